import { type Kysely, sql } from 'kysely';

/** Adds the version of a match's plan, and the time of its last change, for calendars. */
export async function matchPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('plan_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('match')
    .addColumn('plan_changed_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update match set plan_changed_at = updated_at`.execute(db);
}
