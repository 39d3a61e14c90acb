import { expect, test } from 'vitest';
import { createMatchSchema, setTotalSchema, updateMatchSchema } from './match.ts';
import { appendEventsSchema } from './match-event.ts';
import { prepareLineupSchema } from './prepared-lineup.ts';
import { enterPinSchema } from './scorer-link.ts';
import { drawingSchema } from './signature.ts';

const FIXTURE = {
  team1: 'a',
  team2: 'b',
  matchType: 'Friendly',
  matchDate: '2026-11-23',
  matchTime: '16:00',
};
const match = (facts: object) => createMatchSchema.safeParse({ ...FIXTURE, ...facts }).success;

test('a match has two teams, a type, a day and a time', () => {
  expect(match({})).toBe(true);
  for (const field of Object.keys(FIXTURE))
    expect(match({ [field]: undefined }), field).toBe(false);
});

test.each([
  ['matchTime', '24:00', '7:30', '16:60', '16.00'],
  ['matchDate', '2026-02-30', '0026-01-01', 'today'],
  ['team1', '', 'a b', 'x'.repeat(65)],
  ['court', 'x'.repeat(21), 'a\nb'],
  ['rules', 'curling'],
  ['status', 'Live'],
])('a match’s %s is refused as %j', (field, ...values) => {
  for (const value of values) expect(match({ [field]: value }), value).toBe(false);
});

test('court, group, round and rules of a match may be taken away with null', () => {
  const gone = { court: null, group: null, round: null, rules: null };
  expect(updateMatchSchema.safeParse(gone).success).toBe(true);
});

test('a set total is two whole numbers from 0 to 999', () => {
  const total = (team1Score: unknown, team2Score: unknown) =>
    setTotalSchema.safeParse({ team1Score, team2Score }).success;
  expect([total(0, 999), total(25, 20)]).toEqual([true, true]);
  expect([
    total(-1, 0),
    total(0, 1000),
    total(2.5, 0),
    total('25', 20),
    total(1, undefined),
  ]).toEqual([false, false, false, false, false]);
});

test('a batch has one to five hundred entries, an epoch and a base that are not negative', () => {
  const remark = { id: '0198f0aa-0000-7000-8000-000000000000', type: 'remark', at: 1, text: 'x' };
  const batch = (facts: object) =>
    appendEventsSchema.safeParse({ epoch: 0, baseSeq: 0, events: [remark], ...facts }).success;
  expect(batch({})).toBe(true);
  expect(batch({ events: Array(500).fill(remark) })).toBe(true);
  expect(batch({ events: Array(501).fill(remark) })).toBe(false);
  for (const facts of [{ events: [] }, { epoch: -1 }, { baseSeq: -1 }, { epoch: 0.5 }, { x: 1 }]) {
    expect(batch(facts)).toBe(false);
  }
});

const SHEET = [
  { player: 'p1', shirt: 1 },
  { player: 'p2', shirt: 2 },
  { player: 'p3', shirt: 3 },
];
const PLAN = { set: 1, sheet: SHEET, players: [1, 2], liberos: [3], captain: 1 };

test.each([
  ['two players with the same shirt', { sheet: [...SHEET, { player: 'p4', shirt: 1 }] }, 'sheet'],
  ['a player twice', { sheet: [...SHEET, { player: 'p1', shirt: 9 }] }, 'sheet'],
  ['a shirt on court that is not on the sheet', { players: [1, 8] }, 'players'],
  ['a libero who is not on the sheet', { liberos: [8] }, 'liberos'],
  ['a captain who is not on the sheet', { captain: 8 }, 'captain'],
  ['set 0', { set: 0 }, 'set'],
  ['a shirt of three digits', { players: [100] }, 'players'],
])('a line-up with %s is refused', (_, facts, field) => {
  const { error } = prepareLineupSchema.safeParse({ ...PLAN, ...facts });
  expect(error?.issues.map(({ path }) => path[0])).toContain(field);
});

test('a line-up with a team list alone is accepted, also without a captain', () => {
  expect(prepareLineupSchema.safeParse(PLAN).success).toBe(true);
  expect(prepareLineupSchema.safeParse({ ...PLAN, captain: null }).success).toBe(true);
});

test('a PIN is eight digits, with any spaces and dashes', () => {
  expect(enterPinSchema.parse({ pin: ' 1234-56 78' })).toEqual({ pin: '12345678' });
  for (const pin of ['1234567', '123456789', '1234567a', '1'.repeat(41)]) {
    expect(enterPinSchema.safeParse({ pin }).success, pin).toBe(false);
  }
});

test('a drawing consists of strokes between points', () => {
  for (const drawing of ['M1 2', 'M1 2L3 4L5 6', 'M1 2M300 400L1 1']) {
    expect(drawingSchema.safeParse(drawing).success, drawing).toBe(true);
  }
  for (const drawing of ['', 'L1 2', 'M1', 'M1 2 ', 'M1000 2', 'm1 2']) {
    expect(drawingSchema.safeParse(drawing).success, drawing).toBe(false);
  }
});
