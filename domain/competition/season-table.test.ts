import { expect, test } from 'vitest';
import { seasonTable } from './season-table.ts';

const placed = (...teams: string[]) => teams.map((team, at) => ({ team, rank: at + 1 }));

/** Made up, in the manner of a beach tour: the four losers of the quarter-finals have equal points. */
const POINTS = [800, 720, 640, 560, 480, 480, 480, 480, 400];

test('points of several tournaments are added, level teams stand by their best place', () => {
  const rows = seasonTable([
    { points: [10, 6, 4], places: placed('Kibo', 'Meru', 'Chui', 'Faru') },
    { points: [10, 6, 4], places: placed('Chui', 'Kibo', 'Meru') },
    { points: [2], places: placed('Chui') },
  ]);
  expect(rows).toEqual([
    { rank: 1, team: 'Chui', points: 16, leagues: 3, best: 1 },
    { rank: 1, team: 'Kibo', points: 16, leagues: 2, best: 1 },
    { rank: 3, team: 'Meru', points: 10, leagues: 2, best: 2 },
    { rank: 4, team: 'Faru', points: 0, leagues: 1, best: 4 },
  ]);
  const level = seasonTable([
    { points: [6, 6], places: placed('Meru', 'Kibo') },
    { points: [0, 0], places: placed('Faru') },
  ]);
  expect(level.map(({ rank, team }) => `${rank} ${team}`)).toEqual(['1 Meru', '2 Kibo', '3 Faru']);
});

test('of two with the same points the better place is first, and fewer points never are', () => {
  const level = [{ points: [6, 6], places: placed('Meru', 'Kibo') }];
  const ranks = (leagues: Parameters<typeof seasonTable>[0]) =>
    seasonTable(leagues).map(({ rank, team }) => `${rank} ${team}`);
  expect(ranks(level)).toEqual(['1 Meru', '2 Kibo']);
  expect(ranks([...level, { points: [5], places: placed('Faru') }])).toEqual([
    '1 Meru',
    '2 Kibo',
    '3 Faru',
  ]);
});

test('four losers of quarter-finals share fifth place and get its points in full (points made up)', () => {
  const fifth = ['E', 'F', 'G', 'H'].map((team) => ({ team, rank: 5 }));
  const rows = seasonTable([{ points: POINTS, places: [...placed('A', 'B', 'C', 'D'), ...fifth] }]);
  expect(rows.map(({ points }) => points)).toEqual([800, 720, 640, 560, 480, 480, 480, 480]);
  expect(rows.map(({ rank, team }) => `${rank}${team}`)).toEqual(
    '1A 2B 3C 4D 5E 5F 5G 5H'.split(' '),
  );
});
