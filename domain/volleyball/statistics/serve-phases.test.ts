import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scorer } from '../testing/record-match.ts';
import { pointsOnServe, servePhases } from './serve-phases.ts';
import { shareOf } from './share.ts';

const indoor = PRESETS.indoor;

test('side-outs and break points add up to all rallies with a known server', () => {
  const table = liveMatch(indoor);
  table.rallies('1121221');
  expect(servePhases(table.log)).toEqual({
    team1: { sideOut: { won: 2, of: 3 }, breakPoint: { won: 2, of: 4 } },
    team2: { sideOut: { won: 2, of: 4 }, breakPoint: { won: 1, of: 3 } },
  });
});

test('a rally whose server is not known is in neither phase', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  table.rallies('11');
  expect(servePhases(table.log).team1).toEqual({
    sideOut: { won: 0, of: 0 },
    breakPoint: { won: 1, of: 1 },
  });
  expect(shareOf({ won: 0, of: 0 })).toBe(null);
  expect(shareOf({ won: 1, of: 4 })).toBe(0.25);
});

test('points on the serve of each player, aces apart', () => {
  const table = livePositions(indoor);
  table.must({ type: 'rally', winner: 'team1', reason: 'ace' });
  table.rallies('2121');
  expect(pointsOnServe(table.log, 'team1')).toEqual([
    { player: 1, serves: 2, won: 1, aces: 1 },
    { player: 2, serves: 1, won: 0, aces: 0 },
  ]);
  expect(pointsOnServe(table.log, 'team2')).toEqual([
    { player: 12, serves: 1, won: 0, aces: 0 },
    { player: 13, serves: 1, won: 0, aces: 0 },
  ]);
  const bare = liveMatch(indoor);
  bare.rallies('11');
  expect(pointsOnServe(bare.log, 'team1')).toEqual([]);
});

test('an ace of the other team does not count for the server', () => {
  const table = livePositions(indoor);
  table.must({ type: 'rally', winner: 'team2', reason: 'ace' });
  expect(pointsOnServe(table.log, 'team1')).toEqual([{ player: 1, serves: 1, won: 0, aces: 0 }]);
});

test('servers are sorted by serves, then by number', () => {
  const table = livePositions(indoor, 'team2');
  // team1 serves with 2, 3 and 4: once, three times, once; then 5 once.
  table.rallies('12111212');
  table.rallies('12');
  const serves = pointsOnServe(table.log, 'team1').map((turn) => [turn.player, turn.serves]);
  expect(serves).toEqual([
    [3, 3],
    [2, 1],
    [4, 1],
    [5, 1],
  ]);
});

test('a point on serve is an ace only if recorded as one', () => {
  const table = livePositions(indoor);
  table.must({ type: 'rally', winner: 'team1', reason: 'attack' });
  table.rallies('2121212121212');
  const turns = pointsOnServe(table.log, 'team1');
  expect(turns.map(({ player, serves, aces }) => [player, serves, aces])).toEqual([
    [1, 3, 0],
    [2, 1, 0],
    [3, 1, 0],
    [4, 1, 0],
    [5, 1, 0],
    [6, 1, 0],
  ]);
  const falling = scorer(indoor);
  const players = [6, 5, 4, 3, 2, 1];
  falling.must({ type: 'start' }, { type: 'lineup', set: 1, team: 'team1', players });
  falling.must({ type: 'set-start', set: 1, firstServe: 'team1' });
  falling.rallies('2121');
  expect(pointsOnServe(falling.log, 'team1').map(({ player }) => player)).toEqual([5, 6]);
});
