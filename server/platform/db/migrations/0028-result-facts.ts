import { type Kysely, sql } from 'kysely';

/**
 * The spectators of a match, and the public reason of its result or of its interruption. A match that
 * was decided without play is over, although nobody pressed End.
 */
export async function resultFacts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('match').addColumn('attendance', 'integer').execute();
  await db.schema.alterTable('match').addColumn('result_reason', 'text').execute();
  await sql`update match set status = 'ended' where decided = 1 and status in ('not started', 'postponed')`.execute(
    db,
  );
}
