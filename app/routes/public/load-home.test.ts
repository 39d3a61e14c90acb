import { expect, test } from 'vitest';
import { countsBeside } from './load-home.ts';

test.each([
  [0, { next: 10, latest: 7 }],
  [8, { next: 8, latest: 4 }],
  [12, { next: 5, latest: 3 }],
  [14, { next: 4, latest: 2 }],
  [60, { next: 4, latest: 2 }],
])('beside %i matches of today home has room for others', (shown, counts) => {
  expect(countsBeside(shown)).toEqual(counts);
});
