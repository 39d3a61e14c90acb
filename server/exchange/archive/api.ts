import { createRoute } from '@hono/zod-openapi';
import {
  archiveEntrySchema,
  archiveListQuerySchema,
  archiveListSchema,
  archiveParamsSchema,
} from '#contract/administration/archive.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, authorOf, jsonAnswer, NO_STORE } from '#server/platform/http/api.ts';
import { restore } from './commands.ts';
import { getArchiveEntry, listArchive } from './queries.ts';

const tags = ['Archive'];

const routes = {
  list: createRoute({
    method: 'get',
    path: '/archive',
    tags,
    summary: 'What was archived of one kind, the latest first (admin)',
    request: { query: archiveListQuerySchema },
    responses: answers({ 200: jsonAnswer(archiveListSchema, 'A page of the archive') }),
  }),
  restore: createRoute({
    method: 'post',
    path: '/archive/{kind}/{id}/restore',
    tags,
    summary: 'Bring it back (admin)',
    request: { params: archiveParamsSchema },
    responses: answers({ 200: jsonAnswer(archiveEntrySchema, 'What was brought back') }),
  }),
};

export function mountArchive(api: Api, store: Store): void {
  api.openapi(routes.list, async (c) => {
    return c.json(await listArchive(store, c.req.valid('query')), 200, NO_STORE);
  });
  api.openapi(routes.restore, async (c) => {
    const { kind, id } = c.req.valid('param');
    await restore(store, await authorOf(c), kind, id);
    return c.json(await getArchiveEntry(store, kind, id), 200, NO_STORE);
  });
}
