import { expect, test } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { emptyLog, foldLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { practiceHint } from './practice-hint.ts';

const begun: MatchEvent[] = [
  { id: 'start', at: 0, type: 'start' },
  { id: 'set1', at: 1, type: 'set-start', set: 1 },
];
const rally = (no: number): MatchEvent => ({
  id: `r${no}`,
  at: 2,
  type: 'rally',
  winner: 'team1',
  no,
});
const hintAfter = (...events: MatchEvent[]) =>
  practiceHint(foldLog(PRESETS.indoor, [...begun, ...events]));

test('practice names the next action to try and drops the hint once it was tried', () => {
  expect(practiceHint(emptyLog(PRESETS.indoor))).toBe('begin');
  expect(hintAfter()).toBe('tap');
  expect(hintAfter(rally(1))).toBeNull();
  expect(hintAfter(rally(1), rally(2))).toBe('undo');
  const undone: MatchEvent = { id: 'v', at: 3, type: 'void', target: 'r2' };
  expect(hintAfter(rally(1), rally(2), undone)).toBe('more');
  const timeout: MatchEvent = { id: 't', at: 4, type: 'timeout', team: 'team1' };
  expect(hintAfter(rally(1), rally(2), undone, timeout)).toBe('level');
});

test('no hint is shown between sets', () => {
  const total: MatchEvent = {
    id: 's',
    at: 5,
    type: 'set-result',
    set: 1,
    team1Score: 25,
    team2Score: 3,
  };
  expect(hintAfter(rally(1), rally(2), total)).toBeNull();
});
