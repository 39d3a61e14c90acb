/**
 * The table of a league, a group or a pool.
 *
 * | regulation          | match points                   | order of criteria                                 |
 * |---------------------|--------------------------------|---------------------------------------------------|
 * | FIVB since 2011     | 3-0, 3-1: 3/0; 3-2: 2/1        | wins, points, set ratio, point ratio, last match   |
 * |                     |                                | of two, head-to-head of three and more            |
 * | FIVB until 2010     | win 2, loss 1, forfeit 0       | points, wins, point ratio, set ratio              |
 * | PlusLiga, Germany   | 3-0, 3-1: 3/0; 3-2: 2/1        | points, wins, set ratio, point ratio, head-to-head |
 * | NORCECA             | 5/0, 4/1, 3/2                  | wins, points, point ratio, set ratio              |
 * | beach pool          | win 2, loss 1, forfeit 0       | points, wins, head-to-head, set ratio, point ratio |
 * | NCAA [M]            | none                           | share of wins, head-to-head                       |
 * | CEV pools [M]       | as FIVB                        | as FIVB                                           |
 *
 * - A forfeit is lost 0-3 (0-25, 0-25, 0-25) and earns no point; the default score can be changed.
 * - Ratios are compared exactly. Nothing lost is MAX, two MAX are level; nothing played comes last.
 * - Head-to-head: the level teams' matches among themselves by the same criteria, and again for
 *   those who are still level; two teams: the last of their meetings.
 * - Who has not played stands below who is level and has.
 * - Not broken: the rank is shared, or a recorded lot decides.
 * - Points taken or given by the organiser are added after the match points are summed; they have no
 *   part in head-to-head and in partial views.
 */
import { type Criterion, DEFAULT_CRITERIA } from './criteria.ts';
import {
  type Adjustment,
  addDecisions,
  type LastPlacing,
  latestForEach,
  mustHave,
} from './decisions.ts';
import type { Explanation } from './explanation.ts';
import {
  DEFAULT_SCORE,
  type DefaultScore,
  hasResult,
  type MatchSide,
  type StandingsMatch,
  sidesOf,
} from './match-side.ts';
import { byTimeOfPlay } from './meeting-order.ts';
import { type Lot, orderTeams } from './order-of-teams.ts';
import { type PointsScheme, type PointsSystem, schemeOf } from './points-system.ts';
import { type StandingsRow, standingsRow } from './standings-row.ts';
import { addSide, recordOf, type TeamRecord } from './tally.ts';
import { rankingCriteria } from './tie-break.ts';
import { criteriaInView, type StandingsView, sidesInView } from './view.ts';
import { applyWithdrawals, type UnplayedFixture, type Withdrawal } from './withdrawals.ts';

export type { Adjustment, LastPlacing } from './decisions.ts';
export type { StandingsMatch } from './match-side.ts';
export type { StandingsRow } from './standings-row.ts';

export type StandingsInput = {
  /** Ids. Matches name only these. */
  readonly teams: readonly string[];
  /** Finished matches that count. */
  readonly matches: readonly StandingsMatch[];
  /** Matches of the calendar without a result: what a withdrawal may award. */
  readonly fixtures?: readonly UnplayedFixture[];
  readonly pointsSystem?: PointsSystem | PointsScheme;
  readonly criteria?: readonly Criterion[];
  readonly defaultScore?: DefaultScore;
  readonly adjustments?: readonly Adjustment[];
  /** Teams that rested in a Swiss round, as often as they did: each is a win by the default score. */
  readonly byes?: readonly string[];
  /** In the order of the decisions; the last one on a team counts, here and in `placings`. */
  readonly withdrawals?: readonly Withdrawal[];
  readonly placings?: readonly LastPlacing[];
  /** In the order of drawing; the latest one that covers all level teams counts. */
  readonly lots?: readonly Lot[];
  readonly view?: StandingsView;
  /** Team names by id, for the printed order within a shared rank. */
  readonly names?: Readonly<Record<string, string>>;
};

