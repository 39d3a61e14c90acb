import { leagueDocumentCalls } from '#contract/documents/league-document-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { readFile } from '#server/platform/http/read-picture.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { addDocument, removeDocument } from './commands.ts';
import { listDocuments } from './queries.ts';

const routes = routesOf(leagueDocumentCalls);

export function mountDocuments(api: Api, store: Store, storage: Storage): void {
  api.openapi(routes.list, async (c) => {
    const { id } = await getLeague(store, c.req.valid('param').id);
    return c.json({ items: await listDocuments(store, id), next: null }, 200);
  });
  api.openapi(routes.add, async (c) => {
    const { id: leagueId } = c.req.valid('param');
    const upload = await readFile(c);
    const { name } = c.req.valid('form');
    const author = await authorOf(c);
    const added = await addDocument(store, storage, author, { leagueId, input: { name }, upload });
    return c.json(added, 201);
  });
  api.openapi(routes.remove, async (c) => {
    const { id: leagueId, document } = c.req.valid('param');
    await removeDocument(store, await authorOf(c), { leagueId, id: document });
    return c.body(null, 204);
  });
}
