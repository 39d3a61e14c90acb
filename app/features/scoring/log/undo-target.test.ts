import { expect, test } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, foldLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { leftSide } from '../points/sides-on-screen.ts';
import { takeBack, undoTarget } from './undo-target.ts';

const log: MatchEvent[] = [
  { id: 'start', at: 0, type: 'start' },
  { id: 'set1', at: 1, type: 'set-start', set: 1, left: 'team2' },
  { id: 'r1', at: 2, type: 'rally', no: 1, winner: 'team1' },
];

test('undo takes back the last entry, and after it the one before', () => {
  expect(undoTarget(log)?.id).toBe('r1');
  const undone: MatchEvent[] = [...log, { id: 'v1', at: 3, type: 'void', target: 'r1' }];
  expect(undoTarget(undone)?.id).toBe('set1');
  expect(undoTarget([])).toBeUndefined();
});

test('undo again and again empties the match', () => {
  let match = foldLog(PRESETS.indoor, log);
  for (let step = 0; step < 3; step += 1) {
    const target = undoTarget(match.events)!;
    const next = appendEvent(match, { id: `v${step}`, at: 9, type: 'void', target: target.id });
    if (!next.ok) throw new Error(next.detail);
    match = next.log;
  }
  expect(match.state.status).toBe('not started');
  expect(undoTarget(match.events)).toBeUndefined();
});

test('undoing a point also removes its reason', () => {
  const logged: MatchEvent[] = [
    ...log,
    { id: 'c1', at: 3, type: 'correct', target: 'r1', reason: 'ace' },
    { id: 'c2', at: 4, type: 'correct', target: 'r1', player: 7 },
  ];
  expect(undoTarget(logged)?.id).toBe('r1');
  expect(takeBack(logged, log[2]!)).toEqual({ type: 'void', target: 'r1', also: ['c2', 'c1'] });
  const undone = { id: 'v', at: 5, ...takeBack(logged, log[2]!) } as MatchEvent;
  const match = foldLog(PRESETS.indoor, [...logged, undone]);
  expect(match.state.sets[0]).toMatchObject({ team1Score: 0, points: [] });
  expect(undoTarget(match.events)?.id).toBe('set1');
});

test('a reason for an older point is taken back alone', () => {
  const second: MatchEvent = { id: 'r2', at: 3, type: 'rally', no: 2, winner: 'team1' };
  const ofSecond: MatchEvent = { id: 'c2', at: 4, type: 'correct', target: 'r2', reason: 'ace' };
  const ofFirst: MatchEvent = { id: 'c1', at: 5, type: 'correct', target: 'r1', reason: 'ace' };
  expect(undoTarget([...log, second, ofFirst])?.id).toBe('c1');
  expect(undoTarget([...log, second, ofSecond, ofFirst])?.id).toBe('c1');
  expect(takeBack([...log, second, ofFirst], second)).toEqual({ type: 'void', target: 'r2' });
});

test('undoing a changed winner takes back the change alone', () => {
  const other: MatchEvent = { id: 'c1', at: 3, type: 'correct', target: 'r1', winner: 'team2' };
  expect(undoTarget([...log, other])?.id).toBe('c1');
});

test('the screen shows the teams on their sides of the court', () => {
  const match = foldLog(PRESETS.indoor, log);
  expect(leftSide(match.rules, match.state)).toBe('team2');
  const total = {
    id: 't',
    at: 4,
    type: 'set-result',
    set: 1,
    team1Score: 25,
    team2Score: 20,
  } as const;
  const between = foldLog(PRESETS.indoor, [...log, total]);
  expect(leftSide(between.rules, between.state)).toBe('team1');
  expect(leftSide(PRESETS.beach, between.state)).toBe('team2');
  expect(leftSide(match.rules, foldLog(PRESETS.indoor, []).state)).toBe('team1');
});

test('undo takes a point back with what the table recorded by itself after it', () => {
  const exchange: MatchEvent = { id: 'l1', at: 3, type: 'timeout', team: 'team2' };
  const automatic = new Set(['l1']);
  const target = undoTarget([...log, exchange], automatic)!;
  expect(target.id).toBe('r1');
  expect(takeBack([...log, exchange], target, automatic)).toEqual({
    type: 'void',
    target: 'r1',
    also: ['l1'],
  });
  const later: MatchEvent = { id: 't1', at: 4, type: 'timeout', team: 'team1' };
  const last = undoTarget([...log, exchange, later], automatic)!;
  expect(takeBack([...log, exchange, later], last, automatic)).toEqual({
    type: 'void',
    target: 't1',
  });
});
