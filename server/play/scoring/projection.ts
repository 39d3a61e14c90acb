import type { LiveScore } from '#contract/matches/live.ts';
import type { MatchSet } from '#contract/matches/match.ts';
import { RALLY_REASONS } from '#domain/volleyball/events.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import type { SetState } from '#domain/volleyball/set-state.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';

/** The columns of a match that repeat what its log says, for lists and pages. */
export type Projection = Pick<
  MatchRow,
  | 'status'
  | 'sets'
  | 'team1_wins'
  | 'team2_wins'
  | 'winner'
  | 'decided'
  | 'serving'
  | 'set_point'
  | 'match_point'
  | 'detail'
  | 'current_set'
  | 'forfeit'
  | 'sheet_version'
>;

const MINUTE_MS = 60_000;

export function projectState(state: MatchState): Projection {
  return {
    status: state.status,
    sets: JSON.stringify(setsOf(state)),
    team1_wins: state.team1Wins,
    team2_wins: state.team2Wins,
    winner: state.winner,
    decided: state.decided ? 1 : 0,
    serving: state.serving,
    set_point: state.setPoint,
    match_point: state.matchPoint,
    detail: state.detail,
    current_set: state.currentSet,
    forfeit: state.forfeit,
    sheet_version: state.sheetVersion,
  };
}

function setsOf(state: MatchState): MatchSet[] {
  return state.sets.map((set) => ({
    set: set.set,
    team1Score: set.team1Score,
    team2Score: set.team2Score,
    winner: set.winner,
    irregular: set.irregular,
    minutes:
      set.startedAt !== null && set.endedAt !== null && set.endedAt >= set.startedAt
        ? minuteOf(set.endedAt) - minuteOf(set.startedAt)
        : null,
  }));
}

/** A score sheet holds hours and minutes: a set lasts from the minute it began to that of its end. */
function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS);
}

/**
 * The line that viewers get, at most 120 bytes for a rally.
 *
 * @param isWhole false where more changed than the line says: `full` tells readers to read again
 * @param hasMore line-ups or uses changed: `more` tells those who show them
 */
export function liveLine(
  matchId: string,
  version: number,
  state: MatchState,
  isWhole: boolean,
  hasMore = false,
): string {
  const more: Pick<LiveScore, 'more' | 'full'> = {
    ...(hasMore ? { more: 1 } : {}),
    ...(isWhole ? {} : { full: 1 }),
  };
  return JSON.stringify({ ...scoreOf(matchId, version, state), ...more });
}

/** Nothing was played: the line says who writes from now on, and repeats the score. */
export function penLine(
  matchId: string,
  version: number,
  state: MatchState,
  epoch: number,
): string {
  const line: LiveScore = { ...scoreOf(matchId, version, state), pen: epoch };
  return JSON.stringify(line);
}

function scoreOf(matchId: string, version: number, state: MatchState): LiveScore {
  const set = state.sets.at(-1);
  return {
    id: matchId,
    v: version,
    s: state.status,
    wins: [state.team1Wins, state.team2Wins],
    set: set?.set ?? 0,
    score: [set?.team1Score ?? 0, set?.team2Score ?? 0],
    serve: state.serving === null ? 0 : state.serving === 'team1' ? 1 : 2,
    ...reasonOf(set),
  };
}

/** Six bytes and two digits: a line with a reason still keeps to its 120 bytes. */
function reasonOf(set: SetState | undefined): Pick<LiveScore, 'y'> {
  const { reason, player } = set?.points.at(-1) ?? {};
  if (!reason || reason === 'unknown') return {};
  const shirt = player != null && player < 100 ? player : 0;
  return { y: 100 * (RALLY_REASONS.indexOf(reason) + 1) + shirt };
}
