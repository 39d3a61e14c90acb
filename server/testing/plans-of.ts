import { CompiledQuery, type RootOperationNode } from 'kysely';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';

/** SQLite's plan for each query that `run` makes. */
export async function plansOf(
  store: Store,
  run: (store: Store) => Promise<unknown>,
): Promise<string[]> {
  const queries: RootOperationNode[] = [];
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await run({ ...store, db });
  const plans = queries.map(async (node) => {
    const query = store.db.getExecutor().compileQuery(node, { queryId: newId(0) });
    const { rows } = await store.db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
    );
    return rows.map(({ detail }) => detail);
  });
  return (await Promise.all(plans)).flat();
}
