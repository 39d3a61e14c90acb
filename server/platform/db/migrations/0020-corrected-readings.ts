import { type Kysely, sql } from 'kysely';

type Tables = {
  match: { id: string; rules: string | null };
  match_event: { match_id: string; type: string };
};

/** Entries whose reading was corrected (docs/decisions/0032). */
const READ_ANEW = ['rotation-fault', 'resume', 'sanction'];

/**
 * The points of a league that has its own; then `points_system` says 'own'.
 *
 * Matches with such an entry keep the score that they were played to. A match that both teams
 * forfeited was kept as forfeited by the one that did so first; only such a match is decided without
 * a winner.
 */
export async function correctedReadings(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('league').addColumn('points_scheme', 'text').execute();
  const tables = db as Kysely<Tables>;
  const matches = await tables
    .selectFrom('match')
    .select(['id', 'rules'])
    .where('rules', 'is not', null)
    .where('id', 'in', (eb) =>
      eb.selectFrom('match_event').select('match_id').where('type', 'in', READ_ANEW),
    )
    .execute();
  for (const { id, rules } of matches) {
    const kept = { ...(JSON.parse(rules!) as object), formerReading: true };
    await tables
      .updateTable('match')
      .set({ rules: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute();
  }
  await sql`update match set forfeit = 'both'
    where forfeit is not null and winner is null and decided = 1`.execute(db);
}
