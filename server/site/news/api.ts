import { newsCalls } from '#contract/site/news-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { readFile } from '#server/platform/http/read-picture.ts';
import { createNews, deleteNews, updateNews } from './commands.ts';
import { putNewsPicture } from './picture.ts';
import { getNews, listNews } from './queries.ts';

const routes = routesOf(newsCalls);

export function mountNews(api: Api, store: Store, storage: Storage): void {
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
  api.openapi(routes.picture, async (c) => {
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    const upload = await readFile(c);
    const { pictureAlt } = c.req.valid('form');
    await putNewsPicture(store, storage, author, id, { upload, alt: pictureAlt });
    return c.json(await getNews(store, id, author.actor), 200);
  });
  api.openapi(routes.noPicture, async (c) => {
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    await putNewsPicture(store, storage, author, id, undefined);
    return c.json(await getNews(store, id, author.actor), 200);
  });
  api.openapi(routes.remove, async (c) => {
    await deleteNews(store, await authorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
}
