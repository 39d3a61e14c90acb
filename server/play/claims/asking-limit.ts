import { textOf } from '#contract/text/text.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { refused, tooMany } from '#server/platform/errors/app-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The limit of one person's requests to others, who may each get a mail about it. */
export type AskingLimit = {
  /** One row for each time that somebody asked, and its column with who did. */
  rows: { table: 'player_claim'; by: 'user_id' } | { table: 'team_request'; by: 'asked_by' };
  mostOpen: number;
  /** Also those that were taken back: the mail was sent all the same. */
  mostADay: number;
  /** Refuses one more than may be open at once. */
  refusal: string;
};

/** Refuses to ask once more for somebody who asks too much, at once or within a day. */
export async function mustBeFew(
  db: Database,
  userId: string,
  now: number,
  { rows: { table, by }, mostOpen, mostADay, refusal }: AskingLimit,
): Promise<void> {
  const asker = db.dynamic.ref<'id'>(by);
  const open = await db
    .selectFrom(table)
    .select('id')
    .where(asker, '=', userId)
    .where('state', '=', 'open')
    .limit(mostOpen)
    .execute();
  if (open.length >= mostOpen) {
    throw refused(refusal, textOf('claim.tooMany', { max: mostOpen }));
  }
  const today = await db
    .selectFrom(table)
    .select('asked_at')
    .where(asker, '=', userId)
    .where('asked_at', '>', now - DAY_MS)
    .orderBy('asked_at', 'desc')
    .limit(mostADay)
    .execute();
  const oldest = today.at(mostADay - 1)?.asked_at;
  if (oldest === undefined) return;
  const wait = Math.ceil((oldest + DAY_MS - now) / 1000);
  throw tooMany(textOf('limit.tomorrow'), wait);
}
