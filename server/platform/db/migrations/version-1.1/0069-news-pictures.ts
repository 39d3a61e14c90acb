import type { Kysely } from 'kysely';

/** Adds the picture of a piece of news. */
export async function newsPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('news').addColumn('picture', 'text').execute();
  await db.schema.alterTable('news').addColumn('picture_width', 'integer').execute();
  await db.schema.alterTable('news').addColumn('picture_height', 'integer').execute();
}
