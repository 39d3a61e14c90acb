import type { ImportResult } from '#contract/administration/import.ts';
import { importCalls } from '#contract/administration/import-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, authorOf, routesOf } from '#server/platform/http/api.ts';
import { faultyFile, importFixtures, importPeople } from './commands.ts';
import { tableFileOf } from './read/table-file.ts';

const routes = routesOf(importCalls);

export function mountImport(api: Api, store: Store): void {
  api.openapi(routes.fixtures, async (c) => {
    const file = await tableFileOf(c.req);
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    const query = c.req.valid('query');
    const result = await importFixtures(store, author, id, file, query);
    return c.json(query.partial ? result : withoutErrors(result), 200);
  });
  api.openapi(routes.people, async (c) => {
    const file = await tableFileOf(c.req);
    const { table } = c.req.valid('param');
    const author = await authorOf(c);
    return c.json(await importPeople(store, author, table, file, c.req.valid('query')), 200);
  });
}

/** Throws what is wrong with a file. */
function withoutErrors(result: ImportResult): ImportResult {
  if (result.errors.length === 0) return result;
  throw faultyFile(result);
}
