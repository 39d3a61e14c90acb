import type { Kysely } from 'kysely';
import { keyed } from './keyed-table.ts';

/** Clubs, and the club that a team belongs to. All that a club says is open to everybody. */
export async function clubs(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'club')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sort_name', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('color1', 'text', (c) => c.notNull())
    .addColumn('color2', 'text', (c) => c.notNull())
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('team')
    .addColumn('club_id', 'text', (c) => c.references('club.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('team_club').on('team').column('club_id').execute();
}
