import { createRoute } from '@hono/zod-openapi';
import { idParamSchema } from '#contract/primitives.ts';
import {
  createNewsSchema,
  newsListQuerySchema,
  newsListSchema,
  newsSchema,
  updateNewsSchema,
} from '#contract/site/news.ts';
import type { Store } from '#server/platform/db/store.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
} from '#server/platform/http/api.ts';
import { createNews, deleteNews, updateNews } from './commands.ts';
import { getNews, listNews } from './queries.ts';

const tags = ['News'];
const one = jsonAnswer(newsSchema, 'The news');
const params = idParamSchema;

const routes = {
  list: createRoute({
    method: 'get',
    path: '/news',
    tags,
    summary: 'News, newest first; of one team or league',
    request: { query: newsListQuerySchema },
    responses: answers({ 200: jsonAnswer(newsListSchema, 'A page of news') }),
  }),
  one: createRoute({
    method: 'get',
    path: '/news/{id}',
    tags,
    summary: 'One piece of news',
    request: { params },
    responses: answers({ 200: one }),
  }),
  create: createRoute({
    method: 'post',
    path: '/news',
    tags,
    summary: 'Publish news (admin)',
    request: { body: jsonBody(createNewsSchema) },
    responses: answers({ 201: one }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/news/{id}',
    tags,
    summary: 'Correct news (admin)',
    request: { params, body: jsonBody(updateNewsSchema) },
    responses: answers({ 200: one }),
  }),
  remove: createRoute({
    method: 'delete',
    path: '/news/{id}',
    tags,
    summary: 'Archive news (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};

export function mountNews(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => c.json(await listNews(store, c.req.valid('query')), 200));
  api.openapi(routes.one, async (c) =>
    c.json(await getNews(store, c.req.valid('param').id, await c.var.findActor()), 200),
  );
  api.openapi(routes.create, async (c) => {
    const author = await authorOf(c);
    const id = await createNews(store, author, c.req.valid('json'));
    return c.json(await getNews(store, id, author.actor), 201, { location: `/api/v1/news/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    await updateNews(store, author, id, c.req.valid('json'));
    return c.json(await getNews(store, id, author.actor), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteNews(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
