import { createRoute } from '@hono/zod-openapi';
import { searchQuerySchema, searchSchema } from '#contract/site/search.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, jsonAnswer } from '#server/platform/http/api.ts';
import { searchAll } from './queries.ts';

const route = createRoute({
  method: 'get',
  path: '/search',
  tags: ['Search'],
  summary: 'Teams, players, leagues and matches by name',
  request: { query: searchQuerySchema },
  responses: answers({ 200: jsonAnswer(searchSchema, 'What was found, ten of each kind') }),
});

export function mountSearch(api: Api, store: Store): void {
  api.openapi(route, async (c) =>
    c.json(await searchAll(store, c.req.valid('query').q, c.var.now), 200),
  );
}
