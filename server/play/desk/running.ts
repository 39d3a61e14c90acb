import type { DeskMatch } from '#contract/desk/desk.ts';
import { expectedEnd } from '#domain/competition/day/expected-end.ts';
import { instantOf as minuteOf } from '#domain/competition/schedule/calendar.ts';
import { EAT_OFFSET_MS } from '#domain/competition/schedule/local-time.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchFacts } from '#server/play/matches/views.ts';
import { readLog } from '#server/play/scoring/queries.ts';

const HAS_BEGUN: readonly string[] = ['Live', 'suspended'];
export const isRunning = ({ status }: { status: string }) => HAS_BEGUN.includes(status);

/** When matches that have begun leave their courts: minutes since 1970 local, by match. */
export async function endsOf(
  store: Store,
  rows: readonly MatchFacts[],
  minutesOf: (row: MatchFacts) => number,
  now: number,
): Promise<Map<string, number>> {
  const ends = new Map<string, number>();
  for (const row of rows) {
    if (isRunning(row)) {
      const log = await readLog(store.db, row, store.logs);
      const end = expectedEnd(log.state, log.rules, minutesOf(row), now);
      ends.set(row.id, Math.ceil((end + EAT_OFFSET_MS) / 60_000));
    } else if (row.status === 'ended') {
      ends.set(row.id, await endOfEnded(store, row, minutesOf(row)));
    }
  }
  return ends;
}

/** A result that was typed in has no end: it counts as played in its time. */
async function endOfEnded(store: Store, row: MatchFacts, minutes: number): Promise<number> {
  const planned = minuteOf(row.match_date, row.match_time);
  const { state } = await readLog(store.db, row, store.logs);
  const ended = wasScored(state) ? state.endedAt! + EAT_OFFSET_MS : undefined;
  if (ended === undefined) return planned + minutes;
  const local = Math.ceil(ended / 60_000);
  const midnight = minuteOf(row.match_date, '24:00');
  return local > planned && local <= midnight ? local : planned + minutes;
}

function wasScored({ sets, endedAt }: MatchLog['state']): boolean {
  return endedAt !== null && sets.some(({ startedAt }) => startedAt !== null);
}

export function scoreOf(row: MatchFacts): DeskMatch['score'] {
  if (!isRunning(row) && row.status !== 'ended') return null;
  const sets = JSON.parse(row.sets) as { set: number; team1Score: number; team2Score: number }[];
  const open =
    row.current_set === null ? undefined : sets.find(({ set }) => set === row.current_set);
  return {
    sets: [row.team1_wins, row.team2_wins],
    set: isRunning(row) ? row.current_set : null,
    points: [open?.team1Score ?? 0, open?.team2Score ?? 0],
  };
}
