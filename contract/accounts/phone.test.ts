import { expect, test } from 'vitest';
import { normalPhone } from './normal-phone.ts';
import { phoneSchema } from './phone.ts';

test.each([
  '0712345678',
  '0712 345 678',
  '+255712345678',
  '+255 712-345-678',
  '255712345678',
  '00255712345678',
  '+255 (0) 712 345 678',
  '712345678',
])('%s is one and the same number of Tanzania', (typed) => {
  expect(normalPhone(typed)).toBe('+255712345678');
});

test('a number of another country keeps its own beginning', () => {
  expect(normalPhone('+254 722 000 111')).toBe('+254722000111');
});

test.each([
  '',
  '12',
  'asha@example.org',
  '0812345678',
  '+25571234567',
  '07123456789',
  '+0712345678',
])('"%s" is no number to sign in with', (typed) => {
  expect(normalPhone(typed)).toBeUndefined();
  expect(phoneSchema.safeParse(typed).success).toBe(false);
});
