import { expect, test } from 'vitest';
import { refusePlan } from './prepared-lineup.ts';
import { PRESETS } from './presets.ts';
import { lineups, liveMatch, livePositions, scorer } from './testing/record-match.ts';

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
] as const)('a plan for the first set: %s', (_, plan, refusal) => {
  const { log } = scorer(PRESETS.indoor);
  expect(refusePlan(log, 'team1', plan)?.refusal ?? null).toBe(refusal);
  expect(refusePlan(log, 'team2', plan)?.refusal ?? null).toBe(refusal);
});

test('a beach line-up holds two players in order of service and no libero', () => {
  const { log } = scorer(PRESETS.beach);
  expect(refusePlan(log, 'team1', beach)).toBe(null);
  expect(refusePlan(log, 'team1', { ...beach, liberos: [1] })?.refusal).toBe('LIBERO_LIMIT');
});

test('a line-up can be planned for the next set only, once a set has started', () => {
  const table = livePositions(PRESETS.indoor);
  expect(refusePlan(table.log, 'team1', plan)?.refusal).toBe('SET_RUNNING');
  expect(refusePlan(table.log, 'team1', { ...plan, set: 2 })).toBe(null);
  expect(refusePlan(table.log, 'team1', { ...plan, set: 3 })?.refusal).toBe('SET_MISSING');
  table.rallies('1'.repeat(25));
  expect(refusePlan(table.log, 'team1', plan)?.refusal).toBe('SET_PLAYED');
  expect(refusePlan(table.log, 'team1', { ...plan, set: 2 })).toBe(null);
});

test('a set scored by points alone takes no planned line-up', () => {
  const table = liveMatch(PRESETS.indoor);
  expect(refusePlan(table.log, 'team1', plan)?.refusal).toBe('SET_RUNNING');
  expect(refusePlan(table.log, 'team1', { ...plan, set: 2 })).toBe(null);
});

test('a plan made during a set stands when the end of the set is taken back', () => {
  const table = livePositions(PRESETS.indoor);
  table.rallies('1'.repeat(25));
  const next = { ...plan, set: 2 };
  expect(refusePlan(table.log, 'team1', next)).toBe(null);
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect(table.log.state.currentSet).toBe(1);
  expect(refusePlan(table.log, 'team1', next)).toBe(null);
});

test('a line-up can be planned after a set that may decide, but not after the last possible set', () => {
  const table = livePositions(PRESETS.beach);
  const pair = { ...beach, liberos: [], set: 2 };
  table.rallies('1'.repeat(21));
  table.must(...lineups(PRESETS.beach, 2), { type: 'set-start', set: 2, firstServe: 'team1' });
  table.rallies('1'.repeat(20));
  expect(refusePlan(table.log, 'team1', { ...pair, set: 3 })).toBe(null);
  table.rallies('2'.repeat(22));
  table.must(...lineups(PRESETS.beach, 3), { type: 'set-start', set: 3, firstServe: 'team1' });
  expect(refusePlan(table.log, 'team1', { ...pair, set: 3 })?.refusal).toBe('SET_RUNNING');
  expect(refusePlan(table.log, 'team1', { ...pair, set: 4 })?.refusal).toBe('NO_SUCH_SET');
  table.rallies('1'.repeat(15));
  expect(table.log.state.decided).toBe(true);
  expect(refusePlan(table.log, 'team1', { ...pair, set: 3 })?.refusal).toBe('SET_PLAYED');
});

test('no line-up can be planned after the match is decided', () => {
  const table = liveMatch(PRESETS.beach);
  table.rallies('1'.repeat(21));
  table.must({ type: 'set-start', set: 2, firstServe: 'team1' });
  table.rallies('1'.repeat(21));
  expect(refusePlan(table.log, 'team1', { ...beach, set: 3 })?.refusal).toBe('MATCH_OVER');
});

test('the recorded team list decides the libero, also after a redesignation', () => {
  const table = scorer(PRESETS.indoor);
  const sheet = { players: [...six, 7, 8], liberos: [7] };
  table.must({ type: 'match-setup', team1: sheet }, { type: 'start' });
  table.must(...lineups(PRESETS.indoor, 1), { type: 'set-start', set: 1, firstServe: 'team1' });
  const next = { ...plan, set: 2, players: [8, 2, 3, 4, 5, 6] };
  expect(refusePlan(table.log, 'team1', { ...next, liberos: [8] })).toBe(null);
  table.must({ type: 'libero-redesignate', team: 'team1', from: 7, to: 8 });
  expect(refusePlan(table.log, 'team1', next)?.refusal).toBe('LIBERO_IN_SIX');
});

test('a player expelled from the running set may start the next one', () => {
  const table = livePositions(PRESETS.indoor);
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'expulsion' });
  expect(refusePlan(table.log, 'team1', { ...plan, set: 2 })).toBe(null);
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'disqualification' });
  expect(refusePlan(table.log, 'team1', { ...plan, set: 2 })?.refusal).toBe('BARRED_DISQUALIFIED');
});

test('no line-up can be planned for a match that is over', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'cancel' });
  expect(refusePlan(table.log, 'team1', plan)?.refusal).toBe('MATCH_OVER');
});

test('a disqualified player may not be planned for the next set', () => {
  const table = livePositions(PRESETS.indoor);
  table.rallies('1'.repeat(25));
  table.must({ type: 'sanction', team: 'team1', person: 3, grade: 'disqualification' });
  const next = { ...plan, set: 2 };
  expect(refusePlan(table.log, 'team1', next)?.refusal).toBe('BARRED_DISQUALIFIED');
  expect(refusePlan(table.log, 'team1', { ...next, players: [1, 2, 8, 4, 5, 6] })).toBe(null);
});
