import { textOf } from '#contract/text/text.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { refused, tooMany } from '#server/platform/errors/app-error.ts';

/** Two squads: more at once is not somebody who builds a team. */
const MAX_OPEN = 30;
/** Each new one may be a mail to a player; taken back, it was sent all the same. */
const MAX_A_DAY = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Refuses one more request of a coach who has too many, at once or within a day. */
export async function mustBeFewRequests(db: Database, userId: string, now: number): Promise<void> {
  const open = await db
    .selectFrom('team_request')
    .select('id')
    .where('asked_by', '=', userId)
    .where('state', '=', 'open')
    .limit(MAX_OPEN)
    .execute();
  if (open.length >= MAX_OPEN) {
    throw refused('REQUEST_LIMIT', textOf('claim.tooMany', { max: MAX_OPEN }));
  }
  const today = await db
    .selectFrom('team_request')
    .select('asked_at')
    .where('asked_by', '=', userId)
    .where('asked_at', '>', now - DAY_MS)
    .orderBy('asked_at', 'desc')
    .limit(MAX_A_DAY)
    .execute();
  const oldest = today.at(MAX_A_DAY - 1)?.asked_at;
  if (oldest === undefined) return;
  const wait = Math.ceil((oldest + DAY_MS - now) / 1000);
  throw tooMany(textOf('limit.tomorrow'), wait);
}
