import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encodePage, matchesTag } from './encodings.ts';

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
])('If-None-Match %j is matched', (header, isMatch) => {
  expect(matchesTag(header, '"abc"')).toBe(isMatch);
});

test.each(['br', 'gzip'] as const)(
  'a page sent as %s is stored in that encoding alone',
  async (first) => {
    const html = Buffer.from('<li>Jeshi Stars 3, JKT 2</li>'.repeat(500));
    let grown = 0;
    const page = encodePage(html, (bytes) => {
      grown += bytes;
    });
    expect(page.size()).toBe(html.byteLength);
    const sent = await page.encode(first);
    expect(page.size()).toBe(sent.byteLength);
    expect(page.size()).toBe(html.byteLength + grown);
    expect(sent.byteLength).toBeLessThan(html.byteLength / 10);
    // A client that asks for another form gets the same page.
    expect(Buffer.from(await page.encode('identity'))).toEqual(html);
    expect(brotliDecompressSync(await page.encode('br'))).toEqual(html);
    expect(gunzipSync(await page.encode('gzip'))).toEqual(html);
    expect(page.size()).toBe(html.byteLength + grown);
  },
);

test('two simultaneous requests for different encodings both get theirs', async () => {
  const html = Buffer.from('<li>KVZ 3, Mafunzo 1</li>'.repeat(500));
  const page = encodePage(html, () => {});
  const [br, gzip, plain] = await Promise.all([
    page.encode('br'),
    page.encode('gzip'),
    page.encode('identity'),
  ]);
  expect(brotliDecompressSync(br)).toEqual(html);
  expect(gunzipSync(gzip)).toEqual(html);
  expect(Buffer.from(plain)).toEqual(html);
  expect(page.size()).toBe(br.byteLength + gzip.byteLength);
});
