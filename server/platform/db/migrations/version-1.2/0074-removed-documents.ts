import type { Kysely } from 'kysely';

/** Documents of leagues are set aside before they are deleted. */
export async function removedDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('league_document').addColumn('archived_at', 'bigint').execute();
}
