import { mergeCalls } from '#contract/merges/merge-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { mergeRecords } from './commands.ts';
import { listDoubles, listMerges, previewMerge } from './queries.ts';
import { getMergeSubject } from './records.ts';
import { undoMerge } from './undo.ts';

const routes = routesOf(mergeCalls);

/** Two records of one player, team or club that become one. */
export function mountMerges(api: Api, store: Store): void {
  api.openapi(routes.doubles, async (c) => {
    const { kind } = c.req.valid('query');
    const { actor } = await authorOf(c);
    return c.json(await listDoubles(store.db, actor, kind), 200, NO_STORE);
  });
  api.openapi(routes.list, async (c) => {
    const { kind } = c.req.valid('query');
    const { actor, now } = await authorOf(c);
    return c.json(await listMerges(store.db, actor, kind, now), 200, NO_STORE);
  });
  api.openapi(routes.preview, async (c) => {
    const { kind, id, other } = c.req.valid('param');
    const { actor } = await authorOf(c);
    authorise(actor, 'record:merge', await getMergeSubject(store.db, kind, [id, other]));
    return c.json(await previewMerge(store.db, actor, kind, id, other), 200, NO_STORE);
  });
  api.openapi(routes.merge, async (c) => {
    const { kind, id, other } = c.req.valid('param');
    const author = await authorOf(c);
    const merge = await mergeRecords(store, author, kind, id, other, c.req.valid('json'));
    return c.json(merge, 200, NO_STORE);
  });
  api.openapi(routes.undo, async (c) => {
    const { kind, id, other } = c.req.valid('param');
    await undoMerge(store, await authorOf(c), kind, id, other);
    return c.body(null, 204);
  });
}
