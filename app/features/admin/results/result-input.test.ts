import { expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import {
  formOf,
  lineOf,
  previewOf,
  resultInput,
  rowsOf,
  setsOf,
  unreadOf,
} from './result-input.ts';

const MATCH = { forfeit: null, sets: [], resultReason: null, attendance: null } as never;
const FORM = formOf(MATCH);

test('a line as on the paper becomes sets, however its numbers are parted', () => {
  expect(rowsOf('25-20 23:25, 25 – 18;25/22')).toEqual([
    ['25', '20'],
    ['23', '25'],
    ['25', '18'],
    ['25', '22'],
  ]);
  expect(rowsOf('three nil')).toEqual([]);
});

test('the part of a line that is in no row is known, and marks between sets are none', () => {
  expect(unreadOf('25-20, 23:25; (25-18)')).toBe('');
  expect(unreadOf('25-20 25x20 25-18')).toBe('25x20');
  expect(unreadOf('mbili bila')).toBe('mbili bila');
});

test('empty rows after the last set are no sets, and a half row is sent as none', () => {
  const rows = [
    ['25', '20'],
    ['25', ''],
    ['', ''],
  ] as const;
  expect(lineOf(rows)).toBe('25-20 25-');
  expect(setsOf(rows)).toEqual([
    [25, 20],
    [25, Number.NaN],
  ]);
});

test('a played match is sent with its sets, and empties what was taken out', () => {
  const rows = rowsOf('25-20 25-18 25-22');
  expect(resultInput({ ...FORM, rows, attendance: '340' })).toEqual({
    sets: [
      [25, 20],
      [25, 18],
      [25, 22],
    ],
    attendance: 340,
    reason: null,
  });
});

test('a forfeit says whether the team came', () => {
  const form = { ...FORM, way: 'forfeit', forfeiter: 'both', reason: ' Rain ' } as const;
  expect(resultInput(form)).toEqual({ absent: 'both', reason: 'Rain', attendance: null });
  expect(resultInput({ ...form, isAbsent: false })).toMatchObject({ forfeit: 'both' });
});

test('an interruption keeps the sets unless the match is called off', () => {
  const form = { ...FORM, way: 'interrupted', rows: rowsOf('25-20 12-14') } as const;
  const sets = [
    [25, 20],
    [12, 14],
  ];
  expect(resultInput(form)).toMatchObject({ sets, interruption: 'suspended' });
  expect(resultInput({ ...form, stop: 'team2' })).toMatchObject({ sets, incomplete: 'team2' });
  const off = resultInput({ ...form, stop: 'cancelled' });
  expect([off.sets, off.interruption]).toEqual([undefined, 'cancelled']);
});

test('the winner is known as soon as the sets decide it', () => {
  const rules = PRESETS.indoor;
  const two = [
    [25, 20],
    [25, 18],
  ];
  expect(previewOf(rules, two)).toMatchObject({ decided: false, team1Wins: 2 });
  expect(previewOf(rules, [...two, [25, 22]])).toMatchObject({ decided: true, winner: 'team1' });
});
