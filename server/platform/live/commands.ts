import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/connect.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';

/**
 * Drops the oldest changes, all but the newest `keep`. Readers and nodes that are further behind
 * than that are told to read again (resync), never left with a gap.
 *
 * @returns how many rows went
 */
export async function pruneChanges(db: Database, keep: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const result = await tx
      .deleteFrom('change')
      .where('version', '<=', (eb) =>
        eb
          .selectFrom('counter')
          .where('name', '=', 'change')
          .select((counter) => counter('value', '-', keep).as('oldest')),
      )
      .executeTakeFirst();
    const count = Number(result.numDeletedRows);
    await countForgotten(tx, count);
    return count;
  });
}

/** Changes dropped on purpose are counted, so that one missing for another reason is noticed. */
export async function countForgotten(db: Kysely<Tables>, count: number): Promise<void> {
  await db
    .insertInto('counter')
    .values({ name: 'forgotten', value: count })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((eb) => ({ value: eb('counter.value', '+', eb.ref('excluded.value')) })),
    )
    .execute();
}
