/**
 * The criteria by which teams are ranked, in the order that a competition's regulation gives.
 *
 * - `wins`, `points` (match points after deductions), `setsWon`, `pointsWon`
 * - `setRatio`, `pointRatio`: won to lost, compared exactly; `setDifference`, `pointDifference`
 * - `winShare`, `setShare`, `pointShare`: won of all played; `pointsPerMatch`: match points per
 *   match. For pools of unequal size.
 * - `winsIfPlayedEqual`: wins, only between teams that have played equally often
 * - `headToHead`: a table of the level teams' matches among themselves
 * - `lastMatch`: two level teams only, the winner of their last meeting
 */
export const CRITERIA = [
  'wins',
  'points',
  'setRatio',
  'pointRatio',
  'headToHead',
  'setDifference',
  'pointDifference',
  'setsWon',
  'pointsWon',
  'winShare',
  'setShare',
  'pointShare',
  'pointsPerMatch',
  'winsIfPlayedEqual',
  'lastMatch',
] as const;

export type Criterion = (typeof CRITERIA)[number];

/**
 * `unplayed`: of level teams, those that have played stand above those that have not. It comes last in
 * every order, and once more before each criterion that compares the level teams with each other. Without
 * it there, a third level team that has not played yet would stop the comparison of the other two.
 */
export type RankingCriterion = Criterion | 'unplayed';

/**
 * FIVB since 2011: victories first. Two teams still level: the one that won their last match; three and
 * more: the same criteria on the matches among them.
 */
export const DEFAULT_CRITERIA: readonly Criterion[] = [
  'wins',
  'points',
  'setRatio',
  'pointRatio',
  'lastMatch',
  'headToHead',
];

/** Orders in use, by the body that uses them. */
export const CRITERIA_OF = {
  fivb: DEFAULT_CRITERIA,
  /** As the FIVB, but all meetings count also between two teams, and only then the last of them. */
  winsThenMeetings: ['wins', 'points', 'setRatio', 'pointRatio', 'headToHead'],
  /** PlusLiga, SuperLega, the German leagues. */
  pointsFirst: ['points', 'wins', 'setRatio', 'pointRatio', 'headToHead'],
  /** VIS 2010-1: the ratio of rally points came before the ratio of sets. */
  fivbUntil2010: ['points', 'wins', 'pointRatio', 'setRatio'],
  norceca: ['wins', 'points', 'pointRatio', 'setRatio'],
  beachPool: ['points', 'wins', 'headToHead', 'setRatio', 'pointRatio'],
  swiss: ['points', 'winsIfPlayedEqual', 'setRatio', 'pointRatio', 'headToHead'],
  /** [M] Share of wins, no match points. */
  ncaa: ['winShare', 'headToHead'],
  /** Kew: pools in which teams play unequally often. */
  average: ['pointsPerMatch', 'setShare', 'pointShare'],
} as const satisfies Record<string, readonly Criterion[]>;
