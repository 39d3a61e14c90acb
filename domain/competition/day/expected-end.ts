import type { MatchRules } from '../../volleyball/match-rules.ts';
import type { SetState } from '../../volleyball/set-state.ts';

/** A match that is being played, as far as its end rests on it. Instants are epoch milliseconds. */
export type PlayedMatch = {
  sets: readonly Pick<SetState, 'team1Score' | 'team2Score' | 'over' | 'startedAt' | 'endedAt'>[];
  team1Wins: number;
  team2Wins: number;
  decided: boolean;
};

const MINUTE_MS = 60_000;
/** Of the time that a court is taken: the rest is warm-up, intervals and the way off the court. */
const SHARE_OF_PLAY = 0.75;
/** A set of one match alone says little: the length that the plan expects counts as one more. */
const WEIGHT_OF_PLAN = 1;
const AFTER_MATCH_MINUTES = 5;
/** A set that has gone on for its whole length is not over yet. */
const MOST_OF_SET = 0.95;

/**
 * The instant at which a match is expected to leave its court: the sets that are still to be played, both
 * sides taken as equal, at the pace of those that are over.
 *
 * @param planMinutes the time for which its plan gives it the court
 */
export function expectedEnd(
  match: PlayedMatch,
  rules: Pick<MatchRules, 'setsToWin' | 'fixedSets' | 'target'>,
  planMinutes: number,
  now: number,
): number {
  const afterwards = AFTER_MATCH_MINUTES * MINUTE_MS;
  if (match.decided) return now + afterwards;
  const wins = [match.team1Wins, match.team2Wins] as const;
  const planned = (planMinutes * SHARE_OF_PLAY * MINUTE_MS) / setsToCome(rules, [0, 0], 0);
  const lengths = match.sets.flatMap(({ over, startedAt, endedAt }) =>
    over && startedAt !== null && endedAt !== null && endedAt > startedAt
      ? [endedAt - startedAt]
      : [],
  );
  const sum = lengths.reduce((total, length) => total + length, 0);
  const perSet = (sum + planned * WEIGHT_OF_PLAN) / (lengths.length + WEIGHT_OF_PLAN);
  const played = match.sets.filter(({ over }) => over).length;
  const open = match.sets.find(({ over }) => !over);
  const points = open ? Math.max(open.team1Score, open.team2Score) : 0;
  const done = Math.min(MOST_OF_SET, points / rules.target);
  return now + Math.max(0, setsToCome(rules, wins, played) - done) * perSet + afterwards;
}

type Format = Pick<MatchRules, 'setsToWin' | 'fixedSets'>;

/** The mean number of sets that are still to be begun or ended. */
function setsToCome(rules: Format, [a, b]: readonly [number, number], played: number): number {
  const { setsToWin, fixedSets } = rules;
  if (fixedSets !== null) return Math.max(0, fixedSets - played);
  const most = setsToWin ?? 1;
  if (a >= most || b >= most) return 0;
  return 1 + (setsToCome(rules, [a + 1, b], 0) + setsToCome(rules, [a, b + 1], 0)) / 2;
}
