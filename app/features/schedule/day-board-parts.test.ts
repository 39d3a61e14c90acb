import { expect, test } from 'vitest';
import type { LeagueSchedule, ScheduleEntry } from '#contract/leagues/schedule.ts';
import {
  boardDays,
  clashesIn,
  dayBoardParts,
  entriesIn,
  movesBack,
  movesInto,
  newClashes,
  withMoves,
} from './day-board-parts.ts';

const SETTINGS: NonNullable<LeagueSchedule['settings']> = {
  days: [6, 0],
  opens: '09:00',
  closes: '13:30',
  venues: [{ location: 'Ukumbi', courts: 2 }],
  matchMinutes: 90,
  restMinutes: 0,
  matchesPerDay: 3,
  blackouts: [],
};

function entry(id: string, at: Partial<ScheduleEntry> = {}): ScheduleEntry {
  const side = (name: string) => ({ id: `${id}${name}`, name, source: null });
  return {
    id,
    kind: 'match',
    round: '1',
    group: null,
    team1: side('A'),
    team2: side('B'),
    matchDate: '2026-12-05',
    matchTime: '09:00',
    notBefore: false,
    location: 'Ukumbi',
    court: '1',
    status: 'not started',
    draft: false,
    movedFrom: null,
    fixed: false,
    after: [],
    ...at,
  };
}

const CELL = { matchDate: '2026-12-05', matchTime: '10:30', location: 'Ukumbi', court: '1' };

test('a day has a row for each starting time and a column for each court', () => {
  const entries = [
    entry('1'),
    entry('2', { matchDate: '2026-12-13', matchTime: '09:45', court: null, location: 'Bustani' }),
  ];
  const days = boardDays({ settings: SETTINGS, entries }, ['2026-12-19']);
  expect(days.map(({ date }) => date)).toEqual([
    '2026-12-05',
    '2026-12-06',
    '2026-12-12',
    '2026-12-13',
    '2026-12-19',
  ]);
  expect(days[0]!.times).toEqual(['09:00', '10:30', '12:00']);
  expect(days[3]!.times).toEqual(['09:00', '09:45', '10:30', '12:00']);
  expect(days[0]!.places.map(({ location, court }) => `${location} ${court}`)).toEqual([
    'Ukumbi 1',
    'Ukumbi 2',
    'Bustani null',
  ]);
});

test('a match moves into an empty cell and swaps with the match in a taken cell', () => {
  const entries = [entry('1'), entry('2', { matchTime: '10:30' })];
  expect(movesInto(entries, '1', { ...CELL, court: '2' })).toEqual([
    { id: '1', ...CELL, court: '2' },
  ]);
  const swap = movesInto(entries, '1', CELL);
  expect(swap).toEqual([
    { id: '1', ...CELL },
    { id: '2', ...CELL, matchTime: '09:00' },
  ]);
  expect(entriesIn(withMoves(entries, swap), CELL).map(({ id }) => id)).toEqual(['1']);
  expect(movesInto(entries, '1', { ...CELL, matchTime: '09:00' })).toEqual([]);
});

test('a match that has begun is not moved out of its cell', () => {
  const entries = [entry('1'), entry('2', { matchTime: '10:30', fixed: true })];
  expect(movesInto(entries, '1', CELL)).toEqual([{ id: '1', ...CELL }]);
});

test('undoing moves restores every match to its place', () => {
  const entries = [entry('1', { notBefore: true }), entry('2', { matchTime: '10:30' })];
  const moves = movesInto(entries, '1', CELL);
  expect(withMoves(withMoves(entries, moves), movesBack(entries, moves))).toEqual(entries);
});

test('a move shows the clashes it would cause before it is made', () => {
  const schedule = { settings: SETTINGS, entries: [entry('1'), entry('2', { court: '2' })] };
  expect(clashesIn(schedule)).toEqual([]);
  const moves = [{ id: '1', ...CELL, matchTime: '09:30', court: '2' }];
  expect(newClashes(schedule, moves).map(({ code }) => code)).toEqual(['COURT_DOUBLE_BOOKED']);
  const late = [{ id: '1', ...CELL, matchTime: '13:00' }];
  expect(newClashes(schedule, late).map(({ code }) => code)).toEqual(['OUTSIDE_OPEN_HOURS']);
});

test('clashes among finished matches are not shown', () => {
  const over = { fixed: true, status: 'ended' };
  const entries = [entry('1', over), entry('2', over)];
  expect(clashesIn({ settings: SETTINGS, entries })).toEqual([]);
});

test('several days without a match are collapsed; a single or added one stands open', () => {
  const entries = [
    entry('1', { matchDate: '2026-12-05' }),
    entry('2', { matchDate: '2026-12-13' }),
    entry('3', { matchDate: '2026-12-27' }),
  ];
  const schedule = { settings: SETTINGS, entries };
  const announced = (added: string[]) =>
    dayBoardParts(boardDays(schedule, added), schedule, added).map(({ days, isFree }) => [
      isFree,
      ...days.map(({ date }) => date.slice(8)),
    ]);
  expect(announced([])).toEqual([
    [false, '05'],
    [true, '06', '12'],
    [false, '13'],
    [true, '19', '20', '26'],
    [false, '27'],
  ]);
  expect(announced(['2026-12-12']).slice(0, 4)).toEqual([
    [false, '05'],
    [false, '06'],
    [false, '12', '13'],
    [true, '19', '20', '26'],
  ]);
});
