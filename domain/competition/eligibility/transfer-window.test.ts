import { expect, test } from 'vitest';
import { isTransferOpen } from './transfer-window.ts';

const windows = [
  { from: '2026-07-01', until: '2026-08-31' },
  { from: '2027-01-01', until: '2027-01-31' },
];

test.each([
  ['2026-06-30', false],
  ['2026-07-01', true],
  ['2026-08-31', true],
  ['2026-09-01', false],
  ['2027-01-15', true],
])('on %s the windows of a league are open: %s', (day, isOpen) => {
  expect(isTransferOpen({ windows }, day)).toBe(isOpen);
});

test('a league without windows lets players change the team on any day', () => {
  expect(isTransferOpen({ windows: [] }, '2026-10-10')).toBe(true);
});
