import type { Kysely } from 'kysely';

/** Tells the plans that only administrators see from those that are published: all so far. */
export async function draftPlans(db: Kysely<unknown>): Promise<void> {
  for (const table of ['fixture', 'league_group'] as const)
    await db.schema
      .alterTable(table)
      .addColumn('is_draft', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
}
