import { expect, test } from 'vitest';
import { createShelf } from './shelf.ts';

test('what was not used for the longest time goes first', () => {
  const shelf = createShelf<string>(30);
  shelf.put('a', 'A', 10);
  shelf.put('b', 'B', 10);
  shelf.put('c', 'C', 10);
  shelf.get('a');
  shelf.put('d', 'D', 10);
  expect(['a', 'b', 'c', 'd'].map((key) => shelf.get(key))).toEqual(['A', undefined, 'C', 'D']);
  expect(shelf.bytes()).toBe(30);
});

test('a value put again takes the place of the old one', () => {
  const shelf = createShelf<string>(30);
  shelf.put('a', 'old', 10);
  shelf.put('a', 'new', 20);
  expect(shelf.get('a')).toBe('new');
  expect(shelf.bytes()).toBe(20);
});

test('growth counts for the value that is held, not for one that was replaced', () => {
  const shelf = createShelf<string>(30);
  shelf.put('a', 'old', 10);
  shelf.put('a', 'new', 10);
  shelf.grow('a', 'old', 15);
  expect(shelf.bytes()).toBe(10);
  shelf.grow('a', 'new', 15);
  expect(shelf.bytes()).toBe(25);
  shelf.put('b', 'B', 10);
  expect(shelf.get('a')).toBeUndefined();
  expect(shelf.bytes()).toBe(10);
});

test('what is larger than the whole shelf is not held', () => {
  const shelf = createShelf<string>(30);
  shelf.put('a', 'A', 31);
  expect(shelf.get('a')).toBeUndefined();
  expect(shelf.bytes()).toBe(0);
});
