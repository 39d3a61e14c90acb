import { expect, test } from 'vitest';
import { PRESETS, rulesOfChoice } from '../presets.ts';
import { defaultScoreOf } from './default-score.ts';

test('the score of a match won without play is 3 sets of 25 indoors and 2 of 21 in beach', () => {
  expect(defaultScoreOf(rulesOfChoice('indoor'))).toEqual({ sets: 3, points: 25, total: 75 });
  expect(defaultScoreOf(rulesOfChoice('beach'))).toEqual({ sets: 2, points: 21, total: 42 });
});

test('rules that are given whole are the rules', () => {
  const rules = { ...PRESETS.indoor, setsToWin: 1 };
  expect(rulesOfChoice(rules)).toBe(rules);
  expect(defaultScoreOf(rules).sets).toBe(1);
});
