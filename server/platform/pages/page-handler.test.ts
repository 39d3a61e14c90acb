import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createFeed } from '#server/platform/live/feed.ts';
import { memoryOutbox } from '#server/platform/live/testing/memory-outbox.ts';
import { trackFreshness } from './freshness.ts';
import { createPageCache } from './page-cache.ts';
import { allowedSearch, pageHandler } from './page-handler.ts';

test('only known query parameters make a page of their own, in one order', () => {
  const search = (text: string) => allowedSearch(new URLSearchParams(text), ['filter', 'date']);
  expect(search('?utm_source=x&filter=live&fbclid=1&date=2026-11-21')).toBe(
    '?date=2026-11-21&filter=live',
  );
  expect(search('?date=2026-11-21&filter=live')).toBe('?date=2026-11-21&filter=live');
  expect(search('?date=a&date=b')).toBe('?date=a');
  expect(search('?utm_source=x')).toBe('');
  expect(search('?date=%C3%A9%26x')).toBe('?date=%C3%A9%26x');
});

test('pages are answered over HTTP: status, bytes, 304, and HEAD without a body', async () => {
  const outbox = memoryOutbox();
  const renders: string[] = [];
  const feed = await createFeed(outbox);
  const cache = createPageCache({
    feed,
    freshness: trackFreshness(feed, Date.now),
    async render({ path, search }) {
      renders.push(path + search);
      return {
        status: path === '/gone' ? 404 : 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from('<h1>Wavu</h1>'),
        shows: 'site',
      };
    },
  });
  const app = new Hono();
  app.get(
    '*',
    pageHandler(
      cache,
      () => ['filter'],
      () => (render) => render(),
      {},
    ),
  );
  const page = await app.request('/sw/teams?utm_source=x&filter=live');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toBe('<h1>Wavu</h1>');
  expect(renders).toEqual(['/sw/teams?filter=live']);
  const head = await app.request('/sw/teams?filter=live', { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe('13');
  expect(await head.text()).toBe('');
  const etag = page.headers.get('etag') ?? '';
  const again = await app.request('/sw/teams?filter=live', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await app.request('/gone')).status).toBe(404);
  expect((await app.request('/gone?utm_source=x')).status).toBe(404);
  expect(renders).toEqual(['/sw/teams?filter=live', '/gone']);
});
