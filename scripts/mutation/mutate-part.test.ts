import { expect, test } from 'vitest';
import { mutatePart } from './mutate-part.ts';
import { getPart } from './parts.ts';

test('nine of ten changes to the law of access are noticed', async () => {
  const { mutants, score } = await mutatePart(getPart('access'));
  expect(mutants).toBeGreaterThan(50);
  expect(score).toBeGreaterThanOrEqual(90);
});
