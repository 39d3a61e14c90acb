import { expect, test } from 'vitest';
import { dayOf, orderShownBy, readDay } from './days.ts';

const NOW = Date.UTC(2026, 10, 23);

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-23 16:00', '2026-11-23'],
  ['2001/4/3', '2001-04-03'],
  ['23/11/2026', '2026-11-23'],
  ['3.4.2001', '2001-04-03'],
  ['3-4-2001', '2001-04-03'],
  ['3 / 4 / 2001', '2001-04-03'],
  ['3/4/01', '2001-04-03'],
  ['3/4/98', '1998-04-03'],
  ['12 Machi 1999', '1999-03-12'],
  ['12-Mar-99', '1999-03-12'],
  ['tarehe 3 mwezi wa 4 mwaka 2001', '2001-04-03'],
  ['March 12, 1999', '1999-03-12'],
  ['1st Sept 2004', '2004-09-01'],
  ['11/23/2026', '2026-11-23'],
  ['1998', '1998-12-31'],
  ['36984', '2001-04-03'],
  ['Jumamosi 5/12/2026', '2026-12-05'],
])('the birth %o is read as %o where the day comes first', (text, day) => {
  expect(dayOf(readDay(text, 'birth', NOW)!, 'day')).toBe(day);
});

test.each(['3/4.2026', 'labda', '12 Foo 1999', '1/2', ''])('%o is no day', (text) => {
  expect(readDay(text, 'birth', NOW)).toBeUndefined();
});

test('two digits of a year are of this century for a match', () => {
  expect(readDay('23/11/98', 'match', NOW)).toEqual({ kind: 'day', day: '2098-11-23' });
  expect(readDay('1998', 'match', NOW)).toBeUndefined();
  expect(readDay('46032', 'match', NOW)).toBeUndefined();
});

test('a day that may be read in two ways keeps both', () => {
  expect(readDay('3/4/01', 'birth', NOW)).toEqual({
    kind: 'two',
    byDay: '2001-04-03',
    byMonth: '2001-03-04',
  });
  expect(readDay('4/4/01', 'birth', NOW)).toEqual({ kind: 'day', day: '2001-04-04' });
});

test.each([
  ['23/11/2026', 'day'],
  ['11/23/26', 'month'],
  ['3/4/2026', undefined],
  ['2026-11-23', undefined],
  ['45/45/2026', undefined],
])('%o shows which number is the day: %o', (text, order) => {
  expect(orderShownBy(text)).toBe(order);
});
