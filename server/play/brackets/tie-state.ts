import { resetFinalState } from '#domain/competition/fixtures/double-elimination.ts';
import { seriesState } from '#domain/competition/fixtures/series.ts';
import {
  type LegResult,
  type TwoLegsRule,
  twoLegsState,
} from '#domain/competition/fixtures/two-legs.ts';
import type { FixtureRow } from '#server/platform/db/tables/fixture-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';

/** A leg with the match that was made of it, if there is one that stands. */
export type Leg = { fixture: FixtureRow; match: MatchRow | undefined };

/** The state of several matches between two teams; `needed`: ids of the legs still to be played. */
export type TieState = { winner?: string; loser?: string; needed: ReadonlySet<string> };

/** The winner of a match whose result stands. */
export function winnerOf(match: MatchRow | undefined): string | undefined {
  if (match === undefined || (match.decided === 0 && match.status !== 'ended')) return undefined;
  if (match.winner === 'team1') return match.team1_id;
  return match.winner === 'team2' ? match.team2_id : undefined;
}

export function loserOf(match: MatchRow | undefined): string | undefined {
  const winner = winnerOf(match);
  if (match === undefined || winner === undefined) return undefined;
  return winner === match.team1_id ? match.team2_id : match.team1_id;
}

/** The legs in their order, all with the same two teams: the first leg's, as the tie names them. */
export function tieState(
  legs: readonly Leg[],
  teams: readonly [string, string],
  rule: TwoLegsRule,
): TieState {
  if (legs.some(({ fixture }) => fixture.rules === 'golden-set')) return twoLegs(legs, teams, rule);
  if (legs.length === 2) return resetFinal(legs, teams);
  const { winner, loser } = seriesState(
    teams,
    legs.length,
    legs.map(({ match }) => winnerOf(match)),
  );
  return decided(winner, loser, winner === undefined ? playable(legs) : []);
}

/** A leg that is only played if needed waits for all before it. */
function playable(legs: readonly Leg[]): Leg[] {
  return legs.filter(
    ({ fixture }, index) =>
      fixture.if_needed === 0 ||
      legs.slice(0, index).every(({ match }) => winnerOf(match) !== undefined),
  );
}

function resetFinal(legs: readonly Leg[], [first, second]: readonly [string, string]): TieState {
  const winners = legs.map(({ match }) => winnerOf(match));
  const { winner, loser, reset } = resetFinalState(first, second, winners);
  return decided(winner, loser, reset ? legs : legs.slice(0, 1));
}

function twoLegs(
  legs: readonly Leg[],
  teams: readonly [string, string],
  rule: TwoLegsRule,
): TieState {
  const [first, second] = teams;
  const results = legs
    .slice(0, 2)
    .flatMap(({ match }) => (winnerOf(match) === undefined ? [] : [legOf(match!, first)]));
  const golden = winnerOf(legs[2]?.match);
  const goldenWinner = golden === undefined ? undefined : golden === first ? 1 : 2;
  const state = twoLegsState(results, rule, goldenWinner);
  if (!state.decided) return { needed: ids(state.goldenSet ? legs : legs.slice(0, 2)) };
  const needed = state.byGoldenSet ? legs : legs.slice(0, 2);
  const [winner, loser] = state.winner === 1 ? [first, second] : [second, first];
  return decided(winner, loser, needed);
}

/** Sets that are missing beside the result leave its rally points unknown. */
function legOf(match: MatchRow, first: string): LegResult {
  const turned = (pair: [number, number]): [number, number] =>
    match.team1_id === first ? pair : [pair[1], pair[0]];
  const wins: [number, number] = [match.team1_wins, match.team2_wins];
  const sets = JSON.parse(match.sets) as { team1Score: number; team2Score: number }[];
  if (sets.length < wins[0] + wins[1]) return { sets: turned(wins) };
  const points = sets.reduce<[number, number]>(
    ([a, b], set) => [a + set.team1Score, b + set.team2Score],
    [0, 0],
  );
  return { sets: turned(wins), points: turned(points) };
}

function decided(
  winner: string | undefined,
  loser: string | undefined,
  legs: readonly Leg[],
): TieState {
  const needed = ids(legs);
  return winner === undefined || loser === undefined ? { needed } : { winner, loser, needed };
}

function ids(legs: readonly Leg[]): Set<string> {
  return new Set(legs.map(({ fixture }) => fixture.id));
}
