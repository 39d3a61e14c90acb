import type { Database } from '#server/platform/db/connect.ts';
import { newestLiveVersion } from '../queries.ts';
import { ALL_CHANNEL, type OpenRoom } from './publish-to-edges.ts';

const HOUR_MS = 3_600_000;
/** Pages open their stream an hour before the match. */
const BEFORE_MS = 1.25 * HOUR_MS;
const LATE_MS = 6 * HOUR_MS;

/** The rooms whose readers wait for beats at `now`, epoch milliseconds. */
export async function findOpenRooms(db: Database, now: number): Promise<OpenRoom[]> {
  // Before the matches: a version that is told late is at most behind what readers have.
  const version = await newestLiveVersion(db);
  const matches = await db
    .selectFrom('match')
    .select(['id', 'version'])
    .where((eb) =>
      eb.or([
        eb('status', '=', 'Live'),
        eb.and([
          eb('status', '=', 'not started'),
          eb('starts_at', '>', now - LATE_MS),
          eb('starts_at', '<', now + BEFORE_MS),
        ]),
      ]),
    )
    .execute();
  const rooms = matches.map(({ id, version }) => ({ channel: id, version }));
  return [{ channel: ALL_CHANNEL, version }, ...rooms];
}
