import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions } from '../testing/record-match.ts';
import { setterBalance } from './setter-balance.ts';

const indoor = PRESETS.indoor;

test('the balance is counted by the position of the setter on court', () => {
  const table = livePositions(indoor);
  // Number 3 of team1 stands in 3, and after the side-out in 2.
  table.rallies('112');
  table.must({ type: 'sanction', team: 'team2', person: 11, grade: 'penalty' });
  table.rallies('12');
  const team1 = setterBalance(table.log, 'team1', 3)!;
  expect(team1.length).toBe(6);
  expect(team1[2]).toEqual({ position: 3, won: 2, lost: 1, balance: 1 });
  expect(team1[1]).toEqual({ position: 2, won: 1, lost: 1, balance: 0 });
  expect(team1.filter(({ won, lost }) => won + lost === 0).length).toBe(4);
  const team2 = setterBalance(table.log, 'team2', 13)!;
  expect(team2[2]).toEqual({ position: 3, won: 1, lost: 2, balance: -1 });

  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 8 }] });
  table.rallies('1');
  expect(setterBalance(table.log, 'team1', 3)).toEqual(team1);
  expect(setterBalance(table.log, 'team1', 8)!.map(({ won }) => won)).toEqual([0, 1, 0, 0, 0, 0]);
});

test('the balance is empty without line-ups or for a player who did not play', () => {
  const bare = liveMatch(indoor);
  bare.rallies('12');
  expect(setterBalance(bare.log, 'team1', 3)).toBe(null);
  const table = livePositions(indoor);
  table.rallies('12');
  expect(setterBalance(table.log, 'team1', 9)).toBe(null);
});
