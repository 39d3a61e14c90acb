import type { Transaction } from 'kysely';
import type { Tables } from './tables/tables.ts';

/** Everything about a telephone number goes; messages keep their cost under no number. */
export async function forgetNumber(db: Transaction<Tables>, address: string): Promise<void> {
  const follower = await db
    .selectFrom('delivery_address')
    .select('follower_id')
    .where('way', '=', 'sms')
    .where('address', '=', address)
    .executeTakeFirst();
  if (follower) await db.deleteFrom('follower').where('id', '=', follower.follower_id).execute();
  await db.deleteFrom('captain_number').where('address', '=', address).execute();
  await db.deleteFrom('sms_opt_in').where('address', '=', address).execute();
  const rows = await db
    .selectFrom('sms')
    .select(['id', 'state'])
    .where('address', '=', address)
    .execute();
  for (const { id, state } of rows)
    await db
      .updateTable('sms')
      .set({
        address: `gone:${id}`,
        number: null,
        text: '',
        state: state === 'planned' ? 'stopped' : state,
      })
      .where('id', '=', id)
      .execute();
}
