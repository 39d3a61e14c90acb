import { expect, test } from 'vitest';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { teamPoints } from './team-points.ts';

const log = (winners: [string, number][]) =>
  ({
    state: {
      sets: [
        {
          points: winners.map(([winner, player]) => ({
            no: 1,
            winner,
            player,
            reason: 'attack',
            cancelled: false,
          })),
        },
      ],
    },
  }) as unknown as MatchLog;

const roster = [
  { id: 'a', fullName: 'Asha', jerseyNumber: 7 },
  { id: 'b', fullName: 'Burhan', jerseyNumber: 9 },
  { id: 'c', fullName: 'Chiku', jerseyNumber: null },
] as unknown as PlayerSummary[];

test('points are added by shirt over the matches of players who may be counted, best first', () => {
  const logs = [
    {
      log: log([
        ['team1', 7],
        ['team1', 9],
        ['team1', 4],
        ['team2', 9],
      ]),
      side: 'team1' as const,
    },
    {
      log: log([
        ['team2', 9],
        ['team1', 7],
      ]),
      side: 'team2' as const,
    },
  ];
  expect(teamPoints(logs, roster)).toEqual([
    { id: 'b', name: 'Burhan', number: 9, points: 2 },
    { id: 'a', name: 'Asha', number: 7, points: 1 },
  ]);
});
