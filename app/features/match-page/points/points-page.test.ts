import { expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { liveMatch } from '#domain/volleyball/testing/record-match.ts';
import { keyMoments } from './key-moments.ts';
import { pointsPage, readChoice } from './points-page.ts';

const ALL = { set: null, team: null, asText: false } as const;

function playedSet() {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1111');
  table.must({ type: 'timeout', team: 'team2' });
  table.must({ type: 'rally', winner: 'team2', reason: 'block', player: 9 });
  return table;
}

test('points and time-outs stand in the order of play, the newest first', () => {
  const [set] = pointsPage(playedSet().log, ALL, null).sets;
  expect(set?.lines.map((line) => line.kind)).toEqual([
    'point',
    'timeout',
    ...Array(4).fill('point'),
  ]);
  expect(set?.lines[0]).toMatchObject({
    team: 'team2',
    team1Score: 4,
    team2Score: 1,
    reason: 'block',
    player: 9,
  });
});

test('the last point of a run of four shows the length of the run', () => {
  const [set] = pointsPage(playedSet().log, ALL, null).sets;
  expect(set?.lines.map((line) => (line.kind === 'point' ? line.run : null))).toEqual([
    null,
    null,
    4,
    null,
    null,
    null,
  ]);
});

test('the filter of a team leaves out the other team’s points and time-outs', () => {
  const [set] = pointsPage(playedSet().log, { ...ALL, set: null, team: 'team2' }, null).sets;
  expect(set?.lines.map(({ kind, team }) => `${kind} ${team}`)).toEqual([
    'point team2',
    'timeout team2',
  ]);
});

test('a point taken back is not shown', () => {
  const table = playedSet();
  const last = table.log.events.at(-1)!;
  table.must({ type: 'void', target: last.id });
  const [set] = pointsPage(table.log, ALL, null).sets;
  expect(set?.lines.filter((line) => line.kind === 'point')).toHaveLength(4);
});

test('the last set is shown if no set, or an unplayed set, is chosen', () => {
  const table = playedSet();
  table.rallies('1'.repeat(21));
  table.must({ type: 'set-start', set: 2 });
  table.rallies('22');
  expect(pointsPage(table.log, ALL, null).chosen).toBe(2);
  expect(pointsPage(table.log, { ...ALL, set: 5, team: null }, null).chosen).toBe(2);
  expect(
    pointsPage(table.log, { ...ALL, set: 1, team: null }, null).sets.map(({ set }) => set),
  ).toEqual([1]);
  const all = pointsPage(table.log, { ...ALL, set: 'all', team: null }, null);
  expect([all.known, all.sets.map(({ set }) => set)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test.each([
  ['', ALL],
  ['set=3&team=1', { set: 3, team: 'team1', asText: false }],
  ['set=all&team=2&text', { set: 'all', team: 'team2', asText: true }],
  ['set=33&team=x', ALL],
])('the address %s chooses', (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
});

test('the key moments name the longest run, the largest lead and a lost lead', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1'.repeat(6) + '2'.repeat(25));
  const moments = keyMoments(table.log.state.sets);
  expect(moments.map(({ name, team, n }) => [name, team, n])).toEqual([
    ['run', 'team2', 25],
    ['lead', 'team2', 19],
    ['comeback', 'team2', 6],
  ]);
  expect(moments[2]).toMatchObject({ team1Score: 6, team2Score: 0 });
});
