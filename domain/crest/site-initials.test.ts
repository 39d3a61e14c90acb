import { expect, test } from 'vitest';
import { siteInitials } from './site-initials.ts';

test.each([
  ['TAVA', 'TA'],
  ['Chama cha Wavu', 'CC'],
  ['mwanza', 'MW'],
  ['(Pwani) Wavu', 'PW'],
  ['–', ''],
])('the initials of the site %s are %s', (name, initials) => {
  expect(siteInitials(name)).toBe(initials);
});
