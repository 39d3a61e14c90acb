import { expect, test } from 'vitest';
import { createTokenBucket } from './token-bucket.ts';

test('a token bucket lets a burst through, then its rate', () => {
  const bucket = createTokenBucket(3, 0.5);
  expect([1, 2, 3, 4].map(() => bucket.take('asha', 0))).toEqual([0, 0, 0, 2]);
  expect(bucket.take('juma', 0)).toBe(0);
  expect(bucket.take('asha', 1000)).toBe(1);
  expect(bucket.take('asha', 2000)).toBe(0);
  expect(bucket.take('asha', 2000)).toBe(2);
});

test('a token bucket never exceeds its size, and a clock set back removes nothing', () => {
  const bucket = createTokenBucket(2, 1);
  expect(bucket.take('asha', 0)).toBe(0);
  expect([1, 2, 3].map(() => bucket.take('asha', 3_600_000))).toEqual([0, 0, 1]);
  expect(bucket.take('asha', 3_000_000)).toBe(1);
  expect(bucket.take('asha', 3_001_000)).toBe(0);
});

test('a token bucket says how many are left and when it is full, and takes nothing by it', () => {
  const bucket = createTokenBucket(3, 0.5);
  expect(bucket.stateOf('asha', 0)).toEqual({ left: 3, fullIn: 0 });
  bucket.take('asha', 0);
  bucket.take('asha', 0);
  expect(bucket.stateOf('asha', 1000)).toEqual({ left: 1, fullIn: 3 });
  expect(bucket.stateOf('asha', 1000)).toEqual({ left: 1, fullIn: 3 });
  bucket.charge('asha', 1000, 5);
  expect(bucket.stateOf('asha', 1000)).toEqual({ left: 0, fullIn: 13 });
});

test('the least recently used of too many keys is forgotten', () => {
  const bucket = createTokenBucket(1, 0.001);
  bucket.take('first', 0);
  bucket.take('second', 0);
  for (let n = 0; n < 49_998; n += 1) bucket.take(`key ${n}`, 0);
  expect(bucket.take('first', 0)).toBeGreaterThan(0);
  bucket.take('one more', 0);
  expect(bucket.take('first', 0)).toBeGreaterThan(0);
  expect(bucket.take('second', 0)).toBe(0);
});

test('a call that costs more than expected is charged afterwards', () => {
  const bucket = createTokenBucket(3, 1);
  expect(bucket.take('asha', 0)).toBe(0);
  bucket.charge('asha', 0, 5);
  expect(bucket.take('asha', 0)).toBe(4);
  expect(bucket.take('asha', 4000)).toBe(0);
  expect(bucket.take('juma', 0)).toBe(0);
});
