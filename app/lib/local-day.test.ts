import { expect, test } from 'vitest';
import { formatClock, formatDay, formatShortDay, formatStart } from './day-format.ts';
import { isDay, isMonth, localDay } from './local-day.ts';

test('a day in Tanzania begins at 21:00 UTC', () => {
  expect(localDay(Date.parse('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
  expect(localDay(Date.parse('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
});

test('only real days and months are taken from an address', () => {
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2026-11-21')).toBe(true);
  expect(isDay('21/11/2026')).toBe(false);
  expect(isMonth('2026-13')).toBe(false);
  expect(isMonth('2026-11')).toBe(true);
  expect(isMonth('999999-01')).toBe(false);
});

test('dates in rows have the form dd MMM in both languages', () => {
  expect(formatShortDay('en', '2026-09-05')).toBe('05 Sep');
  expect(formatShortDay('sw', '2026-09-05')).toBe('05 Sep');
  expect(formatShortDay('sw', '2026-08-05')).toBe('05 Ago');
});

test('the time of a match follows its date if it is known', () => {
  const match = { matchDate: '2026-09-05', matchTime: '16:00' };
  expect(formatStart('en', match)).toBe('05 Sep 16:00');
  expect(formatStart('sw', { ...match, matchTime: '00:00' })).toBe('05 Sep');
});

test('long days are written as each language writes them', () => {
  expect(formatDay('en', '2026-11-21', 'long')).toBe('Saturday, 21 November 2026');
  expect(formatDay('sw', '2026-11-21', 'long')).toBe('Jumamosi, 21 Novemba 2026');
});

test('times are shown in Tanzanian time with 24 hours', () => {
  expect(formatClock('2026-11-21T13:04:05.000Z')).toBe('16:04:05');
  expect(formatClock('2026-11-21T21:00:00.000Z')).toBe('00:00:00');
});
