import { expect, test } from 'vitest';
import { findClashes } from './find-clashes.ts';
import { courtsOf, OPEN_SEASON, openHours, type SeasonEntry, seasonOf } from './season.ts';

const HALL = { ...OPEN_SEASON, opens: '09:00', closes: '18:00', restMinutes: 30 };
const SETTINGS = { ...HALL, venues: [{ location: 'Ukumbi', courts: 2 }], matchesPerDay: 2 };

function entry(id: string, teams: string, matchTime: string, court: string | null): SeasonEntry {
  const [first, second] = teams;
  return {
    id,
    matchTime,
    court,
    matchDate: '2026-12-05',
    location: 'Ukumbi',
    after: [],
    team1: { id: first ?? null },
    team2: { id: second ?? null },
    status: 'not started',
  };
}

function codes(entries: readonly SeasonEntry[], settings: typeof SETTINGS | null = SETTINGS) {
  const { problem, schedule } = seasonOf(settings, entries);
  return findClashes(problem, schedule).map(({ code }) => code);
}

test('a venue with one court has no court names', () => {
  const venues = [
    { location: 'Ukumbi', courts: 2 },
    { location: 'Bustani', courts: 1 },
  ];
  expect([...courtsOf({ ...SETTINGS, venues }).values()]).toEqual([
    { location: 'Ukumbi', court: '1' },
    { location: 'Ukumbi', court: '2' },
    { location: 'Bustani', court: null },
  ]);
});

test('only the chosen weekdays are open, except closed dates', () => {
  const settings = {
    ...SETTINGS,
    days: [6, 0],
    blackouts: [{ date: '2026-12-06' }, { date: '2026-12-12', team: 'A' }],
  };
  const hours = openHours(settings, { first: '2026-12-01', last: '2026-12-13' });
  expect(hours.map(({ date }) => date)).toEqual(['2026-12-05', '2026-12-12', '2026-12-13']);
});

test('two matches on one court at one time clash, and on two courts do not', () => {
  expect(codes([entry('1', 'AB', '10:00', '1'), entry('2', 'CD', '11:00', '1')])).toEqual([
    'COURT_DOUBLE_BOOKED',
  ]);
  expect(codes([entry('1', 'AB', '10:00', '1'), entry('2', 'CD', '11:00', '2')])).toEqual([]);
});

test('rest, hours and matches per day are judged', () => {
  const tired = [entry('1', 'AB', '10:00', '1'), entry('2', 'AC', '12:10', '2')];
  expect(codes(tired)).toEqual(['REST_TOO_SHORT']);
  expect(codes([...tired, entry('3', 'AD', '15:00', '1')])).toContain('TOO_MANY_MATCHES_IN_A_DAY');
  expect(codes([entry('1', 'AB', '16:30', '1')])).toEqual(['OUTSIDE_OPEN_HOURS']);
});

test('a blackout of a venue closes all its courts', () => {
  const blackouts = [{ date: '2026-12-05', location: 'Ukumbi' }];
  expect(codes([entry('1', 'AB', '10:00', '2')], { ...SETTINGS, blackouts } as never)).toEqual([
    'BLACKED_OUT',
  ]);
});

test('a league without a schedule only has findings about teams in two places', () => {
  const entries = [entry('1', 'AB', '10:00', null), entry('2', 'AC', '10:00', null)];
  expect(codes(entries, null)).toEqual(['TEAM_DOUBLE_BOOKED']);
  expect(codes([entries[0]!, entry('2', 'CD', '10:00', null)], null)).toEqual([]);
});

test('a cancelled match, or one without a time, clashes with nothing', () => {
  const match = entry('1', 'AB', '10:00', '1');
  expect(codes([match, { ...entry('2', 'AC', '10:00', '1'), status: 'postponed' }])).toEqual([]);
  expect(codes([match, entry('2', 'AC', '00:00', '1')])).toEqual([]);
});

test('a final before its semi-final is named', () => {
  const final = { ...entry('F', '', '09:00', '2'), after: ['SF', 'gone'] };
  expect(codes([entry('SF', 'AB', '10:00', '1'), final])).toEqual(['BEFORE_ITS_SOURCE']);
});

test('a calendar and its settings become the problem of the solver', () => {
  const settings = {
    ...SETTINGS,
    days: [6],
    venues: [...SETTINGS.venues, { location: 'Bustani', courts: 1 }],
    blackouts: [
      { date: '2026-12-12', team: 'A' },
      { date: '2026-12-12', location: 'Ukumbi' },
      { date: '2026-12-19' },
    ],
  };
  const later = { ...entry('1', 'AB', '10:00', null), matchDate: '2026-12-19', after: ['2', '9'] };
  const entries = [
    { ...later, after: ['2', '9', 'off'] },
    { ...entry('2', 'C', '10:00', '2'), location: 'Ukumbi' },
    { ...entry('3', 'CD', '11:00', null), location: 'Bustani' },
    { ...entry('off', 'EF', '11:00', '1'), status: 'cancelled' },
  ];
  const { problem, schedule } = seasonOf(settings, entries);
  const courts = ['Ukumbi / 1', 'Ukumbi / 2', 'Bustani'];
  const hours = { opens: '09:00', closes: '18:00', courts };
  expect(problem).toEqual({
    matches: [
      { id: '1', teams: ['A', 'B'], after: ['2'], minutes: 120 },
      { id: '2', teams: ['C'], after: [], minutes: 120 },
      { id: '3', teams: ['C', 'D'], after: [], minutes: 120 },
    ],
    courts: [...courts, 'Ukumbi (1)'],
    openHours: ['2026-12-05', '2026-12-12'].map((date) => ({ date, ...hours })),
    constraints: [
      { kind: 'matches-per-day', most: 2, weight: 'hard' },
      { kind: 'blackout', weight: 'hard', team: 'A', date: '2026-12-12' },
      { kind: 'blackout', weight: 'hard', court: 'Ukumbi / 1', date: '2026-12-12' },
      { kind: 'blackout', weight: 'hard', court: 'Ukumbi / 2', date: '2026-12-12' },
      { kind: 'minimum-rest', minutes: 30, weight: 'hard' },
    ],
  });
  expect(schedule).toEqual([
    { match: '1', court: 'Ukumbi (1)', date: '2026-12-19', time: '10:00' },
    { match: '2', court: 'Ukumbi / 2', date: '2026-12-05', time: '10:00' },
    { match: '3', court: 'Bustani', date: '2026-12-05', time: '11:00' },
  ]);
});

test('a season without settings or without matches has no findings', () => {
  const { problem } = seasonOf(null, [entry('1', 'AB', '10:00', '1')]);
  expect(problem).toEqual({
    matches: [{ id: '1', teams: ['A', 'B'], after: [], minutes: 120 }],
    courts: ['Ukumbi / 1'],
    openHours: [{ date: '2026-12-05', opens: '00:00', closes: '24:00' }],
    constraints: [{ kind: 'matches-per-day', most: 99, weight: 'hard' }],
  });
  const none = seasonOf(SETTINGS, []);
  expect([none.problem.matches, none.schedule]).toEqual([[], []]);
  expect(none.problem.openHours.map(({ date }) => date)).toEqual(['1970-01-01']);
});
