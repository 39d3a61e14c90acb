import { expect, test } from 'vitest';
import { appendEvent, foldLog } from './match-log.ts';
import { PRESETS } from './presets.ts';
import { liveMatch, scoreline, scorer } from './testing/record-match.ts';

const indoor = PRESETS.indoor;

test('a rally before the first set is refused', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  expect(table.send({ type: 'rally', winner: 'team1' })).toBe('NO_ACTIVE_SET');
});

test('an event sent twice is recognised the second time', () => {
  const table = liveMatch(indoor);
  table.rallies('1');
  const again = appendEvent(table.log, table.log.events.at(-1)!);
  expect(again).toEqual({ ok: true, log: table.log, duplicate: true, warnings: [] });
});

test('a double tap is recognised after a penalty, but not after a gap in the rallies', () => {
  const table = liveMatch(indoor);
  table.rallies('1');
  table.must({ type: 'sanction', team: 'team2', person: 12, grade: 'penalty' });
  expect(table.send({ type: 'rally', winner: 'team1', no: 1 })).toBe('ok');
  expect(scoreline(table.log)).toBe('2:0');
  table.must({ type: 'set-score', set: 1, team1Score: 4, team2Score: 3 });
  expect(table.send({ type: 'rally', winner: 'team1', no: 1 })).toBe('STALE_RALLY');
});

test('a stale rally is refused with the next number', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  expect(table.send({ type: 'rally', winner: 'team1', no: 5 })).toBe('STALE_RALLY');
  expect(table.refused!.detail).toBe('The next rally is number 3 of set 1.');
});

test('the rally number is ignored after the end of a set', () => {
  const table = liveMatch(indoor);
  table.rallies('1'.repeat(25));
  expect(table.send({ type: 'rally', winner: 'team1', no: 99 })).toBe('NO_ACTIVE_SET');
});

test('a recorded log folds to the state it was recorded with', () => {
  const table = liveMatch(indoor);
  table.rallies('1212');
  expect(foldLog(indoor, table.log.events)).toEqual(table.log);
});
