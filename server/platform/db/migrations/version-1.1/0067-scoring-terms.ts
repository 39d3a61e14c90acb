import type { Kysely } from 'kysely';

/** Adds the facts of a competition for the scorer's table, as JSON; a match may have its own, and a number. */
export async function scoringTerms(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('league').addColumn('scoring', 'text').execute();
  await db.schema.alterTable('match').addColumn('scoring', 'text').execute();
  await db.schema.alterTable('match').addColumn('number', 'text').execute();
}
