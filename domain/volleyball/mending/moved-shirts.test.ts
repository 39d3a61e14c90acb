import { expect, test } from 'vitest';
import type { MatchEvent, MendedEntry } from '../events.ts';
import { withMovedShirts } from './moved-shirts.ts';

const slip = (players: number[], liberos?: number[]): MendedEntry => ({
  type: 'lineup',
  set: 1,
  team: 'team1',
  players,
  ...(liberos && { liberos }),
});
const at = { id: 'x', at: 1 };

test('a substitution follows the shirt that a line-up was corrected to', () => {
  const change: MatchEvent = {
    ...at,
    type: 'substitution',
    team: 'team1',
    pairs: [{ out: 6, in: 8 }],
    override: 'Allowed.',
  };
  expect(withMovedShirts(change, slip([1, 6]), slip([1, 9]))).toEqual({
    target: 'x',
    entry: { type: 'substitution', team: 'team1', pairs: [{ out: 9, in: 8 }] },
  });
  expect(withMovedShirts({ ...change, team: 'team2' }, slip([1, 6]), slip([1, 9]))).toBeNull();
});

test('two shirts that changed places are exchanged, and others stay', () => {
  const exchange: MatchEvent = {
    ...at,
    type: 'libero',
    team: 'team1',
    action: 'in',
    libero: 7,
    player: 2,
  };
  const swapped = withMovedShirts(exchange, slip([1, 2], [7]), slip([2, 1], [17]));
  expect(swapped?.entry).toMatchObject({ libero: 17, player: 1 });
  expect(withMovedShirts(exchange, slip([3, 4]), slip([3, 5]))).toBeNull();
  expect(withMovedShirts(exchange, slip([3, 4], [7]), slip([3, 4]))).toBeNull();
});

test('an entry without a team or shirts is left alone', () => {
  const remark: MatchEvent = { ...at, type: 'remark', text: 'x' };
  expect(withMovedShirts(remark, slip([1]), slip([2]))).toBeNull();
  const pause: MatchEvent = { ...at, type: 'timeout', team: 'team1' };
  expect(withMovedShirts(pause, slip([1]), slip([2]))).toBeNull();
  expect(withMovedShirts(pause, { type: 'start' }, { type: 'start' })).toBeNull();
  const odd = { ...at, type: 'substitution', team: 'team1', pairs: null } as unknown as MatchEvent;
  expect(withMovedShirts(odd, slip([1]), slip([2]))).toBeNull();
});
