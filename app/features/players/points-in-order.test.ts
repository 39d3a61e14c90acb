import { expect, test } from 'vitest';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { pointsInOrder } from './points-in-order.ts';

const point = (
  team1Score: number,
  team2Score: number,
  winner: string,
  player: number | null,
  reason: string,
  cancelled = false,
) => ({
  no: 1,
  winner,
  player,
  reason,
  team1Score,
  team2Score,
  cancelled,
});

const log = {
  state: {
    sets: [
      {
        points: [
          point(1, 0, 'team1', 7, 'attack'),
          point(1, 1, 'team2', 7, 'block'),
          point(2, 1, 'team1', 7, 'block'),
          point(3, 1, 'team1', 9, 'ace'),
          point(4, 1, 'team1', 7, 'ace', true),
        ],
      },
      { points: [point(0, 1, 'team2', 7, 'ace')] },
    ],
  },
} as unknown as MatchLog;

test('the points of a shirt stand in order by set, the own score first, blocks and aces named', () => {
  expect(pointsInOrder(log, 'team1', 7)).toEqual([
    {
      set: 1,
      points: [
        { score: '1–0', kind: null },
        { score: '2–1', kind: 'block' },
      ],
    },
    { set: 2, points: [] },
  ]);
  expect(pointsInOrder(log, 'team2', 7)).toEqual([
    { set: 1, points: [{ score: '1–1', kind: 'block' }] },
    { set: 2, points: [{ score: '1–0', kind: 'ace' }] },
  ]);
});
