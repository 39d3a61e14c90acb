import { expect, test } from 'vitest';
import type { MatchStatus } from '#contract/matches/match.ts';
import type { Venue } from '#contract/people/venue.ts';
import { groundsOf } from './busy-venues.ts';

const TODAY = '2026-11-23';
const venue = { name: 'Mwembe Yanga', place: 'Temeke' } as Venue;

function matchAt(location: string, matchDate = '2026-11-01', status: MatchStatus = 'ended') {
  const startsAt = `${matchDate}T13:00:00.000Z`;
  return { location, matchDate, matchTime: '16:00', startsAt, status };
}

test('a venue and the matches at it form one entry', () => {
  const locations = ['Mwembe Yanga', 'Hindu Mandal', 'Mwembe Yanga', ''];
  const grounds = groundsOf(
    [venue],
    locations.map((name) => matchAt(name)),
    TODAY,
  );
  expect(grounds).toEqual([
    { name: 'Mwembe Yanga', venue, matchCount: 2, next: null },
    { name: 'Hindu Mandal', venue: null, matchCount: 1, next: null },
  ]);
});

test('venues without matches are listed after those with matches', () => {
  const grounds = groundsOf([venue], [matchAt('B'), matchAt('A')], TODAY);
  expect(grounds.map(({ name }) => name)).toEqual(['A', 'B', 'Mwembe Yanga']);
});

test('the next match of a ground is the first from today on that has not started', () => {
  const [ground] = groundsOf(
    [],
    [
      matchAt('A', '2026-12-05', 'not started'),
      matchAt('A', '2026-11-28', 'not started'),
      matchAt('A', '2026-11-24', 'cancelled'),
      matchAt('A', '2026-11-20', 'not started'),
    ],
    TODAY,
  );
  expect(ground?.next?.matchDate).toBe('2026-11-28');
});
