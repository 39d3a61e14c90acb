import { createRoute } from '@hono/zod-openapi';
import {
  assignOfficialsSchema,
  createOfficialSchema,
  matchOfficialListSchema,
  officialSchema,
  updateOfficialSchema,
} from '#contract/people/official.ts';
import { idParamSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import {
  type Api,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_CONTENT,
} from '#server/platform/http/api.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { assignOfficials, createOfficial, deleteOfficial, updateOfficial } from './commands.ts';
import { getOfficial, listMatchOfficials } from './queries.ts';

const tags = ['Officials'];
const one = jsonAnswer(officialSchema, 'The official');
const crew = jsonAnswer(matchOfficialListSchema, 'Who officiates the match: names and duties');
const params = idParamSchema;

const routes = {
  one: createRoute({
    method: 'get',
    path: '/officials/{id}',
    tags,
    summary: 'One official (admin)',
    request: { params },
    responses: answers({ 200: one }),
  }),
  create: createRoute({
    method: 'post',
    path: '/officials',
    tags,
    summary: 'New official (admin)',
    request: { body: jsonBody(createOfficialSchema) },
    responses: answers({ 201: one }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/officials/{id}',
    tags,
    summary: 'Change an official (admin)',
    request: { params, body: jsonBody(updateOfficialSchema) },
    responses: answers({ 200: one }),
  }),
  remove: createRoute({
    method: 'delete',
    path: '/officials/{id}',
    tags,
    summary: 'Archive an official (admin); matches keep the name',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  ofMatch: createRoute({
    method: 'get',
    path: '/matches/{id}/officials',
    tags,
    summary: "A match's officials by name and duty",
    request: { params },
    responses: answers({ 200: crew }),
  }),
  assign: createRoute({
    method: 'put',
    path: '/matches/{id}/officials',
    tags,
    summary: "A match's officials, the whole list (admin); its scorers may score it",
    request: { params, body: jsonBody(assignOfficialsSchema) },
    responses: answers({ 200: crew }),
  }),
};

export function mountOfficials(api: Api, store: Store): void {
  api.openapi(routes.one, async (c) => {
    return c.json(await getOfficial(store, c.req.valid('param').id), 200);
  });
  api.openapi(routes.create, async (c) => {
    const id = await createOfficial(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getOfficial(store, id), 201, { location: `/api/v1/officials/${id}` });
  });
  api.openapi(routes.update, async (c) => {
    const { id } = c.req.valid('param');
    await updateOfficial(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getOfficial(store, id), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteOfficial(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.ofMatch, async (c) => {
    const { id } = await getMatch(store, c.req.valid('param').id);
    return c.json({ items: await listMatchOfficials(store.db, id) }, 200);
  });
  api.openapi(routes.assign, async (c) => {
    const { id } = c.req.valid('param');
    await assignOfficials(store, await authorOf(c), id, c.req.valid('json'));
    return c.json({ items: await listMatchOfficials(store.db, id) }, 200);
  });
}
