import type { Kysely } from 'kysely';

/** The day, hour and place that a match was published with, where it was moved since. */
export async function movedFrom(db: Kysely<unknown>): Promise<void> {
  for (const table of ['match', 'fixture'] as const)
    await db.schema.alterTable(table).addColumn('moved_from', 'text').execute();
}
