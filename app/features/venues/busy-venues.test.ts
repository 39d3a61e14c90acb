import { expect, test } from 'vitest';
import type { Venue } from '#contract/people/venue.ts';
import { groundsOf } from './busy-venues.ts';

const venue = { name: 'Mwembe Yanga', place: 'Temeke' } as Venue;

test('a venue and the matches at it form one entry', () => {
  const grounds = groundsOf([venue], ['Mwembe Yanga', 'Hindu Mandal', 'Mwembe Yanga', '']);
  expect(grounds).toEqual([
    { name: 'Mwembe Yanga', venue, matchCount: 2 },
    { name: 'Hindu Mandal', venue: null, matchCount: 1 },
  ]);
});

test('venues without matches are listed after those with matches', () => {
  const names = groundsOf([venue], ['B', 'A']).map((ground) => ground.name);
  expect(names).toEqual(['A', 'B', 'Mwembe Yanga']);
});
