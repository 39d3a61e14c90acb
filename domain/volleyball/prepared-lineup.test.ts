import { expect, test } from 'vitest';
import { refusePlan } from './prepared-lineup.ts';
import { PRESETS } from './presets.ts';
import { liveMatch, livePositions, scorer } from './testing/record-match.ts';

const six = [1, 2, 3, 4, 5, 6];
const plan = { set: 1, sheet: [...six, 7, 8], players: six, liberos: [7], captain: 2 };
const beach = { set: 1, sheet: [1, 2], players: [2, 1], liberos: [], captain: 1 };

test.each([
  ['six of the sheet', plan, null],
  ['no captain yet', { ...plan, captain: null }, null],
  ['five', { ...plan, players: [1, 2, 3, 4, 5] }, 'LINEUP_SIZE'],
  ['one twice', { ...plan, players: [1, 2, 3, 4, 5, 5] }, 'LINEUP_DUPLICATE'],
  ['one who is not on the sheet', { ...plan, players: [1, 2, 3, 4, 5, 9] }, 'NOT_REGISTERED'],
  ['a libero who starts', { ...plan, players: [1, 2, 3, 4, 5, 7] }, 'LIBERO_IN_SIX'],
  ['three liberos', { ...plan, sheet: [...six, 7, 8, 9], liberos: [7, 8, 9] }, 'LIBERO_LIMIT'],
  ['the second set', { ...plan, set: 2 }, 'SET_MISSING'],
  ['a set that there is not', { ...plan, set: 6 }, 'NO_SUCH_SET'],
] as const)('a plan for the first set: %s', (_, given, refusal) => {
  const { log } = scorer(PRESETS.indoor);
  expect(refusePlan(log, 'team1', given)?.refusal ?? null).toBe(refusal);
  expect(refusePlan(log, 'team2', given)?.refusal ?? null).toBe(refusal);
});

test('in beach it is two in order of service, and nobody is a libero', () => {
  const { log } = scorer(PRESETS.beach);
  expect(refusePlan(log, 'team1', beach)).toBe(null);
  expect(refusePlan(log, 'team1', { ...beach, liberos: [1] })?.refusal).toBe('LIBERO_IN_SIX');
});

test('a set that has started is not planned any more, the next one is once it is over', () => {
  const table = livePositions(PRESETS.indoor);
  expect(refusePlan(table.log, 'team1', plan)?.refusal).toBe('SET_RUNNING');
  table.rallies('1'.repeat(25));
  expect(refusePlan(table.log, 'team1', plan)?.refusal).toBe('SET_PLAYED');
  expect(refusePlan(table.log, 'team1', { ...plan, set: 2 })).toBe(null);
});

test('a set scored by points alone is closed too', () => {
  const table = liveMatch(PRESETS.indoor);
  expect(refusePlan(table.log, 'team1', plan)?.refusal).toBe('SET_RUNNING');
});

test('nothing is planned for a match that is over', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'cancel' });
  expect(refusePlan(table.log, 'team1', plan)?.refusal).toBe('MATCH_OVER');
});

test('who was disqualified does not start the next set', () => {
  const table = livePositions(PRESETS.indoor);
  table.rallies('1'.repeat(25));
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'disqualification' });
  const next = { ...plan, set: 2 };
  expect(refusePlan(table.log, 'team1', next)?.refusal).toBe('BARRED_DISQUALIFIED');
  expect(refusePlan(table.log, 'team1', { ...next, players: [1, 2, 8, 4, 5, 6] })).toBe(null);
});
