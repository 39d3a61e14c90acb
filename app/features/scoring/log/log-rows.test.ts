import { expect, test } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { foldLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { logRows } from './log-rows.ts';

const played: MatchEvent[] = [
  { id: 'start', at: 0, type: 'start' },
  { id: 'set1', at: 1, type: 'set-start', set: 1 },
  { id: 'r1', at: 2, type: 'rally', no: 1, winner: 'team1' },
  { id: 'r2', at: 3, type: 'rally', no: 2, winner: 'team2' },
  { id: 't1', at: 4, type: 'timeout', team: 'team1' },
];

function read(...more: MatchEvent[]) {
  const rows = logRows(foldLog(PRESETS.indoor, [...played, ...more]));
  return rows.map(({ event, score, mark }) =>
    [event.id, score?.join('-'), mark].filter(Boolean).join(' '),
  );
}

test('the newest entry comes first, each with the score after it', () => {
  expect(read()).toEqual(['t1 1-1', 'r2 1-1', 'r1 1-0', 'set1 0-0', 'start']);
});

test('a corrected point says its new facts, and every later score follows', () => {
  const correct: MatchEvent = { id: 'c1', at: 5, type: 'correct', target: 'r1', winner: 'team2' };
  expect(read(correct)).toEqual(['t1 0-2', 'r2 0-2', 'r1 0-1 corrected', 'set1 0-0', 'start']);
  const [, , row] = logRows(foldLog(PRESETS.indoor, [...played, correct]));
  expect(row?.event).toMatchObject({ type: 'rally', winner: 'team2' });
});

test('a reason added to a point later is not marked as a correction', () => {
  const logged: MatchEvent = { id: 'c1', at: 5, type: 'correct', target: 'r2', reason: 'ace' };
  expect(read(logged)[1]).toBe('r2 1-1');
});

test('an inserted point stands where it counts', () => {
  const insert: MatchEvent = { id: 'i1', at: 5, type: 'insert', before: 'r2', winner: 'team1' };
  expect(read(insert).slice(0, 4)).toEqual(['t1 2-1', 'r2 2-1', 'i1 2-0 inserted', 'r1 1-0']);
  const away: MatchEvent = { id: 'v1', at: 6, type: 'void', target: 'i1' };
  expect(read(insert, away).slice(0, 4)).toEqual(['i1 taken-back', 't1 1-1', 'r2 1-1', 'r1 1-0']);
});

test('an entry that was taken back stays visible without a score', () => {
  const away: MatchEvent = { id: 'v1', at: 6, type: 'void', target: 'r2', also: ['t1'] };
  expect(read(away)).toEqual(['t1 taken-back', 'r2 taken-back', 'r1 1-0', 'set1 0-0', 'start']);
});

test('a running score and a set total show their own score', () => {
  const caughtUp: MatchEvent = {
    id: 's1',
    at: 5,
    type: 'set-score',
    set: 1,
    team1Score: 20,
    team2Score: 9,
  };
  expect(read(caughtUp)[0]).toBe('s1 20-9');
});

test('a set that is entered as a total shows it', () => {
  const total: MatchEvent = {
    id: 's1',
    at: 5,
    type: 'set-result',
    set: 1,
    team1Score: 25,
    team2Score: 9,
  };
  expect(read(total)[0]).toBe('s1 25-9');
});
