import type { MatchSet, MatchStatus } from '#contract/matches/match.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
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

/**
 * The columns by which lists and pages show a match. A decided one is over for everybody at once,
 * whether or not somebody pressed End as well; undo makes it live again. One that rules play on for no
 * count is live while such a set is played.
 */
export function shownStatus({ status, decided, currentSet }: MatchState): MatchStatus {
  const isOpen = status === 'Live' || status === 'not started' || status === 'postponed';
  return decided && isOpen && currentSet === null ? 'ended' : status;
}

export function projectState(state: MatchState): Projection {
  return {
    status: shownStatus(state),
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
    forfeit: state.doubleForfeit ? 'both' : state.forfeit,
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
