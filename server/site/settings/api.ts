import { createRoute } from '@hono/zod-openapi';
import { siteSchema, updateSiteSchema } from '#contract/site/site.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, authorOf, jsonAnswer, jsonBody } from '#server/platform/http/api.ts';
import { updateSite } from './commands.ts';
import { getSite } from './queries.ts';

const tags = ['Site'];
const one = jsonAnswer(siteSchema, 'The settings of the site');

const routes = {
  one: createRoute({
    method: 'get',
    path: '/site',
    tags,
    summary: 'Notice, slogan, contact and links of the site',
    responses: answers({ 200: one }),
  }),
  update: createRoute({
    method: 'patch',
    path: '/site',
    tags,
    summary: 'Change settings of the site (admin); an empty notice is not shown',
    request: { body: jsonBody(updateSiteSchema) },
    responses: answers({ 200: one }),
  }),
};

export function mountSite(api: Api, store: Store): void {
  api.openapi(routes.one, async (c) => c.json(await getSite(store), 200));
  api.openapi(routes.update, async (c) => {
    await updateSite(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getSite(store), 200);
  });
}
