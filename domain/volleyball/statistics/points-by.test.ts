import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch } from '../testing/record-match.ts';
import { knownRallies, pointOrigins } from './known-points.ts';
import { explained, pointsByPlayer, pointsByReason } from './points-by.ts';

const indoor = PRESETS.indoor;

test('the origins of points add up to the score', () => {
  const table = liveMatch(indoor);
  table.rallies('111222');
  table.must({ type: 'delay', team: 'team2' }, { type: 'delay', team: 'team2' });
  table.must({ type: 'award', kind: 'point', team: 'team1', points: 2 });
  table.must({ type: 'set-score', set: 1, team1Score: 9, team2Score: 4 });
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 2 });
  const { team1, team2 } = pointOrigins(table.log);
  expect(team1).toEqual({
    rallies: 3,
    penalties: 1,
    awarded: 2,
    cancelled: 2,
    unknown: 3,
    score: 7,
  });
  expect(team2).toEqual({
    rallies: 3,
    penalties: 1,
    awarded: 0,
    cancelled: 0,
    unknown: 1,
    score: 5,
  });
  for (const side of [team1, team2]) {
    const { rallies, penalties, awarded, cancelled, unknown, score } = side;
    expect(rallies + penalties + awarded + unknown - cancelled).toBe(score);
  }
  // The penalty and a rally of team1 are struck out.
  expect(knownRallies(table.log).length).toBe(5);
});

test('points are counted by reason where it is known', () => {
  const table = liveMatch(indoor);
  table.rallies('1');
  expect(pointsByReason(table.log, 'team1')).toBe(null);
  table.must({ type: 'rally', winner: 'team1', reason: 'unknown' });
  expect(pointsByReason(table.log, 'team1')).toBe(null);
  table.must({ type: 'rally', winner: 'team1', reason: 'attack' });
  table.must({ type: 'rally', winner: 'team1', reason: 'attack' });
  table.must({ type: 'rally', winner: 'team2', reason: 'block' });
  expect(pointsByReason(table.log, 'team1')).toMatchObject({ attack: 2, block: 0, unknown: 0 });
  expect(pointsByReason(table.log, 'team2')).toMatchObject({ attack: 0, block: 1 });
  expect(explained(table.log)).toEqual({ explained: 3, rallies: 5 });
});

test('points of a player are counted by attack, block, ace and without a reason', () => {
  const table = liveMatch(indoor);
  const won = { type: 'rally', winner: 'team1' } as const;
  table.must({ ...won, reason: 'attack', player: 4 }, { ...won, reason: 'ace', player: 4 });
  table.must({ ...won, reason: 'block', player: 9 }, { ...won, player: 9 });
  table.must({ ...won, reason: 'unknown', player: 2 }, { ...won, reason: 'attack' });
  table.must({ ...won, reason: 'opponent-error', player: 11 });
  table.must({ type: 'rally', winner: 'team2', reason: 'attack', player: 5 });
  expect(pointsByPlayer(table.log, 'team1')).toEqual([
    { player: 4, attack: 1, block: 0, ace: 1, unspecified: 0, points: 2 },
    { player: 9, attack: 0, block: 1, ace: 0, unspecified: 1, points: 2 },
    { player: 2, attack: 0, block: 0, ace: 0, unspecified: 1, points: 1 },
  ]);
  expect(pointsByPlayer(table.log, 'team2').map((own) => own.player)).toEqual([5]);
});

test('players are sorted by points, then by number', () => {
  const table = liveMatch(indoor);
  for (const player of [9, 4, 12, 4, 2, 12, 4]) {
    table.must({ type: 'rally', winner: 'team1', player });
  }
  const points = pointsByPlayer(table.log, 'team1').map((own) => [own.player, own.points]);
  expect(points).toEqual([
    [4, 3],
    [12, 2],
    [2, 1],
    [9, 1],
  ]);
});
