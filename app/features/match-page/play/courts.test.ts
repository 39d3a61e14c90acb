import { expect, test } from 'vitest';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { COURT_SIZE, courtsOf, placeOnCourt } from './courts.ts';

test('position 1 serves from the right of its end line, 2 to 4 stand at the net', () => {
  const net = COURT_SIZE.width / 2;
  const [first, second, four, five] = [1, 2, 4, 5].map((position) =>
    placeOnCourt('team1', position),
  );
  // Facing the net from the left, the own right is below.
  expect(first!.y).toBeGreaterThan(five!.y);
  expect(second!.y).toBe(first!.y);
  expect(net - second!.x).toBeLessThan(net - first!.x);
  expect(four!.x).toBe(second!.x);
});

test('the other team stands turned by half a turn', () => {
  for (const position of [1, 2, 3, 4, 5, 6]) {
    const own = placeOnCourt('team1', position);
    const other = placeOnCourt('team2', position);
    expect(own.x + other.x).toBe(COURT_SIZE.width);
    expect(own.y + other.y).toBe(COURT_SIZE.height);
  }
});

test('a set without line-ups has no drawing of the court', () => {
  const set = { set: 1, serving: 'team1', team1: { court: null }, team2: { court: null } };
  const teams = { team1: { liberos: [7] }, team2: { liberos: [] } };
  const log = {
    rules: { rotation: 'six' },
    state: { sets: [set], ...teams },
  } as unknown as MatchLog;
  expect(courtsOf(log)).toBeNull();
  const court = { positions: [1, 2, 3, 4, 5, 6] };
  const known = { ...set, team2: { court } };
  const withOne = { ...log, state: { ...log.state, sets: [known] } } as unknown as MatchLog;
  expect(courtsOf(withOne)).toEqual({
    set: 1,
    team1: null,
    team2: [1, 2, 3, 4, 5, 6],
    serving: 'team1',
    liberos: { team1: [7], team2: [] },
  });
});
