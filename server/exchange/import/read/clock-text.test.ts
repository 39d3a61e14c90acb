import { expect, test } from 'vitest';
import { timeOf } from './clock-text.ts';

test.each([
  ['16:00', '16:00'],
  ['9:30', '09:30'],
  ['16.00', '16:00'],
  ['16:00:00', '16:00'],
  ['4pm', '16:00'],
  ['4:15 p.m.', '16:15'],
  ['12 am', '00:00'],
  ['0.6666666667', '16:00'],
  ['2026-11-23 16:00', '16:00'],
  ['16', '16'],
  ['2.5', '2.5'],
  ['saa 10', 'saa 10'],
  ['saa 10 jioni', '16:00'],
  ['saa 2:30 asubuhi', '08:30'],
  ['saa 6 mchana', '12:00'],
  ['saa 8 mchana', '14:00'],
  ['saa 5 mchana', '11:00'],
  ['saa 1 usiku', '19:00'],
  ['saa 6 usiku', '00:00'],
])('the time %o is read as %o', (text, time) => {
  expect(timeOf(text)).toBe(time);
});
