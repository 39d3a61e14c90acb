import type { Kysely } from 'kysely';

function keyed(db: Kysely<unknown>, table: string) {
  return db.schema.createTable(table).addColumn('id', 'text', (c) => c.primaryKey().notNull());
}

async function told(db: Kysely<unknown>) {
  await keyed(db, 'news')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('league_id', 'text', (c) => c.references('league.id'))
    .addColumn('team_id', 'text', (c) => c.references('team.id'))
    .addColumn('published_at', 'bigint', (c) => c.notNull())
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'venue')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('sort_name', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('latitude', 'real')
    .addColumn('longitude', 'real')
    .addColumn('courts', 'integer', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('archived_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const column of ['published_at', 'league_id', 'team_id'] as const) {
    const columns = [...new Set([column, 'published_at', 'id'])];
    await db.schema.createIndex(`news_${column}`).on('news').columns(columns).execute();
  }
  // Two venues of one name would both be the place of the same matches.
  await db.schema
    .createIndex('venue_name')
    .unique()
    .on('venue')
    .column('sort_name')
    .where('archived_at' as never, 'is', null)
    .execute();
  await db.schema
    .createIndex('match_location')
    .on('match')
    .columns(['location', 'starts_at'])
    .execute();
}

async function heard(db: Kysely<unknown>) {
  await keyed(db, 'feedback')
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('page', 'text')
    .addColumn('read_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'subscriber')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('mailed_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute();
  await db.schema
    .createTable('newsletter_token')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    // Kept without its subscriber: the same link may be followed twice.
    .addColumn('subscriber_id', 'text', (c) => c.references('subscriber.id').onDelete('set null'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('newsletter_token_subscriber')
    .on('newsletter_token')
    .column('subscriber_id')
    .execute();
  await keyed(db, 'newsletter_issue')
    .addColumn('digest', 'text', (c) => c.notNull().unique())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('recipients', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function sent(db: Kysely<unknown>) {
  await keyed(db, 'mail')
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('headers', 'text', (c) => c.notNull())
    .addColumn('bulk', 'integer', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mail_due').on('mail').columns(['bulk', 'due_at']).execute();
}

/** News, venues, feedback, the newsletter and the queue of mails. */
export async function siteNouns(db: Kysely<unknown>): Promise<void> {
  await told(db);
  await heard(db);
  await sent(db);
}
