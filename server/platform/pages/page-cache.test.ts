import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFeed } from '#server/platform/live/feed.ts';
import { memoryOutbox } from '#server/platform/live/testing/memory-outbox.ts';
import { trackFreshness } from './freshness.ts';
import type { CachedPageRequest } from './page-answer.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';

type Page = Partial<RenderedPage> & { text?: string };

const AWAY = Object.assign(new Error('shut down'), { code: '57P01' });

/** A site whose pages say how often they were rendered. */
async function site(pageAt: (path: string) => Page = () => ({}), maxBytes?: number) {
  let isAway = false;
  const faults: string[] = [];
  const outbox = memoryOutbox();
  const feed = await createFeed({ ...outbox, hasMoved: () => false });
  const renders: string[] = [];
  let time = Date.parse('2026-11-21T12:00:00Z');
  let pause: () => Promise<unknown> = async () => {};
  const cache = createPageCache({
    feed: { caughtUp: () => (isAway ? Promise.reject(AWAY) : feed.caughtUp()) },
    clock: () => time,
    onFault: (_, path) => void faults.push(path),
    freshness: trackFreshness(feed, () => time),
    ...(maxBytes === undefined ? {} : { maxBytes }),
    async render({ path, search }) {
      renders.push(path + search);
      const count = renders.filter((candidate) => candidate === path + search).length;
      await pause();
      const { text = `${path} ${count}`, ...page } = pageAt(path);
      return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(text),
        shows: 'site',
        ...page,
      };
    },
  });
  const request = (path: string, more: Partial<CachedPageRequest> = {}) =>
    cache.answer({
      path,
      search: '',
      acceptEncoding: undefined,
      ifNoneMatch: undefined,
      ...more,
    });
  return {
    cache,
    feed,
    outbox,
    renders,
    ask: request,
    text: async (path: string) => Buffer.from((await request(path)).body ?? []).toString(),
    change: (match?: string) => feed.publish([outbox.commit(match)]),
    setTime: (iso: string) => {
      time = Date.parse(iso);
    },
    faults,
    setAway: (next: boolean) => {
      isAway = next;
    },
    setPause: (next: () => Promise<unknown>) => {
      pause = next;
    },
  };
}

const SHOWS: Record<string, Page> = {
  '/teams': { shows: 'site' },
  '/': { shows: 'scores' },
  '/m1': { shows: 'match', matchId: 'm1' },
  '/m?': { shows: 'match' },
  '/terms': { shows: 'nothing' },
};

test.each([
  ['a name changes', undefined, { '/teams': 2, '/': 2, '/m1': 2, '/m?': 2, '/terms': 1 }],
  ['a point is scored in m1', 'm1', { '/teams': 1, '/': 2, '/m1': 2, '/m?': 2, '/terms': 1 }],
  ['a point is scored in m2', 'm2', { '/teams': 1, '/': 2, '/m1': 1, '/m?': 2, '/terms': 1 }],
])('when %s, only the pages that show it are rendered again', async (_, match, counts) => {
  const { text, change } = await site((path) => SHOWS[path] ?? {});
  for (const path of Object.keys(SHOWS)) expect(await text(path)).toBe(`${path} 1`);
  change(match);
  for (const [path, count] of Object.entries(counts)) {
    expect(await text(path)).toBe(`${path} ${count}`);
    expect(await text(path)).toBe(`${path} ${count}`);
  }
});

test('every page is rendered anew at midnight in Tanzania', async () => {
  const { text, setTime } = await site(() => ({ shows: 'nothing' }));
  setTime('2026-11-21T20:59:59.999Z');
  expect(await text('/')).toBe('/ 1');
  expect(await text('/')).toBe('/ 1');
  setTime('2026-11-21T21:00:00Z');
  expect(await text('/')).toBe('/ 2');
  setTime('2026-11-22T00:00:00Z');
  expect(await text('/')).toBe('/ 2');
});

test('a hundred simultaneous requests cost one rendering', async () => {
  const { text, setPause, renders } = await site();
  setPause(turn);
  const texts = await Promise.all(Array.from({ length: 100 }, () => text('/')));
  expect(new Set(texts)).toEqual(new Set(['/ 1']));
  expect(renders).toHaveLength(1);
});

