import { expect, test } from 'vitest';
import type { Match } from '#contract/matches/match.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { scorer } from '#domain/volleyball/testing/record-match.ts';
import { type LoggedMatch, playerRecord } from './player-record.ts';

function loggedMatch(id: string, shirt: number, points: number): LoggedMatch {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' });
  const lineup = (team: string, first: number) => ({
    ...({ type: 'lineup', set: 1, team } as const),
    players: [first, first + 1, first + 2, first + 3, first + 4, first + 5],
  });
  table.must(lineup('team1', 1), lineup('team2', 11));
  table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
  for (let n = 0; n < points; n += 1) {
    table.must({
      type: 'rally',
      winner: 'team1',
      reason: n === 0 ? 'ace' : 'attack',
      player: shirt,
    });
  }
  table.must({ type: 'rally', winner: 'team2', reason: 'block', player: shirt });
  return { match: { id } as Match, log: table.log, side: 'team1' };
}

test('points, sets on court and the best match of a shirt add up over the logs', () => {
  const record = playerRecord(1, [loggedMatch('first', 1, 2), loggedMatch('second', 1, 4)]);
  expect(record).toEqual({
    matches: 2,
    sets: 2,
    points: 6,
    attack: 4,
    block: 0,
    ace: 2,
    best: { match: { id: 'second' }, points: 4 },
  });
});

test('a player on court without a point has played, the same shirt number of the other team has not', () => {
  const logged = [loggedMatch('first', 1, 2)];
  expect(playerRecord(3, logged)).toMatchObject({ matches: 1, sets: 1, points: 0, best: null });
  expect(playerRecord(13, logged)).toBeNull();
});
