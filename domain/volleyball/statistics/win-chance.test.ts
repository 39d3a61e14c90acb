import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scorer } from '../testing/record-match.ts';
import { setWinChance, USUAL_SIDE_OUT, winChance } from './win-chance.ts';

const { indoor } = PRESETS;
const LIMITS = { target: 25, lead: 2, cap: null };
const EVEN = { team1: 0.5, team2: 0.5 };

test('level teams at the start have a half each, the receivers a little more by their side-out', () => {
  expect(setWinChance({ team1: 0, team2: 0, serving: 'team1' }, EVEN, LIMITS)).toBeCloseTo(0.5, 9);
  const receiving = setWinChance({ team1: 0, team2: 0, serving: 'team2' }, USUAL_SIDE_OUT, LIMITS);
  expect(receiving).toBeGreaterThan(0.5);
  expect(receiving).toBeLessThan(0.56);
});

test('set points are worth what the next rallies are', () => {
  const shares = { team1: 0.7, team2: 0.6 };
  // 24:23 and receiving: won at once, or level with the other side serving.
  const level = setWinChance({ team1: 24, team2: 24, serving: 'team2' }, shares, LIMITS);
  const ahead = setWinChance({ team1: 24, team2: 23, serving: 'team2' }, shares, LIMITS);
  expect(ahead).toBeCloseTo(0.7 + 0.3 * level, 9);
  const serving = setWinChance({ team1: 24, team2: 24, serving: 'team1' }, shares, LIMITS);
  // Two in a row, or level again: the exact sums of both states.
  expect(level).toBeCloseTo(0.7 * (0.4 + 0.6 * level) + 0.3 * 0.7 * serving, 6);
});

test('a cap ends a level set, and teams that never lose a reception stay level', () => {
  const capped = { target: 25, lead: 2, cap: 25 };
  const shares = { team1: 0.7, team2: 0.6 };
  expect(setWinChance({ team1: 24, team2: 24, serving: 'team2' }, shares, capped)).toBeCloseTo(0.7);
  const never = { team1: 1, team2: 1 };
  expect(setWinChance({ team1: 0, team2: 0, serving: 'team1' }, never, LIMITS)).toBe(0.5);
});

test('a match is even at its start, moves with each point, and is certain when decided', () => {
  const table = liveMatch(indoor);
  const start = winChance(indoor, table.log.state);
  expect(start).toBeGreaterThan(0.45);
  expect(start).toBeLessThan(0.5);
  table.rallies('1'.repeat(10));
  const ahead = winChance(indoor, table.log.state);
  expect(ahead).toBeGreaterThan(start);
  table.rallies('1'.repeat(15));
  expect(winChance(indoor, table.log.state)).toBeCloseTo(0.6875, 2);
  table.must({ type: 'forfeit', team: 'team1' });
  expect(winChance(indoor, table.log.state)).toBe(0);
  expect(winChance(indoor, scorer(indoor).log.state)).toBeCloseTo(0.5, 9);
});

test('decided matches are won, lost or drawn, and fixed sets may be drawn at their end', () => {
  const rules = { ...PRESETS['fixed-sets'], fixedSets: 2 };
  const after = (...sets: [number, number][]) => {
    const table = scorer(rules);
    table.must({ type: 'start' });
    sets.forEach(([team1Score, team2Score], index) => {
      table.must({ type: 'set-result', set: index + 1, team1Score, team2Score });
    });
    return winChance(rules, table.log.state, EVEN);
  };
  expect(after([25, 20], [25, 20])).toBe(1);
  expect(after([25, 20], [20, 25])).toBe(0.5);
  // One set ahead: won or drawn.
  expect(after([25, 20])).toBeCloseTo(0.75, 9);
  expect(after([20, 25])).toBeCloseTo(0.25, 9);
  expect(after()).toBeCloseTo(0.5, 9);
});
