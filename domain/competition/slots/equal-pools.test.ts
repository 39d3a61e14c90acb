import { expect, test } from 'vitest';
import { roundRobin } from '../fixtures/round-robin.ts';
import { matchesThatCount } from './equal-pools.ts';

test('results against the fourth are left out where the other pool has three', () => {
  const four = { order: ['d', 'b', 'c', 'a'], matches: roundRobin(['a', 'b', 'c', 'd']) };
  const three = { order: ['x', 'y', 'z'], matches: roundRobin(['x', 'y', 'z']) };
  const [ofFour, ofThree] = matchesThatCount([four, three]);
  const pairs = ofFour!.map(({ team1, team2 }) => [team1, team2].sort().join(''));
  expect(pairs.sort()).toEqual(['bc', 'bd', 'cd']);
  expect(ofThree).toEqual(three.matches);
});

test('between pools of equal size everything counts', () => {
  const pool = { order: ['a', 'b'], matches: roundRobin(['a', 'b']) };
  expect(matchesThatCount([pool, pool])).toEqual([pool.matches, pool.matches]);
  expect(matchesThatCount([])).toEqual([]);
});
