import { expect, test } from 'vitest';
import { decidingValues, ratioText } from './ratio-text.ts';

test.each([
  [[7, 6], '7 – 6'],
  [[1.0977310384, 1.0425], '1.098 – 1.042'],
  [[1.09773, 1.09771], '1.09773 – 1.09771'],
  [['MAX', 2.5], 'MAX – 2.500'],
  [[1, null], '1 – –'],
  [[null, null], ''],
] as const)('the ratio %j is shown as %s', (values, text) => {
  expect(decidingValues(values)).toBe(text);
});

test.each([
  [1.0425, '1.042'],
  [2, '2.000'],
  ['MAX', 'MAX'],
  [null, '–'],
] as const)('the ratio %j stands in a table as %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text);
});
