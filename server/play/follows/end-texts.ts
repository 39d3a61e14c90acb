import type { Transaction } from 'kysely';
import type { FollowKey } from '#contract/accounts/follows.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';

/**
 * Ends results to a number, of one subject or of all, with the proof that somebody asked for them: else
 * a late confirmation would begin them again. A number that hears of nothing is not kept.
 */
export async function endTexts(
  db: Transaction<Tables>,
  number: string | undefined,
  subject?: FollowKey,
): Promise<void> {
  if (number === undefined) return;
  const optIns = db
    .deleteFrom('sms_opt_in')
    .where('address', '=', number)
    .where('kind', '!=', 'office');
  await (subject
    ? optIns.where('kind', '=', subject.kind).where('subject_id', '=', subject.id)
    : optIns
  ).execute();
  const place = await db
    .selectFrom('delivery_address')
    .select('follower_id')
    .where('way', '=', 'sms')
    .where('address', '=', number)
    .executeTakeFirst();
  if (!place) return;
  const { follower_id: follower } = place;
  const follows = db.deleteFrom('follow').where('follower_id', '=', follower);
  await (subject
    ? follows.where('kind', '=', subject.kind).where('subject_id', '=', subject.id)
    : follows
  ).execute();
  const left = await db
    .selectFrom('follow')
    .select('subject_id')
    .where('follower_id', '=', follower)
    .limit(1)
    .executeTakeFirst();
  if (left) return;
  await db.deleteFrom('follower').where('id', '=', follower).execute();
  await db
    .updateTable('sms')
    .set({ state: 'stopped', number: null })
    .where('address', '=', number)
    .where('kind', '=', 'result')
    .where('state', '=', 'planned')
    .execute();
}
