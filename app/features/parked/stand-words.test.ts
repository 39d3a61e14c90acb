import { expect, test } from 'vitest';
import { parked } from '#app/messages/en/admin/parked.ts';
import type { MatchStand } from '#contract/matches/parked-branch.ts';
import { isSameStand, standWords } from './stand-words.ts';

function stand(...scores: [number, number][]): MatchStand {
  const sets = scores.map(([team1Score, team2Score], index) => ({
    set: index + 1,
    team1Score,
    team2Score,
  }));
  return { status: 'Live', sets, team1Wins: 1, team2Wins: 0, winner: null };
}

test('a score is described by set wins and sets', () => {
  expect(standWords(parked, stand([25, 20], [3, 5]))).toBe('sets 1-0, points 25-20 3-5');
  expect(standWords(parked, stand())).toBe('no set yet');
});

test('two scores are equal if every number is equal', () => {
  expect(isSameStand(stand([5, 3]), stand([5, 3]))).toBe(true);
  expect(isSameStand(stand([5, 3]), stand([5, 4]))).toBe(false);
  expect(isSameStand(stand([5, 3]), null)).toBe(false);
});
