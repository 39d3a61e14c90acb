import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFeed } from '../live/feed.ts';
import { memoryOutbox } from '../live/testing/memory-outbox.ts';
import { createPageDictionary } from './encodings.ts';
import { trackFreshness } from './freshness.ts';
import { createPageCache } from './page-cache.ts';

const COMMON = Array.from({ length: 300 }, (_, n) => `.class-${n * 7919}{color:#${n}}`).join('');
const dictionary = createPageDictionary(COMMON);
const PAGE = `<style>${COMMON}</style><p>21-19</p>`;

async function cacheOfOnePage() {
  const feed = await createFeed(memoryOutbox());
  const render = async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(PAGE),
    shows: 'site' as const,
  });
  const freshness = trackFreshness(feed, Date.now);
  const cache = createPageCache({ feed, freshness, render, dictionaryOf: () => dictionary });
  const ask = (
    availableDictionary?: string,
    more: { search?: string; ifNoneMatch?: string } = {},
  ) =>
    cache.answer({
      path: '/',
      search: '',
      acceptEncoding: 'gzip, br, dcb, dcz',
      ifNoneMatch: undefined,
      availableDictionary,
      ...more,
    });
  return ask;
}

test('a browser with the dictionary gets the page as its difference from it', async () => {
  const ask = await cacheOfOnePage();
  const { headers, body } = await ask(dictionary.name);
  expect(headers['content-encoding']).toBe('dcb');
  expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
  const bytes = Buffer.from(body!);
  expect(bytes.subarray(0, 4).toString('hex')).toBe('ff444342');
  expect(bytes.subarray(4, 36)).toEqual(dictionary.digest);
  const options = { dictionary: dictionary.text };
  expect(brotliDecompressSync(bytes.subarray(36), options as object).toString()).toBe(PAGE);
  expect(bytes.length).toBeLessThan(120);
});

test('a browser with no dictionary, or another one, gets the whole page', async () => {
  const ask = await cacheOfOnePage();
  for (const available of [undefined, ':AAAA:']) {
    const { headers, body } = await ask(available);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body!).toString()).toBe(PAGE);
  }
});

test('the page that a browser has is not sent again, whichever form it came in', async () => {
  const ask = await cacheOfOnePage();
  const { headers } = await ask(dictionary.name);
  expect((await ask(dictionary.name, { ifNoneMatch: headers.etag! })).status).toBe(304);
  const complete = await ask();
  expect(complete.status).toBe(200);
  expect(complete.headers.etag).not.toBe(headers.etag);
});

test('a part is no page and has no dictionary', async () => {
  const ask = await cacheOfOnePage();
  const { headers } = await ask(dictionary.name, { search: '?part=main' });
  expect(headers['content-encoding']).toBe('br');
});
