import type { Database } from '#server/platform/db/connect.ts';
import { newId } from '#server/platform/db/id.ts';
import type { DeliveryAddressRow } from '#server/platform/db/tables/follow-tables.ts';

const ROWS_AT_ONCE = 500;

/** Followers of one team without an account, each with one address; they hear of every set. */
export async function addFollowers(
  db: Database,
  team: string,
  addresses: readonly Pick<DeliveryAddressRow, 'way' | 'address' | 'keys'>[],
  now: number,
): Promise<void> {
  const subject = { kind: 'team' as const, subject_id: team, created_at: now };
  for (let from = 0; from < addresses.length; from += ROWS_AT_ONCE) {
    const part = addresses
      .slice(from, from + ROWS_AT_ONCE)
      .map((address) => ({ id: newId(now), ...address }));
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('follower')
        .values(part.map(({ id }) => ({ id, user_id: null, created_at: now })))
        .execute();
      await tx
        .insertInto('follow')
        .values(part.map(({ id }) => ({ ...subject, follower_id: id })))
        .execute();
      const flags = { sets: 1, start: 0, lineup: 0 };
      await tx
        .insertInto('follow_tell')
        .values(part.map(({ id, way }) => ({ ...subject, ...flags, way, follower_id: id })))
        .execute();
      const place = { language: 'sw', quiet_from: null, quiet_to: null, created_at: now };
      await tx
        .insertInto('delivery_address')
        .values(
          part.map((row) => ({
            ...row,
            ...place,
            follower_id: row.id,
            tries: 0,
            retry_at: null,
            missed: '',
          })),
        )
        .execute();
    });
  }
}
