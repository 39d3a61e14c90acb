import { expect, test } from 'vitest';
import { setStrength } from '#domain/competition/prediction/set-strength.ts';
import { strengthsAfter } from './strengths.ts';

const TEAMS = ['Chui', 'Simba'];
const played = (...setsWon: [number, number]) => ({ team1: 'Chui', team2: 'Simba', setsWon });

test('the strengths after the same results are computed once, after another result anew', () => {
  const first = strengthsAfter(TEAMS, [played(3, 0)]);
  expect(first).toEqual(setStrength(TEAMS, [played(3, 0)]));
  expect(strengthsAfter([...TEAMS], [played(3, 0)])).toBe(first);
  expect(strengthsAfter(TEAMS, [played(3, 1)])).toEqual(setStrength(TEAMS, [played(3, 1)]));
  const neutral = { ...played(3, 0), neutral: true };
  expect(strengthsAfter(TEAMS, [neutral])).toEqual(setStrength(TEAMS, [neutral]));
});

test('of fifty leagues the strengths are kept, those asked for last', () => {
  const first = strengthsAfter(TEAMS, [played(3, 0)]);
  const second = strengthsAfter(TEAMS, [played(0, 3)]);
  for (let league = 0; league < 49; league += 1) {
    strengthsAfter([...TEAMS, `team ${league}`], [played(3, 0)]);
    expect(strengthsAfter(TEAMS, [played(3, 0)])).toBe(first);
  }
  expect(strengthsAfter(TEAMS, [played(0, 3)])).not.toBe(second);
});
