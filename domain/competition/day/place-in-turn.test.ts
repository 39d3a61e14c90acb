import { expect, test } from 'vitest';
import type { Constraint, OpenHours } from '../schedule/problem.ts';
import { placeInTurn } from './place-in-turn.ts';
import type { Day } from './plan-of-day.ts';
import { at, date, dayOf, type Row } from './testing/day-of.ts';

/** Court 1 is lost from 10 to 11; `x` is to be played there at 10. */
const LOST = { court: '1', start: at('10:00'), end: at('11:00') };
const X: Row = ['x', '1', '10:00', 'ab'];

type Limits = { rest?: Constraint[]; openHours?: OpenHours[] };

/** The places of the day with `x`, or other matches, placed in turn. */
function placed(rows: readonly Row[], { rest, openHours }: Limits = {}, matches = ['x']): string[] {
  const day = dayOf(rows, rest && { rest });
  const open = openHours ? { ...day, problem: { ...day.problem, openHours } } : day;
  return placesOf(open, matches);
}

function placesOf(day: Day, matches: readonly string[], lost = LOST): string[] {
  return placeInTurn(day, new Set(matches), ['1', '2'], lost).map(
    ({ match, court, time }) => `${match} ${court} ${time}`,
  );
}

test('a match of a lost court takes the same time on another court', () => {
  expect(placed([X])).toEqual(['x 2 10:00']);
});

test('of two that begin together the one on its own court keeps it, and each prefers its own', () => {
  const rows: Row[] = [X, ['y', '2', '10:00', 'cd']];
  expect(placed(rows, {}, ['x', 'y'])).toEqual(['x 1 11:00', 'y 2 10:00']);
  expect(placed(rows)).toEqual(['x 1 11:00', 'y 2 10:00']);
  const apart: Row[] = [X, ['y', '2', '12:00', 'cd']];
  expect(placed(apart, {}, ['x', 'y'])).toEqual(['x 2 10:00', 'y 2 12:00']);
});

test('matches are placed in the order of the day, whatever their order in the list', () => {
  const rows: Row[] = [
    ['y', '1', '10:30', 'cd'],
    ['x', '1', '10:00', 'ab'],
    ['v', '2', '09:00', 'ef'],
  ];
  expect(placed(rows, {}, ['x', 'y'])).toEqual(['y 1 11:00', 'x 2 10:00', 'v 2 09:00']);
});

test('a court that is taken is free at the next full five minutes', () => {
  expect(placed([X, ['v', '2', '09:07', 'cd']])).toEqual(['x 2 10:10', 'v 2 09:07']);
  expect(placed([X, ['v', '2', '09:05', 'cd']])).toEqual(['x 2 10:05', 'v 2 09:05']);
});

test('nothing is placed before now', () => {
  expect(placesOf(dayOf([X], { now: at('10:20') }), ['x'])).toEqual(['x 2 10:20']);
});

test('teams keep their rest, or as much of it as they had', () => {
  const after: Row = ['v', '2', '11:10', 'ac'];
  const taken: Row = ['w', '2', '09:30', 'ef'];
  // Ten minutes before the next match of `a` as planned; on court 2 from 10:30 it would have none.
  expect(placed([X, after])[0]).toBe('x 2 10:00');
  expect(placed([X, ['v', '2', '11:00', 'ac']])[0]).toBe('x 2 10:00');
  expect(placed([X, taken, after])[0]).toBe('x 1 12:40');
  // Two matches of one team at the same time have to be half an hour apart.
  expect(placed([X, ['v', '2', '10:00', 'ac']])[0]).toBe('x 1 11:30');
});

test('a match that cannot be before the one that waits for it keeps its place', () => {
  const rows: Row[] = [X, ['v', '2', '10:00', 'ef'], ['final', '2', '11:30', 'gh', ['x']]];
  expect(placed(rows)).toEqual(['x 1 10:00', 'v 2 10:00', 'final 2 11:30']);
  expect(placed([...rows.slice(0, 2), ['final', '2', '12:00', 'gh', ['x']]])[0]).toBe('x 1 11:00');
});

test.each([
  [
    'court 2 closes before',
    [{ opens: '08:00', closes: '10:55', courts: ['2'] }, { courts: ['1'] }],
    'x 1 11:00',
  ],
  ['court 2 closes just then', [{ opens: '08:00', closes: '11:00', courts: ['2'] }], 'x 2 10:00'],
  ['court 2 opens later', [{ opens: '10:20', closes: '12:00', courts: ['2'] }], 'x 2 10:20'],
  ['all are open in the evening', [{ opens: '17:00', closes: '18:00' }], 'x 1 17:00'],
  ['nothing is open any more', [{ opens: '08:00', closes: '10:30' }], 'x 1 10:00'],
])('hours of play are kept: %s', (_, hours, place) => {
  const openHours = hours.map((own) => ({ date, opens: '08:00', closes: '18:00', ...own }));
  expect(placed([X], { openHours })).toEqual([place]);
});

const NOON = { date, from: '10:00', to: '10:30' };
test.each<[string, Constraint, string]>([
  ['a team that is away', { kind: 'blackout', weight: 'hard', team: 'b', ...NOON }, 'x 2 10:30'],
  [
    'another team that is away',
    { kind: 'blackout', weight: 'hard', team: 'c', ...NOON },
    'x 2 10:00',
  ],
  [
    'a team that had better not play',
    { kind: 'blackout', weight: 3, team: 'b', ...NOON },
    'x 2 10:00',
  ],
  ['a court that is away', { kind: 'blackout', weight: 'hard', court: '2', ...NOON }, 'x 2 10:30'],
  ['a team away all day', { kind: 'blackout', weight: 'hard', team: 'a', date }, 'x 1 10:00'],
  [
    'a team away on another day',
    { kind: 'blackout', weight: 'hard', team: 'a', date: '2026-12-11' },
    'x 2 10:00',
  ],
  [
    'the hours of its league',
    { kind: 'preferred-hours', weight: 'hard', matches: ['x'], date, from: '10:40', to: '12:00' },
    'x 2 10:40',
  ],
  [
    'its hours on any day',
    { kind: 'preferred-hours', weight: 'hard', matches: ['x'], from: '10:40', to: '12:00' },
    'x 2 10:40',
  ],
  [
    'the hours of another league',
    { kind: 'preferred-hours', weight: 'hard', matches: ['y'], date, from: '10:40', to: '12:00' },
    'x 2 10:00',
  ],
  [
    'hours that are a wish',
    { kind: 'preferred-hours', weight: 2, matches: ['x'], date, from: '10:40', to: '12:00' },
    'x 2 10:00',
  ],
  [
    'a rule that is not about one match',
    { kind: 'matches-per-day', weight: 'hard', most: 1 },
    'x 2 10:00',
  ],
])('%s', (_, constraint, place) => {
  expect(placed([X], { rest: [constraint] })).toEqual([place]);
});

test('a match may end at midnight and not later', () => {
  const late = (time: string) => {
    const day = dayOf([
      ['x', '1', '22:30', 'ab'],
      ['v', '2', time, 'cd'],
    ]);
    const openHours = [
      { date, opens: '08:00', closes: '24:00' },
      { date: '2026-12-13', opens: '00:00', closes: '03:00' },
    ];
    const open = { ...day, problem: { ...day.problem, openHours } };
    return placesOf(open, ['x'], { court: '1', start: at('22:30'), end: at('24:00') })[0];
  };
  expect(late('22:00')).toBe('x 2 23:00');
  expect(late('22:05')).toBe('x 1 22:30');
});