export type Standings = {
  readonly rows: readonly StandingsRow[];
  /** One for each pair of neighbours, from the top: `rows.length - 1` of them. */
  readonly explanations: readonly Explanation[];
};

/**
 * The table, independent of the order of the input.
 *
 * Throws when a match names a team outside `teams` or one team twice, or when two matches with
 * one id differ: the caller's mistake.
 */
export function computeStandings(input: StandingsInput): Standings {
  const {
    view = 'all',
    criteria = DEFAULT_CRITERIA,
    pointsSystem = 'fivb',
    defaultScore = DEFAULT_SCORE,
    fixtures = [],
    withdrawals: decided = [],
    names = {},
    lots = [],
  } = input;
  // The decisions of an organiser belong to the whole table.
  const decisions: Partial<StandingsInput> = view === 'all' ? input : {};
  const { adjustments = [], byes = [], placings = [] } = decisions;
  // In one order, whatever the order of the input: it shows in the names of level teams.
  const teams = [...new Set(input.teams)].sort();
  const withdrawals = latestForEach(decided);
  const lastPlacings = latestForEach(placings);
  const finished = onceEach(input.matches).filter(hasResult);
  const { matches, annulled } = applyWithdrawals(finished, fixtures, withdrawals);

  const scheme = schemeOf(pointsSystem);
  const sidesOfMatch = (match: StandingsMatch) => sidesOf(match, scheme, defaultScore);
  const records = recordsOf(teams, [...matches].sort(byTimeOfPlay).map(sidesOfMatch), view);
  for (const team of byes) {
    addSide(mustHave(records, team, 'Bye').tally, sidesOfMatch({ ...BYE, team1: team })[0]);
  }
  addDecisions(records, adjustments, withdrawals, lastPlacings, annulled);
  const context = { records, criteria: rankingCriteria(criteriaInView(criteria, view)) };
  const order = orderTeams(teams, context, lots, byName(names));
  const rows = order.map(({ team, rank }, index) =>
    standingsRow(team, { rank, position: index + 1 }, records.get(team) as TeamRecord),
  );
  return { rows, explanations: order.flatMap((it) => it.explanation ?? []) };
}

/** A win without an opponent: in the sums, in no form and in no head-to-head. */
const BYE = { id: 'bye', team2: '', sets: [], setsWon: [0, 0], forfeit: 'team2' } as const;

/** A match that is handed in twice counts once. */
function onceEach(matches: readonly StandingsMatch[]): StandingsMatch[] {
  const byId = new Map<string, StandingsMatch>();
  for (const match of matches) {
    const known = byId.get(match.id) ?? match;
    if (known !== match && essence(known) !== essence(match)) {
      throw new Error(`Match ${match.id} is there twice and differs`);
    }
    byId.set(match.id, known);
  }
  return [...byId.values()];
}

/** The facts that say something: a match without a forfeit is one whose forfeit is null. */
function essence(match: StandingsMatch): string {
  return JSON.stringify(
    Object.entries(match)
      .filter(([, fact]) => fact)
      .sort(),
  );
}

function recordsOf(
  teams: readonly string[],
  matches: readonly (readonly MatchSide[])[],
  view: StandingsView,
): Map<string, TeamRecord> {
  const sides = new Map<string, MatchSide[]>(teams.map((team) => [team, []]));
  for (const side of matches.flat()) {
    const { match, team, opponent } = side;
    if (team === opponent) throw new Error(`Match ${match.id} names one team twice`);
    mustHave(sides, team, `Match ${match.id}`).push(side);
  }
  return new Map([...sides].map(([team, own]) => [team, recordOf(sidesInView(own, view))]));
}

/**
 * VIS: last resort alphabetic, here within a shared rank. By code unit without capitals, so that no
 * machine's language changes a table; teams of one name stay in the order of their ids.
 */
function byName(names: Readonly<Record<string, string>>): (a: string, b: string) => number {
  const nameOf = (team: string) => (names[team] ?? team).toLowerCase();
  return (a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b)));
}
