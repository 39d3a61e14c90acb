import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

async function createOfficials(db: Kysely<unknown>) {
  await keyed(db, 'official')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sort_name', 'text', (c) => c.notNull())
    .addColumn('level', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('match_official')
    .addColumn('match_id', 'text', (c) => c.notNull().references('match.id'))
    .addColumn('official_id', 'text', (c) => c.notNull().references('official.id'))
    .addColumn('duty', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('match_official_pk', ['match_id', 'official_id'])
    .execute();
  await db.schema
    .createIndex('match_official_official')
    .on('match_official')
    .column('official_id')
    .execute();
}

async function createPartners(db: Kysely<unknown>) {
  await keyed(db, 'partner')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sort_name', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('logo', 'text')
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('league')
    .addColumn('partner_id', 'text', (c) => c.references('partner.id'))
    .execute();
}

/** Officials and their duties, partners, drafts of news, feedback that is done with, trail by day. */
export async function officialsAndPartners(db: Kysely<unknown>): Promise<void> {
  await createOfficials(db);
  await createPartners(db);
  await db.schema
    .alterTable('news')
    .addColumn('draft', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('feedback').addColumn('done_at', 'bigint').execute();
  await db.schema.createIndex('audit_at').on('audit').columns(['at', 'id']).execute();
  await db.schema.createIndex('audit_actor').on('audit').columns(['actor_id', 'id']).execute();
}
