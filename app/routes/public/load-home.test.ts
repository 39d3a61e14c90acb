import { expect, test } from 'vitest';
import { countsBeside } from './load-home.ts';

test.each([
  [0, { next: 10, latest: 7 }],
  [8, { next: 9, latest: 5 }],
  [12, { next: 6, latest: 4 }],
  [14, { next: 5, latest: 3 }],
  [60, { next: 5, latest: 3 }],
])('beside %i matches of today home has room for others', (shown, counts) => {
  expect(countsBeside(shown)).toEqual(counts);
});
