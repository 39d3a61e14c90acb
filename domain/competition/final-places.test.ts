import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalPlaces, type PlayedTie } from './final-places.ts';
import { doubleElimination } from './fixtures/double-elimination.ts';
import type { Bracket } from './fixtures/pairing.ts';
import { singleElimination } from './fixtures/single-elimination.ts';
import { teamSlot } from './slots/slot.ts';
import { playOut } from './testing/play-out.ts';

const teamsOf = (count: number) => Array.from({ length: count }, (_, at) => `t${at + 1}`);
const ranksOf = (ties: readonly PlayedTie[]) =>
  Object.fromEntries(finalPlaces([], ties).map(({ team, rank }) => [team, rank]));

function played(bracket: Bracket, results: readonly boolean[]) {
  let next = 0;
  const { matches, placing } = playOut(bracket, () => results[next++ % results.length]!);
  const ties = matches.map(({ label, team1, team2, winner }) => ({
    label,
    teams: [team1, team2] as const,
    winner,
  }));
  return { ties, placing };
}

const count = fc.integer({ min: 2, max: 33 });
const results = fc.array(fc.boolean(), { minLength: 1, maxLength: 70 });

test('a bracket gives each place that its plan names to the same team', () => {
  const brackets = fc.oneof(
    count.map((n) => doubleElimination(teamsOf(n).map(teamSlot), {})),
    fc
      .tuple(count, fc.constantFrom('none', 'third-place', 'all'))
      .map(([n, classification]) =>
        singleElimination(teamsOf(n).map(teamSlot), { classification } as object),
      ),
  );
  fc.assert(
    fc.property(brackets, results, (bracket, wins) => {
      const { ties, placing } = played(bracket, wins);
      const ranks = ranksOf(ties);
      for (const [place, team] of placing) expect([team, ranks[team]]).toEqual([team, place]);
    }),
  );
});

test('every team has one place, and shared places leave the next ones out', () => {
  fc.assert(
    fc.property(count, results, (n, wins) => {
      const { ties } = played(singleElimination(teamsOf(n).map(teamSlot), {}), wins);
      const places = finalPlaces([], ties);
      expect(places.map(({ team }) => team).toSorted()).toEqual(teamsOf(n).toSorted());
      for (const { rank } of places)
        expect(rank).toBe(1 + places.filter((other) => other.rank < rank).length);
    }),
  );
});

const tie = (label: string, a: string, b: string): PlayedTie => ({
  label,
  teams: [a, b],
  winner: a,
});

test('semi-finalists share the third place where no match is played for it', () => {
  expect(ranksOf([tie('SF1', 'a', 'd'), tie('SF2', 'b', 'c'), tie('F', 'a', 'b')])).toEqual({
    a: 1,
    b: 2,
    c: 3,
    d: 3,
  });
});

test('teams outside the knock-out follow by the rank in their tables', () => {
  const table = (...teams: string[]) => teams.map((team, at) => ({ team, rank: at + 1 }));
  const places = finalPlaces(
    [table('a', 'c', 'e'), table('b', 'd', 'f', 'g')],
    [tie('SF1', 'a', 'd'), tie('SF2', 'b', 'c'), tie('P3', 'c', 'd'), tie('F', 'a', 'b')],
  );
  expect(places.map(({ team, rank, tie: label }) => `${rank} ${team} ${label}`)).toEqual([
    '1 a F',
    '2 b F',
    '3 c P3',
    '4 d P3',
    '5 e null',
    '5 f null',
    '7 g null',
  ]);
});

test('a final without a winner leaves the first place shared', () => {
  expect(ranksOf([{ label: 'F', teams: ['a', 'b'] }])).toEqual({ a: 1, b: 1 });
});

test('a league without a knock-out has the ranks of its table', () => {
  const table = [
    { team: 'a', rank: 1 },
    { team: 'b', rank: 2 },
    { team: 'c', rank: 2 },
  ];
  expect(finalPlaces([table], []).map(({ rank }) => rank)).toEqual([1, 2, 2]);
});

test('the loser of a round with byes takes the place behind a full bracket', () => {
  const teams = teamsOf(29).map(teamSlot);
  const bracket = singleElimination(teams, { classification: 'all' });
  const { ties, placing } = played(bracket, [false]);
  expect(ranksOf(ties)[placing.get(29)!]).toBe(29);
});

test('teams beaten for the places 5 to 8 share the seventh, before whoever plays for the ninth', () => {
  const ties = [
    tie('P5-8.1', 'e', 'g'),
    tie('P5-8.2', 'f', 'h'),
    tie('P9', 'i', 'j'),
    tie('P5', 'e', 'f'),
  ];
  const higher = [tie('SF1', 'a', 'c'), tie('SF2', 'b', 'd'), tie('F', 'a', 'b')];
  const places = Object.entries(ranksOf([...ties, ...higher]));
  expect(places.map(([team, rank]) => `${rank}${team}`).toSorted()).toEqual(
    '10j 1a 2b 3c 3d 5e 6f 7g 7h 9i'.split(' '),
  );
});

test('a tie for the places 17 to 32 is read with all its digits', () => {
  const ties = [tie('P17-32.10', 'x', 'y'), tie('P17-24.1', 'x', 'z'), tie('P25-32.1', 'y', 'w')];
  expect(ranksOf(ties)).toEqual({ x: 1, z: 2, y: 3, w: 4 });
});

test('the sooner a team is beaten on the way, the further behind it is', () => {
  const ties = ['R32-12', 'R16-3', 'QF1', 'SF2'].map((label, at) => tie(label, 'a', `b${at}`));
  expect(ranksOf([...ties, tie('F', 'a', 'c')])).toEqual({
    a: 1,
    c: 2,
    b3: 3,
    b2: 4,
    b1: 5,
    b0: 6,
  });
});
