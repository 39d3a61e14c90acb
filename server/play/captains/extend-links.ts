import type { Database } from '#server/platform/db/connect.ts';
import { REPORT_DAYS } from './captains.ts';

/** Captains who are away for a week still confirm. */
export const LINK_LIFE_MS = REPORT_DAYS * 24 * 60 * 60 * 1000;

/** A match that moves takes its links along: they are open until two weeks after the new date. */
export async function extendCaptainLinks(
  db: Database,
  matchId: string,
  startsAt: number,
): Promise<void> {
  const expires_at = startsAt + LINK_LIFE_MS;
  await db
    .updateTable('captain_link')
    .set({ expires_at })
    .where('match_id', '=', matchId)
    .where('expires_at', '<', expires_at)
    .execute();
}
