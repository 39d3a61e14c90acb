import { expect, test } from 'vitest';
import { createByteLimitedCache } from './byte-limited-cache.ts';

test('the least recently used value goes first', () => {
  const cache = createByteLimitedCache<string>(30);
  cache.put('a', 'A', 10);
  cache.put('b', 'B', 10);
  cache.put('c', 'C', 10);
  cache.get('a');
  cache.put('d', 'D', 10);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C', 'D']);
  expect(cache.bytes()).toBe(30);
});

test('a value stored again replaces the old one', () => {
  const cache = createByteLimitedCache<string>(30);
  cache.put('a', 'old', 10);
  cache.put('a', 'new', 20);
  expect(cache.get('a')).toBe('new');
  expect(cache.bytes()).toBe(20);
});

test('growth counts for the stored value, not for a replaced one', () => {
  const cache = createByteLimitedCache<string>(30);
  cache.put('a', 'old', 10);
  cache.put('a', 'new', 10);
  cache.grow('a', 'old', 15);
  expect(cache.bytes()).toBe(10);
  cache.grow('a', 'new', 15);
  expect(cache.bytes()).toBe(25);
  cache.put('b', 'B', 10);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.bytes()).toBe(10);
});

test('a value larger than the whole cache is not stored', () => {
  const cache = createByteLimitedCache<string>(30);
  cache.put('a', 'A', 31);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.bytes()).toBe(0);
});
