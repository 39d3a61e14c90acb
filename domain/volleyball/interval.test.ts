import { expect, test } from 'vitest';
import { intervalSecs } from './interval.ts';
import { PRESETS } from './presets.ts';

test('the interval lasts three minutes indoors, one minute on sand and snow', () => {
  expect([1, 2, 3, 4].map((set) => intervalSecs(PRESETS.indoor, set))).toEqual([
    180, 180, 180, 180,
  ]);
  expect(intervalSecs(PRESETS.beach, 1)).toBe(60);
  expect(intervalSecs(PRESETS.snow, 1)).toBe(60);
});

test('the interval after set 2 lasts ten minutes where the rules say so', () => {
  const rules = PRESETS['indoor-long-interval'];
  expect([1, 2, 3, 4].map((set) => intervalSecs(rules, set))).toEqual([180, 600, 180, 180]);
});
