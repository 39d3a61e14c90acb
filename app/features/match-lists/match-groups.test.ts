import { expect, test } from 'vitest';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Match } from '#contract/matches/match.ts';
import { groupByLeague, mergeWaiting } from './match-groups.ts';

const league = { id: 'cup', name: 'Kombe' };
const match = (id: string, startsAt: string) =>
  ({ id, startsAt, league, matchType: 'cup' }) as unknown as Match;
const fixture = (id: string, startsAt: string, of = league) =>
  ({ id, startsAt, league: of }) as unknown as Fixture;
const idsOf = (entries: ReturnType<typeof mergeWaiting>) =>
  entries.map((entry) => (entry.kind === 'match' ? entry.match.id : entry.fixture.id));

test('a fixture without teams stands before the first later match', () => {
  const matches = [match('a', '2026-12-05T06:00Z'), match('b', '2026-12-05T10:00Z')];
  const waiting = [
    fixture('early', '2026-12-05T05:00Z'),
    fixture('between', '2026-12-05T08:00Z'),
    fixture('same', '2026-12-05T10:00Z'),
    fixture('last', '2026-12-06T05:00Z'),
  ];
  expect(idsOf(mergeWaiting(matches, waiting))).toEqual([
    'early',
    'a',
    'between',
    'b',
    'same',
    'last',
  ]);
});

test('matches keep their order among waiting fixtures', () => {
  const latestFirst = [match('b', '2026-12-05T10:00Z'), match('a', '2026-12-05T06:00Z')];
  expect(idsOf(mergeWaiting(latestFirst, []))).toEqual(['b', 'a']);
});

test('a league with waiting fixtures only stands below leagues with matches', () => {
  const other = { id: 'other', name: 'Ligi' };
  const groups = groupByLeague(
    [match('a', '2026-12-05T06:00Z')],
    [fixture('x', '2026-12-05T05:00Z', other), fixture('y', '2026-12-05T08:00Z')],
  );
  expect(groups.map(({ key, matches, waiting }) => [key, matches.length, waiting.length])).toEqual([
    ['cup', 1, 1],
    ['other', 0, 1],
  ]);
});
