import { expect, test } from 'vitest';
import { instantOf, timeOf } from './calendar.ts';
import { expectedTimes } from './expected-times.ts';
import type { Constraint, MatchToSchedule } from './problem.ts';

const date = '2026-12-12';
const minuteOf = (time: string) => instantOf(date, time);

/** The times to be expected of two matches of team `b`, of 90 minutes each, on two courts. */
function expectedStarts(
  [first, second]: [string, string],
  known: Parameters<typeof expectedTimes>[2],
  constraints: Constraint[] = [],
): string[] {
  const matches: MatchToSchedule[] = [
    { id: 'x', minutes: 90, teams: ['a', 'b'] },
    { id: 'y', minutes: 90, teams: ['b', 'c'] },
  ];
  const problem = {
    matches,
    courts: ['1', '2'],
    openHours: [{ date, opens: '08:00', closes: '20:00' }],
    constraints,
  };
  const schedule = [
    { match: 'x', court: '1', date, time: first },
    { match: 'y', court: '2', date, time: second },
  ];
  return [...expectedTimes(problem, schedule, known).values()].map(({ start }) => timeOf(start));
}

test('a match that has not begun is expected no earlier than now, to the next five minutes', () => {
  const at = (now: string) => expectedStarts(['10:00', '14:00'], { now: minuteOf(now) });
  expect(at('09:00')).toEqual(['10:00', '14:00']);
  expect(at('10:21')).toEqual(['10:25', '14:00']);
});

test('a match is expected no earlier than it was said to begin', () => {
  const notBefore = new Map([['x', minuteOf('10:40')]]);
  expect(expectedStarts(['10:00', '14:00'], { notBefore })).toEqual(['10:40', '14:00']);
});

const LATE = { ends: new Map([['x', minuteOf('12:00')]]) };
const after = (...constraints: Constraint[]) =>
  expectedStarts(['10:00', '12:40'], LATE, constraints)[1];

test('a hard rest is kept behind a match that ends late, a soft one and another rule are not', () => {
  expect(after({ kind: 'minimum-rest', minutes: 60, weight: 'hard' })).toBe('13:00');
  expect(after({ kind: 'minimum-rest', minutes: 60, weight: 4 })).toBe('12:40');
  const daily = { kind: 'matches-per-day', most: 1, weight: 'hard' } as const;
  expect(after(daily)).toBe('12:40');
  expect(after({ kind: 'minimum-rest', minutes: 60, weight: 'hard' }, daily)).toBe('13:00');
});

test.each([
  [['x'], '13:00'],
  [['y'], '13:00'],
  [['z'], '12:40'],
])('a rest of the matches %j counts where one of the two is among them', (matches, start) => {
  expect(after({ kind: 'minimum-rest', minutes: 60, weight: 'hard', matches })).toBe(start);
});
