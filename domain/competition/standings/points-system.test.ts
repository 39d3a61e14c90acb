import { expect, test } from 'vitest';
import { matchPoints, POINTS_SYSTEMS, type PointsScheme, schemeOf } from './points-system.ts';

/** Winner's and loser's points for a set score, winner first. */
function pay(scheme: PointsScheme, winner: number, loser: number): [number, number] {
  return [matchPoints(scheme, winner, loser), matchPoints(scheme, loser, winner)];
}

const PRICES: readonly [string, readonly [number, number], readonly [number, number]][] = [
  ['fivb', [3, 0], [3, 0]],
  ['fivb', [3, 1], [3, 0]],
  ['fivb', [3, 2], [2, 1]],
  ['fivb', [2, 0], [3, 0]],
  ['fivb', [2, 1], [2, 1]],
  ['fivb', [1, 0], [3, 0]],
  ['two-one', [3, 0], [2, 1]],
  ['two-one', [3, 1], [2, 1]],
  ['two-one', [3, 2], [2, 1]],
  ['wins', [3, 0], [1, 0]],
  ['wins', [3, 1], [1, 0]],
  ['wins', [3, 2], [1, 0]],
  ['norceca', [3, 0], [5, 0]],
  ['norceca', [3, 1], [4, 1]],
  ['norceca', [3, 2], [3, 2]],
  ['norceca', [2, 0], [5, 0]],
  ['norceca', [2, 1], [3, 2]],
];

test.each(PRICES)('%s pays %j with %j', (system, [winner, loser], points) => {
  const name = POINTS_SYSTEMS.find((it) => it === system);
  expect(pay(schemeOf(name!), winner, loser)).toEqual(points);
});

test.each([
  ['fivb', 1, 3, 0],
  ['two-one', 1, 2, 0],
  ['wins', 0, 1, 0],
  ['norceca', 2, 5, 0],
] as const)(
  '%s pays a draw %i, the opponent of a forfeit %i, the forfeit %i',
  (system, draw, opponent, forfeit) => {
    const scheme = schemeOf(system);
    expect(pay(scheme, 1, 1)).toEqual([draw, draw]);
    expect(matchPoints(scheme, 3, 0, 'them')).toBe(opponent);
    expect(matchPoints(scheme, 0, 3, 'us')).toBe(forfeit);
  },
);

test('a forfeit after five sets is paid as a forfeit', () => {
  const fivb = schemeOf('fivb');
  expect(matchPoints(fivb, 3, 2, 'them')).toBe(3);
  expect(matchPoints(fivb, 2, 3, 'us')).toBe(0);
});

const ONE_PER_SET: PointsScheme = {
  sweep: [1, 0],
  clear: [1, 0],
  decider: [1, 0],
  draw: 0,
  forfeit: [1, -4],
  perSet: 1,
  perMatch: 1,
};

test('a points system may pay for each set, for winning and for playing', () => {
  expect(pay(ONE_PER_SET, 3, 0)).toEqual([5, 1]);
  expect(pay(ONE_PER_SET, 3, 2)).toEqual([5, 3]);
  expect(pay(ONE_PER_SET, 1, 1)).toEqual([2, 2]);
});

test('a forfeiting team gets no points for playing and may lose points; won sets still count', () => {
  expect(matchPoints(ONE_PER_SET, 3, 0, 'them')).toBe(5);
  expect(matchPoints(ONE_PER_SET, 0, 3, 'us')).toBe(-4);
  expect(matchPoints(ONE_PER_SET, 1, 3, 'us')).toBe(-3);
});

test('a league may name the price of one score', () => {
  const scheme: PointsScheme = { ...schemeOf('fivb'), exact: { '3-1': [4, 1] } };
  expect(pay(scheme, 3, 1)).toEqual([4, 1]);
  expect(pay(scheme, 3, 0)).toEqual([3, 0]);
  expect(pay(scheme, 3, 2)).toEqual([2, 1]);
});

test('a points system may pay three points for a win and one for a draw', () => {
  const scheme: PointsScheme = { ...schemeOf('fivb'), decider: [3, 0], draw: 1 };
  expect(pay(scheme, 1, 0)).toEqual([3, 0]);
  expect(pay(scheme, 1, 1)).toEqual([1, 1]);
});
