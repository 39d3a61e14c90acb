import type { Kysely } from 'kysely';

/** The readers of a piece of news: null is everybody. */
export async function newsLanguage(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('news').addColumn('language', 'text').execute();
}
