import type { LiveScore } from '#contract/matches/live.ts';
import type { Store } from '#server/platform/db/store.ts';
import { standingLine } from './live-line.ts';
import { readLog } from './queries.ts';

/** The line of a match as it stands; undefined where there is no such match. */
export async function findStandingLine(
  store: Store,
  id: string,
  now: number,
): Promise<LiveScore | undefined> {
  const row = await store.db
    .selectFrom('match')
    .select(['id', 'seq', 'rules', 'league_id', 'match_type', 'version'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const log = await readLog(store.db, row, store.logs);
  store.logs.keep(id, row.seq, log);
  return standingLine(id, row.version, log, now);
}
