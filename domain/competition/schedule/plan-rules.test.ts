import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, minuteOfDay, weekdayOf } from './calendar.ts';
import { findClashes } from './find-clashes.ts';
import { areApart, isOfFinals, type PlanRule } from './plan-rules.ts';
import type { Appointment } from './problem.ts';
import {
  courtsOf,
  type SeasonEntry,
  type SeasonSettings,
  seasonOf,
  seasonProblem,
} from './season.ts';
import { solveSchedule } from './solve-schedule.ts';

const SETTINGS: SeasonSettings = {
  days: [0, 1, 2, 3, 4, 5, 6],
  opens: '08:00',
  closes: '20:00',
  venues: [
    { location: 'Ukumbi', courts: 2 },
    { location: 'Bustani', courts: 1 },
  ],
  matchMinutes: 90,
  restMinutes: 0,
  matchesPerDay: 3,
  blackouts: [],
};

/** On Saturday, 5 December 2026, unless told. */
function entry(id: string, teams: string, time: string, facts: Partial<SeasonEntry> = {}) {
  return {
    id,
    team1: { id: teams[0] ?? null },
    team2: { id: teams[1] ?? null },
    matchDate: '2026-12-05',
    matchTime: time,
    location: 'Ukumbi',
    court: '1',
    after: [],
    status: 'not started',
    ...facts,
  };
}

function findings(rule: PlanRule, entries: readonly SeasonEntry[]) {
  const { problem, schedule } = seasonOf({ ...SETTINGS, rules: [rule] }, entries);
  return findClashes(problem, schedule);
}

const codes = (rule: PlanRule, ...entries: SeasonEntry[]) =>
  findings(rule, entries).map(({ code, matches }) => `${code} ${matches.join('+')}`);

test('a match of a team on a day of the week on which it never plays is named', () => {
  const rule: PlanRule = { kind: 'weekdays', team: 'A', never: [6] };
  const sunday = { matchDate: '2026-12-06' };
  expect(
    findings(rule, [
      entry('1', 'AB', '08:00'),
      entry('2', 'CA', '10:00', sunday),
      entry('3', 'BC', '12:00'),
    ]),
  ).toEqual([
    { code: 'NEVER_ON_THIS_DAY', weight: 'hard', matches: ['1'], team: 'A', date: '2026-12-05' },
  ]);
});

test('a match of a team before its earliest or beyond its latest hour is named', () => {
  const rule: PlanRule = { kind: 'hours', team: 'A', notBefore: '10:00', notAfter: '16:00' };
  const at = (time: string) => codes(rule, entry('1', 'BA', time), entry('2', 'BC', '08:00'));
  expect(['09:59', '10:00', '14:30', '14:31'].map((time) => at(time).length)).toEqual([1, 0, 0, 1]);
  expect(at('09:59')).toEqual(['OUTSIDE_HOURS_OF_TEAM 1']);
  expect(
    codes({ kind: 'hours', team: 'A', notBefore: '10:00' }, entry('1', 'AB', '18:00')),
  ).toEqual([]);
  expect(codes({ kind: 'hours', team: 'A', notAfter: '16:00' }, entry('1', 'AB', '08:00'))).toEqual(
    [],
  );
});

test('two teams that may not play at once may play against each other, and one after the other', () => {
  const rule: PlanRule = { kind: 'not-at-once', teams: ['A', 'B'] };
  const beside = { court: '2' };
  expect(codes(rule, entry('1', 'AC', '08:00'), entry('2', 'DB', '09:00', beside))).toEqual([
    'TEAMS_AT_ONCE 1+2',
  ]);
  expect(codes(rule, entry('1', 'BC', '08:00'), entry('2', 'AD', '09:00', beside))).toEqual([
    'TEAMS_AT_ONCE 1+2',
  ]);
  expect(codes(rule, entry('1', 'AC', '08:00'), entry('2', 'DB', '09:30', beside))).toEqual([]);
  expect(codes(rule, entry('1', 'AB', '08:00'), entry('2', 'CD', '08:00', beside))).toEqual([]);
});

test('a home match elsewhere is named, a match that the team plays away is not', () => {
  const rule: PlanRule = { kind: 'home', team: 'A', venue: 'Bustani' };
  const garden = { location: 'Bustani', court: null };
  expect(codes(rule, entry('1', 'AB', '08:00'))).toEqual(['NOT_AT_HOME 1']);
  expect(codes(rule, entry('1', 'AB', '08:00', garden))).toEqual([]);
  expect(codes(rule, entry('1', 'BA', '08:00'))).toEqual([]);
  // A match of another league has its own rules.
  expect(codes(rule, entry('1', 'AB', '08:00', { kind: 'elsewhere' }))).toEqual([]);
});

