import type { Kysely } from 'kysely';

/** Indexes by which names that were changed are read again without those that were not. */
export async function namesByChange(db: Kysely<unknown>): Promise<void> {
  for (const table of ['player', 'team'] as const) {
    await db.schema
      .createIndex(`${table}_changed`)
      .on(table)
      .columns(['updated_at', 'id'])
      .execute();
  }
}
