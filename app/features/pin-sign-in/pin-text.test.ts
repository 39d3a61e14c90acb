import { expect, test } from 'vitest';
import { groupedPin, pinDigits } from './pin-text.ts';

test('the digits of a PIN are read with any separators', () => {
  expect(pinDigits('1234-5678')).toBe('12345678');
  expect(pinDigits(' 12 34 56 78 90')).toBe('12345678');
});

test('a PIN is written in two groups, also while it is typed', () => {
  expect(groupedPin('12')).toBe('12');
  expect(groupedPin('1234')).toBe('1234');
  expect(groupedPin('12345')).toBe('1234 5');
  expect(groupedPin('1234 5678')).toBe('1234 5678');
});