test('a final or semi-final on another day of the week than its own is named', () => {
  const rule: PlanRule = { kind: 'finals', days: [0] };
  const played = (round: string, facts: Partial<SeasonEntry> = {}) =>
    codes(rule, entry('1', 'AB', '08:00', { round, ...facts }));
  expect(played('F')).toEqual(['FINAL_ON_ANOTHER_DAY 1']);
  expect(played('SF2')).toEqual(['FINAL_ON_ANOTHER_DAY 1']);
  expect(played('F', { matchDate: '2026-12-06' })).toEqual([]);
  expect(played('QF1')).toEqual([]);
  expect(played('F', { kind: 'elsewhere' })).toEqual([]);
  expect(['F1', 'F.2', 'SF1.3', 'P3', 'R16', undefined, null].map(isOfFinals)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a team has time to travel between two venues, and none is asked for within one', () => {
  const rule: PlanRule = { kind: 'travel', minutes: 60 };
  const garden = { location: 'Bustani', court: null };
  const first = entry('1', 'AB', '08:00');
  expect(codes(rule, first, entry('2', 'AC', '10:29', garden))).toEqual(['TRAVEL_TOO_SHORT 1+2']);
  expect(codes(rule, first, entry('2', 'AC', '10:30', garden))).toEqual([]);
  expect(codes(rule, first, entry('2', 'AC', '09:30', { court: '2' }))).toEqual([]);
  expect(codes(rule, first, entry('2', 'DC', '09:30', garden))).toEqual([]);
  expect(codes(rule, first, entry('F', '', '09:30', { ...garden, after: ['1'] }))).toEqual([
    'TRAVEL_TOO_SHORT 1+F',
  ]);
});

test('courts whose place is not known are not apart', () => {
  const places = { a: 'Ukumbi', b: 'Bustani', c: 'Ukumbi' };
  const pairs = [
    ['a', 'b'],
    ['a', 'c'],
    ['a', 'x'],
    ['x', 'a'],
  ] as const;
  expect(pairs.map(([a, b]) => areApart(places, a, b))).toEqual([true, false, false, false]);
});

test('a plan that is found breaks no rule, whatever the rules are', () => {
  const team = fc.constantFrom('A', 'B', 'C', 'D');
  const day = fc.integer({ min: 0, max: 6 });
  const rule: fc.Arbitrary<PlanRule> = fc.oneof(
    fc.record({
      kind: fc.constant('weekdays' as const),
      team,
      never: fc.uniqueArray(day, { minLength: 1, maxLength: 4 }),
    }),
    fc.record({
      kind: fc.constant('hours' as const),
      team,
      notBefore: fc.constantFrom('09:00', '12:00'),
      notAfter: fc.constantFrom('16:00', '20:00'),
    }),
    fc
      .uniqueArray(team, { minLength: 2, maxLength: 2 })
      .map(([a, b]) => ({ kind: 'not-at-once' as const, teams: [a!, b!] as const })),
    fc.record({
      kind: fc.constant('home' as const),
      team,
      venue: fc.constantFrom('Ukumbi', 'Bustani'),
    }),
    fc.record({
      kind: fc.constant('finals' as const),
      days: fc.uniqueArray(day, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('travel' as const), minutes: fc.constantFrom(30, 90) }),
  );
  const pairs = ['AB', 'CD', 'AC', 'BD', 'AD', 'BC'];
  const matches = [
    ...pairs.map((pair) => ({ id: pair, teams: [...pair], home: pair[0]! })),
    { id: 'final', teams: [], after: pairs, isFinal: true },
  ];
  let found = 0;
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 4 }), (rules) => {
      const dates = { first: '2026-12-05', last: '2026-12-18' };
      const { problem } = seasonProblem({ ...SETTINGS, rules }, matches, [], dates);
      const solved = solveSchedule(problem, { stepMinutes: 30, maxIdleSteps: 40 });
      if (!solved.ok) return;
      found += 1;
      expect(brokenRules(rules, solved.schedule)).toEqual([]);
    }),
    { numRuns: 40, seed: 15 },
  );
  expect(found).toBeGreaterThan(20);

  /** Each rule once more, without a line in common with the program. */
  function brokenRules(rules: readonly PlanRule[], schedule: readonly Appointment[]): PlanRule[] {
    const played = schedule.map(({ match, court, date, time }) => ({
      match,
      place: courtsOf(SETTINGS).get(court)!.location,
      weekday: weekdayOf(dayNumber(date)),
      minute: minuteOfDay(time),
      start: dayNumber(date) * 1440 + minuteOfDay(time),
    }));
    const has = (match: string, name: string) => match !== 'final' && match.includes(name);
    return rules.filter((it) => {
      if (it.kind === 'weekdays')
        return played.some((a) => has(a.match, it.team) && it.never.includes(a.weekday));
      if (it.kind === 'hours')
        return played.some(
          (a) =>
            has(a.match, it.team) &&
            (a.minute < minuteOfDay(it.notBefore!) || a.minute + 90 > minuteOfDay(it.notAfter!)),
        );
      if (it.kind === 'home')
        return played.some((a) => a.match.startsWith(it.team) && a.place !== it.venue);
      if (it.kind === 'finals')
        return played.some((a) => a.match === 'final' && !it.days.includes(a.weekday));
      return played.some((a) =>
        played.some((b) => {
          if (a === b) return false;
          const gap = Math.max(a.start, b.start) - Math.min(a.start, b.start) - 90;
          if (it.kind === 'not-at-once')
            return has(a.match, it.teams[0]) && has(b.match, it.teams[1]) && gap < 0;
          const isShared = 'ABCD'
            .split('')
            .some((name) => has(a.match, name) && has(b.match, name));
          return isShared && a.place !== b.place && gap < it.minutes;
        }),
      );
    });
  }
});
