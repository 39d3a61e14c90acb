import { expect, test } from 'vitest';
import { chooseEncoding, matchesTag } from './encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['br; q=0.1, gzip; q=1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
])('Accept-Encoding %j is answered in %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['*', true],
  ['"abcd"', false],
  ['abc', false],
])('If-None-Match %j', (header, isMatch) => {
  expect(matchesTag(header, '"abc"')).toBe(isMatch);
});
