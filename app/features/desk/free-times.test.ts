import { expect, test } from 'vitest';
import { freeTimes } from './free-times.ts';

const match = (expectedStart: string, expectedEnd: string, status = 'not started') => ({
  id: expectedStart,
  status,
  expectedStart,
  expectedEnd,
});

test('a court has a free time in each gap that is long enough, and one behind the last match', () => {
  const there = [match('09:00', '10:00'), match('10:30', '11:33'), match('13:00', '14:00')];
  expect(freeTimes(there, 60, '08:02')).toEqual(['11:35', '14:00']);
  expect(freeTimes(there, 30, '08:02')).toEqual(['08:05', '10:00', '11:35', '14:00']);
});

test('a match that was called off takes no court', () => {
  expect(freeTimes([match('09:00', '10:00', 'postponed')], 60, '09:00')).toEqual(['09:00']);
});

test('nothing begins that would go on after midnight', () => {
  expect(freeTimes([match('20:00', '23:30')], 60, '20:00')).toEqual([]);
});
