import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scorer } from '../testing/record-match.ts';
import { rotationBalance } from './rotation-balance.ts';

const indoor = PRESETS.indoor;

test('the balance of each rotation follows the team’s side-outs', () => {
  const table = liveMatch(indoor);
  // team1 serves: one point, loses one; then side-out, two points, loses one.
  table.rallies('12112');
  const team1 = rotationBalance(table.log, 'team1')!;
  expect(team1[0]).toEqual({ rotation: 1, won: 2, lost: 1, balance: 1 });
  expect(team1[1]).toEqual({ rotation: 2, won: 1, lost: 1, balance: 0 });
  expect(team1.length).toBe(6);
  const team2 = rotationBalance(table.log, 'team2')!;
  expect(team2[0]).toEqual({ rotation: 1, won: 1, lost: 1, balance: 0 });
  expect(team2[1]).toEqual({ rotation: 2, won: 1, lost: 2, balance: -1 });
});

test('in beach the first serve of the receiver is its first player', () => {
  const table = liveMatch(PRESETS.beach);
  table.rallies('2212');
  const team2 = rotationBalance(table.log, 'team2')!;
  expect(team2[0]).toEqual({ rotation: 1, won: 3, lost: 1, balance: 2 });
  expect(team2[1]).toEqual({ rotation: 2, won: 0, lost: 0, balance: 0 });
});

test('after a gap, or without a first serve, rotations are not counted', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(rotationBalance(table.log, 'team1')).toBe(null);
  table.rallies('11');
  expect(rotationBalance(table.log, 'team1')).toBe(null);
  const gap = liveMatch(indoor);
  gap.must({ type: 'set-score', set: 1, team1Score: 2, team2Score: 2, serving: 'team1' });
  gap.rallies('1');
  expect(rotationBalance(gap.log, 'team1')).toBe(null);
  const late = liveMatch(indoor);
  late.rallies('1');
  late.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 2, serving: 'team1' });
  late.rallies('2');
  expect(rotationBalance(late.log, 'team1')?.[0]).toMatchObject({ won: 1, lost: 0 });
});

test('in beach the side that serves first turns with its first side-out', () => {
  const table = liveMatch(PRESETS.beach);
  table.rallies('2112');
  const team1 = rotationBalance(table.log, 'team1')!;
  expect(team1[0]).toMatchObject({ won: 1, lost: 1 });
  expect(team1[1]).toMatchObject({ won: 1, lost: 1 });
});
