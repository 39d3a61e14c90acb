import { expect, test } from 'vitest';
import { movedFromAfter } from './moved-from.ts';

const PUBLISHED = {
  match_date: '2026-12-05',
  match_time: '09:00',
  location: 'Hall',
  court: null,
  moved_from: null as string | null,
};

test('a match keeps the place of its publication through several moves, and forgets it once back', () => {
  const first = movedFromAfter(PUBLISHED, { match_time: '10:00' }, 0);
  const place = { matchDate: '2026-12-05', matchTime: '09:00', location: 'Hall', court: null };
  expect(JSON.parse(first!)).toEqual({ ...place, movedAt: '1970-01-01T00:00:00.000Z' });
  const moved = { ...PUBLISHED, match_time: '10:00', moved_from: first };
  const second = movedFromAfter(moved, { location: 'Beach', court: '2' }, 1000);
  expect(JSON.parse(second!)).toEqual({ ...place, movedAt: '1970-01-01T00:00:01.000Z' });
  const again = { ...moved, location: 'Beach', court: '2', moved_from: second };
  expect(movedFromAfter(again, PUBLISHED, 2000)).toBeNull();
});

test('changes beside day, hour and place leave what is known of a move as it is', () => {
  expect(movedFromAfter(PUBLISHED, {}, 0)).toBeNull();
  const moved = { ...PUBLISHED, moved_from: '{"matchDate":"2026-12-04"}' };
  expect(movedFromAfter(moved, { match_time: '09:00' }, 0)).toBe(moved.moved_from);
});
