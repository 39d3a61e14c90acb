import type { Kysely } from 'kysely';

/** A PIN beside the token of a scorer link, for whoever cannot open the link. */
export async function scorerPins(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('scorer_link').addColumn('pin_hash', 'text').execute();
  await db.schema
    .createIndex('scorer_link_pin')
    .unique()
    .on('scorer_link')
    .column('pin_hash')
    .execute();
}
