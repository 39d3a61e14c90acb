import { expect, test } from 'vitest';
import { createTryLimit } from './try-limit.ts';

test('a key with too many failures waits until the window has passed', () => {
  const limit = createTryLimit(3, 60_000);
  for (const at of [0, 1000, 2000]) {
    expect(limit.waitSeconds('asha', at)).toBe(0);
    limit.failed('asha', at);
  }
  expect(limit.waitSeconds('asha', 3000)).toBe(57);
  expect(limit.waitSeconds('juma', 3000)).toBe(0);
  expect(limit.waitSeconds('asha', 60_001)).toBe(0);
});

test('a success forgives what went before', () => {
  const limit = createTryLimit(1, 60_000);
  limit.failed('asha', 0);
  expect(limit.waitSeconds('asha', 1)).toBe(60);
  limit.succeeded('asha');
  expect(limit.waitSeconds('asha', 1)).toBe(0);
});

test('one try can be taken back, the others still count', () => {
  const limit = createTryLimit(2, 60_000);
  limit.failed('mtaa', 0);
  limit.failed('mtaa', 10);
  limit.forgive('mtaa', 10);
  expect(limit.waitSeconds('mtaa', 20)).toBe(0);
  limit.failed('mtaa', 30);
  expect(limit.waitSeconds('mtaa', 40)).toBe(60);
  limit.forgive('mtaa', 99);
  limit.forgive('nobody', 99);
  expect(limit.waitSeconds('mtaa', 40)).toBe(60);
});