test('a rendering made stale by a change is neither stored nor given to later readers', async () => {
  const { text, setPause, change } = await site();
  let finish = () => {};
  setPause(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const before = text('/');
  await turn();
  change();
  const after = text('/');
  await turn();
  setPause(async () => {});
  finish();
  expect(await before).toBe('/ 1');
  expect(await after).toBe('/ 2');
  expect(await text('/')).toBe('/ 2');
});

test('a rendering is stored despite a change that it does not show', async () => {
  const { text, setPause, change, renders } = await site();
  setPause(turn);
  const before = text('/teams');
  change('m1');
  expect(await text('/teams')).toBe('/teams 1');
  expect(await before).toBe('/teams 1');
  expect(await text('/teams')).toBe('/teams 1');
  expect(renders).toHaveLength(1);
});

test('a page that changes faster than it renders is answered', async () => {
  const { text, setPause, change, renders } = await site();
  setPause(async () => {
    change();
    await turn();
    change();
  });
  const texts = await Promise.all([text('/'), text('/'), text('/')]);
  change();
  texts.push(await text('/'));
  expect(texts.at(-1)).not.toBe('/ 1');
  expect(renders.length).toBeLessThanOrEqual(4);
});

test('every page is rendered again after changes were lost', async () => {
  const { text, feed, outbox } = await site(() => ({ shows: 'nothing' }));
  await text('/');
  for (let n = 0; n < 5; n += 1) outbox.commit();
  outbox.forgetUpTo(4);
  feed.publish([{ ...outbox.commit(), version: 9 }]);
  expect(await text('/')).toBe('/ 2');
});

test('a failed page is rendered again for the next reader', async () => {
  const { text, setPause } = await site();
  setPause(() => Promise.reject(new Error('bug')));
  await expect(text('/')).rejects.toThrow('bug');
  setPause(async () => {});
  expect(await text('/')).toBe('/ 2');
});

test.each([
  ['a failure', { status: 500 }],
  ['a page that sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['a page that forbids it', { headers: { 'cache-control': 'no-store' } }],
])('%s is not stored and has no ETag', async (_, page: Page) => {
  const { text, ask: request, cache } = await site(() => page);
  await text('/');
  expect(await text('/')).toBe('/ 2');
  const { headers, status } = await request('/', { ifNoneMatch: '*' });
  expect(status).toBe(page.status ?? 200);
  expect(headers.etag).toBeUndefined();
  expect(headers['cache-control']).toMatch(/^no-/);
  expect(cache.bytes()).toBe(0);
});

test.each([
  ['a missing page', { status: 404 }],
  ['where an address leads', { status: 302, headers: { location: '/other' } }],
])('%s is stored until something changes, and has no ETag', async (_, page: Page) => {
  const { text, ask: request, change } = await site(() => page);
  await text('/');
  expect(await text('/')).toBe('/ 1');
  const { headers, status } = await request('/', { ifNoneMatch: '*' });
  expect([status, headers.etag, headers['cache-control']]).toEqual([
    page.status,
    undefined,
    'no-cache',
  ]);
  expect(headers.location).toBe(page.headers?.location);
  change();
  expect(await text('/')).toBe('/ 2');
});

test('each encoding of a page has its own strong ETag', async () => {
  const text = 'Jeshi Stars 25 - 23 Tanzania Prisons. '.repeat(200);
  const { ask: request, renders } = await site(() => ({ text }));
  const plain = await request('/');
  const gzip = await request('/', { acceptEncoding: 'gzip' });
  const br = await request('/', { acceptEncoding: 'gzip, deflate, br' });
  expect(Buffer.from(plain.body ?? []).toString()).toBe(text);
  expect(gunzipSync(gzip.body ?? Buffer.alloc(0)).toString()).toBe(text);
  expect(brotliDecompressSync(br.body ?? Buffer.alloc(0)).toString()).toBe(text);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(br.headers['content-encoding']).toBe('br');
  for (const answer of [plain, gzip, br]) {
    expect(answer.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(answer.headers['content-length']).toBe(String(answer.body?.byteLength));
    expect(answer.headers.vary).toBe('Accept-Encoding');
  }
  expect(new Set([plain, gzip, br].map((answer) => answer.headers.etag)).size).toBe(3);
  expect(renders).toHaveLength(1);
});

test('a browser revalidates every time; a CDN may answer by itself for 5 s', async () => {
  const { ask: request } = await site();
  const { headers } = await request('/');
  expect(headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate, stale-while-revalidate=4',
  );
  expect(headers['cdn-cache-control']).toBe('public, max-age=1, stale-while-revalidate=4');
});

test('a reader with the current page gets 304, until the page changes', async () => {
  const { ask: request, change } = await site();
  const first = await request('/', { acceptEncoding: 'br' });
  const ifNoneMatch = `"other", W/${first.headers.etag}`;
  const again = await request('/', { acceptEncoding: 'br', ifNoneMatch });
  expect(again.status).toBe(304);
  expect(again.body).toBeNull();
  expect(again.headers.etag).toBe(first.headers.etag);
  expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  expect(again.headers.vary).toBe('Accept-Encoding');
  expect((await request('/', { ifNoneMatch })).status).toBe(200);
  change();
  expect((await request('/', { acceptEncoding: 'br', ifNoneMatch })).status).toBe(200);
});

test('a page rendered again to the same bytes keeps its ETag', async () => {
  const { ask: request, change } = await site(() => ({ text: 'the same' }));
  const first = await request('/');
  change();
  const again = await request('/', { ifNoneMatch: first.headers.etag });
  expect(again.status).toBe(304);
});

test('stored bytes stay within the limit, and recently used pages stay', async () => {
  const { ask: request, cache, renders } = await site(() => ({ text: 'x'.repeat(1000) }), 5500);
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await request(path);
  await request('/1');
  await request('/6');
  await request('/7');
  expect(cache.bytes()).toBeLessThanOrEqual(5500);
  expect(cache.bytes()).toBeGreaterThan(4500);
  renders.length = 0;
  for (const path of ['/1', '/7', '/6', '/5', '/4']) await request(path);
  expect(renders).toEqual([]);
  await request('/2');
  await request('/3');
  expect(renders).toEqual(['/2', '/3']);
});

test('compressed bytes replace the plain ones', async () => {
  const { ask: request, cache } = await site(() => ({ text: 'x'.repeat(1000) }));
  const plain = await request('/');
  const before = cache.bytes();
  const sent = await request('/', { acceptEncoding: 'br' });
  expect(cache.bytes()).toBe(before - plain.body!.byteLength + sent.body!.byteLength);
  expect((await request('/')).body).toEqual(plain.body);
});

test('pages with different queries are different pages', async () => {
  const { ask: request, renders } = await site();
  await request('/', { search: '?date=2026-11-21' });
  await request('/', { search: '?date=2026-11-22' });
  await request('/', { search: '?date=2026-11-21' });
  expect(renders).toEqual(['/?date=2026-11-21', '/?date=2026-11-22']);
});

test('without the database a stored page is shown with its age, and no page is rendered', async () => {
  const html = '<!DOCTYPE html><html lang="sw"><body><main>Simba $& 3</main></body></html>';
  const {
    ask: request,
    change,
    faults,
    setAway,
    setTime,
    text,
  } = await site(() => ({ text: html }));
  setTime('2026-11-21T11:05:00Z');
  await request('/sw');
  setTime('2026-11-21T11:30:00Z');
  setAway(true);
  const line = (when: string) =>
    `<aside class="notice" role="status">Hifadhidata haijibu. Ukurasa huu ni wa saa ${when}.</aside>`;
  expect(await text('/sw')).toBe(html.replace('<main>', () => `${line('14:05')}<main>`));
  const { headers, status } = await request('/sw', { acceptEncoding: 'br', ifNoneMatch: '*' });
  expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
  expect(faults).toEqual(['/sw', '/sw']);
  // Later changes may be missing: the page is as old as its rendering.
  change();
  setTime('2026-11-22T11:30:00Z');
  expect(await text('/sw')).toContain(line('14:05, 2026-11-21'));
  await expect(request('/sw', { search: '?part=main' })).rejects.toBe(AWAY);
  await expect(request('/other')).rejects.toBe(AWAY);
  setAway(false);
  expect(await text('/sw')).toBe(html);
});

test('without the database an address that leads on still does, and other errors are not hidden', async () => {
  const {
    ask: request,
    setAway,
    setPause,
    change,
  } = await site(() => ({
    status: 302,
    headers: { location: '/sw' },
  }));
  await request('/');
  setAway(true);
  expect(await request('/')).toMatchObject({ status: 302, headers: { location: '/sw' } });
  setAway(false);
  change();
  setPause(() => Promise.reject(new Error('bug')));
  await expect(request('/')).rejects.toThrow('bug');
});
