import { expect, test } from 'vitest';
import type { MatchLog } from '../volleyball/match-log.ts';
import { PRESETS } from '../volleyball/presets.ts';
import { liveMatch } from '../volleyball/testing/record-match.ts';
import { withScouting } from './scouted-log.ts';

type Rally = { winner: 'team1' | 'team2'; reason?: string; player?: number };

/** The one point of the log with the touches of its rally. */
function scouted(rally: Rally, touches: readonly string[] | undefined) {
  const { log, event } = played(rally);
  const read = withScouting(log, new Map([[event, touches === undefined ? {} : { touches }]]));
  expect(read.state.sets[0]).toMatchObject({ team1Score: log.state.sets[0]!.team1Score });
  const { reason, player, errorBy } = read.state.sets[0]!.points[0]!;
  return [reason, player, errorBy];
}

function played(rally: Rally): { log: MatchLog; event: string } {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'rally', ...rally });
  return { log: table.log, event: table.log.state.sets[0]!.points[0]!.event };
}

test('a rally without a reason of the scorer has that of its touches', () => {
  expect(scouted({ winner: 'team1' }, ['*07SM#', 'a11RM='])).toEqual(['ace', 7, null]);
  expect(scouted({ winner: 'team1', reason: 'unknown' }, ['*07SM#'])).toEqual(['ace', 7, null]);
  expect(scouted({ winner: 'team2' }, ['*07SM='])).toEqual(['opponent-serve-error', null, 7]);
  expect(scouted({ winner: 'team2' }, ['*$$SM-'])).toEqual(['unknown', null, null]);
  expect(scouted({ winner: 'team2' }, undefined)).toEqual(['unknown', null, null]);
});

test('the reason of the scorer stands, and touches that agree add the players', () => {
  const attack = ['*07SM-', 'a12AH#'];
  expect(scouted({ winner: 'team2', reason: 'attack' }, attack)).toEqual(['attack', 12, null]);
  expect(scouted({ winner: 'team2', reason: 'attack', player: 9 }, attack)).toEqual([
    'attack',
    9,
    null,
  ]);
  expect(scouted({ winner: 'team2', reason: 'block' }, attack)).toEqual(['block', null, null]);
  expect(scouted({ winner: 'team2', reason: 'opponent-serve-error' }, ['*07SM='])).toEqual([
    'opponent-serve-error',
    null,
    7,
  ]);
});

test('a log without touches stays the same object, and so does a rally without touches', () => {
  const { log } = played({ winner: 'team1' });
  expect(withScouting(log, new Map())).toBe(log);
  const other = withScouting(log, new Map([['of no rally', { touches: ['*07SM#'] }]]));
  expect(other.state).toEqual(log.state);
});
