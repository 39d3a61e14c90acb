import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { pointsByReason } from '#domain/volleyball/statistics/points-by.ts';
import { isFullyKnown, longestRun, standing } from './score-flow.ts';

export const FACT_NAMES = [
  ...(['totalPoints', 'attacks', 'blocks', 'aces', 'errors'] as const),
  ...(['servePoints', 'sideOuts', 'run', 'lead'] as const),
] as const;
export type FactName = (typeof FACT_NAMES)[number];
/** Two numbers that are compared, or of a share: `of` is how often it could have happened. */
export type Fact = { name: FactName; team1: number; team2: number; of1?: number; of2?: number };

/**
 * Statistics of both teams: points in all, how they were won where that is recorded, points on own
 * serve, side-outs (points won on the other's serve), longest run and largest lead within a set.
 * Empty unless every point is known.
 */
export function matchFacts(log: MatchLog): Fact[] {
  const sets = log.state.sets;
  if (sets.length === 0 || !sets.every(isFullyKnown)) return [];
  const points = sets.flatMap(standing);
  const served = (side: Side) => points.filter((point) => point.served === side);
  const wonOnServe = (side: Side) => served(side).filter((point) => point.winner === side).length;
  const wonOnReceive = (side: Side) =>
    served(otherSide(side)).filter((point) => point.winner === side).length;
  const facts: Fact[] = [
    fact('totalPoints', (side) => points.filter((point) => point.winner === side).length),
    ...reasonFacts(log),
  ];
  if (points.every((point) => point.served !== null)) {
    facts.push(
      {
        ...fact('servePoints', wonOnServe),
        of1: served('team1').length,
        of2: served('team2').length,
      },
      {
        ...fact('sideOuts', wonOnReceive),
        of1: served('team2').length,
        of2: served('team1').length,
      },
    );
  }
  const runs = sets.map((set) => standing(set).map((point) => point.winner));
  facts.push(
    fact('run', (side) => Math.max(...runs.map((winners) => runOf(winners, side)))),
    fact('lead', (side) => Math.max(...runs.map((winners) => leadOf(winners, side)))),
  );
  return facts;
}

/** Reasons of the points that name one; `errors` are the opponent's. */
function reasonFacts(log: MatchLog): Fact[] {
  const team1 = pointsByReason(log, 'team1');
  const team2 = pointsByReason(log, 'team2');
  if (team1 === null || team2 === null) return [];
  const counts = { team1, team2 };
  return [
    fact('attacks', (side) => counts[side].attack),
    fact('blocks', (side) => counts[side].block),
    fact('aces', (side) => counts[side].ace),
    fact(
      'errors',
      (side) =>
        counts[side]['opponent-serve-error'] +
        counts[side]['opponent-attack-error'] +
        counts[side]['opponent-error'],
    ),
  ];
}

function fact(name: FactName, of: (side: Side) => number): Fact {
  return { name, team1: of('team1'), team2: of('team2') };
}

function runOf(winners: readonly Side[], side: Side): number {
  let best = 0;
  let rest = winners;
  while (rest.length > 0) {
    const end = rest.findIndex((winner) => winner !== rest[0]);
    const stretch = end === -1 ? rest : rest.slice(0, end);
    if (stretch[0] === side) best = Math.max(best, longestRun(stretch)?.length ?? 0);
    rest = end === -1 ? [] : rest.slice(end);
  }
  return best;
}

function leadOf(winners: readonly Side[], side: Side): number {
  let lead = 0;
  let best = 0;
  for (const winner of winners) {
    lead += winner === side ? 1 : -1;
    best = Math.max(best, lead);
  }
  return best;
}
