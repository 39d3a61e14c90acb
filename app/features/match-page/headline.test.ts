import { expect, test } from 'vitest';
import { coursePath as grownPath } from '#app/features/updater/score-flow.ts';
import { en } from '#app/messages/en.ts';
import type { Match } from '#contract/matches/match.ts';
import { headlineOf } from './headline.ts';
import { intervalClock } from './play/interval-clock.ts';
import { pointSide } from './play/point-side.ts';
import { shortNameOf, surnameOf } from './play/shirt-names.ts';
import { coursePath, flowPanels, lastPoint } from './statistics/flow-panels.ts';

const words = { t: en } as Parameters<typeof headlineOf>[1];
const set = (team1Score: number, team2Score: number) => ({
  team1Score,
  team2Score,
  winner: team1Score > team2Score ? 'team1' : 'team2',
});
const match = (facts: object) =>
  ({
    team1: { name: 'JKT' },
    team2: { name: 'KVZ' },
    winner: null,
    forfeit: null,
    sets: [],
    ...facts,
  }) as unknown as Match;

test('an ended match has a headline from its facts', () => {
  const five = [set(25, 20), set(20, 25), set(25, 20), set(20, 25), set(15, 6)];
  expect(headlineOf(match({ winner: 'team1', sets: five }), words)).toBe(
    'JKT take it in five, 15–6 in the last',
  );
  const three = [set(20, 25), set(20, 25), set(23, 25)];
  expect(headlineOf(match({ winner: 'team2', sets: three }), words)).toBe(
    'KVZ win in straight sets, 25–23 in the last',
  );
});

test('a forfeit has a headline, a match without sets or without a winner has none', () => {
  expect(headlineOf(match({ winner: 'team1', forfeit: 'team2' }), words)).toBe(
    'KVZ forfeited the match.',
  );
  expect(headlineOf(match({ winner: 'team1' }), words)).toBeNull();
  expect(headlineOf(match({ sets: [set(25, 20)] }), words)).toBeNull();
});

test('the next set begins three minutes after the last entry', () => {
  const at = Date.parse('2026-11-23T11:01:20Z');
  const log = {
    rules: { discipline: 'indoor' },
    events: [{ at }],
    state: { sets: [{ set: 1, over: true }] },
  } as unknown as Parameters<typeof intervalClock>[0];
  expect(intervalClock(log)).toEqual({ rests: [180, 180, 180, 180], backAt: '14:04' });
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 1],
  [5, 2],
  [6, 3],
  [7, 0],
])('the start of moment %i is written as %i', (moment, side) => {
  expect(pointSide(moment)).toBe(side);
});

test('names are shortened to fit a court and a list', () => {
  expect(surnameOf('Zainabu Ali Makame')).toBe('Makame');
  expect(shortNameOf('Zainabu Makame')).toBe('Z. Makame');
  expect(shortNameOf('Zainabu')).toBe('Zainabu');
});

test('the width of a set follows its points, and only the largest lead is named', () => {
  const flow = (number: number, leads: number[], over = true) => ({
    set: number,
    team1Score: 0,
    team2Score: 0,
    over,
    leads,
    timeouts: [],
    run: null,
  });
  const { panels, height } = flowPanels([
    flow(1, [0, 1, 2, 3]),
    flow(2, [0, -1, -2, -3, -4, -5, -6]),
  ]);
  expect(height).toBe(6);
  expect(panels[1]!.width).toBeCloseTo(2 * panels[0]!.width, 0);
  expect(panels.map(({ largest }) => largest)).toEqual([null, { after: 6, lead: -6 }]);
  expect(flowPanels([flow(1, [0, 1], false)]).panels[0]?.points).toBe(46);
});

test('the course that a page is sent with is the one that a script makes point by point', () => {
  const leads = [0, 1, 2, 1, 0, -1];
  let path = coursePath([0]);
  for (const [points, lead] of leads.entries()) {
    path = grownPath(path, (points + lead) / 2, (points - lead) / 2);
  }
  expect(path).toBe(coursePath(leads));
  expect(path).toBe('M0 0v-1h1v-1h1v1h1v1h1v1h1V0');
  expect([lastPoint(leads), lastPoint([0])]).toEqual(['M5 1h0', '']);
});
