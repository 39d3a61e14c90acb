import { expect, test } from 'vitest';
import { mutatePart } from './mutate-part.ts';
import { getPart } from './parts.ts';

test('tests notice nine of ten mutations of the access rules', async () => {
  const { mutants, score } = await mutatePart(getPart('access'));
  expect(mutants).toBeGreaterThan(50);
  expect(score).toBeGreaterThanOrEqual(90);
});
