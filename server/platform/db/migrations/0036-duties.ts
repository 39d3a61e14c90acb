import type { Kysely } from 'kysely';
import { keyed } from './keyed-table.ts';

/** The answers of officials to their duties, the days on which they cannot come, and private links. */
export async function duties(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['answer', 'text'],
    ['answered_at', 'bigint'],
    ['answered_plan', 'integer'],
  ] as const;
  for (const [name, type] of columns) {
    await db.schema.alterTable('match_official').addColumn(name, type).execute();
  }
  await db.schema
    .alterTable('match_official')
    .addColumn('answer_reason', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await keyed(db, 'official_absence')
    .addColumn('official_id', 'text', (c) => c.notNull().references('official.id'))
    .addColumn('first_day', 'text', (c) => c.notNull())
    .addColumn('last_day', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'duty_link')
    .addColumn('official_id', 'text', (c) => c.notNull().references('official.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('own_calendar')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('official_id', 'text', (c) => c.references('official.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const table of ['official_absence', 'duty_link', 'own_calendar']) {
    await db.schema.createIndex(`${table}_official`).on(table).column('official_id').execute();
  }
}
