import type { Kysely } from 'kysely';

/** Adds a text to the picture of a piece of news, for people who do not see it. */
export async function newsPictureAlt(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('news').addColumn('picture_alt', 'text').execute();
}
