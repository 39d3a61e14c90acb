import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainCheck } from './plain-check.ts';

const count = z.number().int().min(0).max(60);

test.each([
  [count, -5, 'At least 0.'],
  [count, 999, 'At most 60.'],
  [count, undefined, 'Fill this in.'],
  [count, 'many', 'Check this.'],
  [z.string().max(3), 'long', 'At most 3 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 items.'],
  [z.enum(['one']), 'two', 'Check this.'],
])('case %#: the check is told as people say it', (schema, value, words) => {
  const message = schema.safeParse(value).error?.issues[0]?.message ?? '';
  expect(plainCheck(message)).toBe(words);
});

test('our own sentences stay as they are', () => {
  expect(plainCheck('A team cannot play against itself.')).toBe(
    'A team cannot play against itself.',
  );
});
