import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { onError } from '#server/platform/http/problem.ts';
import { createFeed } from '#server/platform/live/feed.ts';
import { memoryOutbox } from '#server/platform/live/testing/memory-outbox.ts';
import { trackFreshness } from '#server/platform/pages/freshness.ts';
import { createPageCache } from '#server/platform/pages/page-cache.ts';
import { mountPages } from './mount-pages.ts';
import { oneAddress } from './page-renderer.ts';

async function serving() {
  const outbox = memoryOutbox();
  const feed = await createFeed(outbox);
  const renders: string[] = [];
  const renderer = {
    isKnown: () => false,
    kindOf: (path: string) => ({
      hydrates: /admin|coach|player|partner|account/.test(path),
      shows: 'site' as const,
      query: path === '/search' ? ['q'] : [],
      ...(path === '/TEAMS/' ? { moved: '/teams' } : {}),
    }),
    dictionaries: [{ language: 'en' as const, text: 'in common', href: '/assets/pages-en-1.txt' }],
    async renderPublic({ path, search }: { path: string; search: string }) {
      renders.push(path + search);
      const status = path === '/search' || path === '/' ? 200 : 404;
      return { status, headers: {}, body: Buffer.from('<h1>'), shows: 'site' as const };
    },
    renderHydrated: async (request: Request) =>
      request.url.endsWith('/admin/long')
        ? new Response('<p>'.repeat(1000), { headers: { 'content-type': 'text/html' } })
        : new Response('administration'),
  };
  const cache = createPageCache({
    feed,
    render: renderer.renderPublic,
    freshness: trackFreshness(feed, Date.now),
  });
  const app = new Hono<ApiEnv>();
  app.onError(onError(() => undefined));
  app.use(async (c, next) => {
    c.set('now', 1_000_000);
    await next();
  });
  const pages = { renderer, cache, assets: import.meta.dirname };
  mountPages(app, pages, { always: {}, views: undefined, trustProxy: 0 });
  const request = async (path: string, address = '203.0.113.1', method = 'GET') => {
    const incoming = { socket: { remoteAddress: address }, headers: {} };
    return app.request(path, { method }, { incoming });
  };
  return { app, ask: request, renders, change: () => feed.publish([outbox.commit('m1')]) };
}

test('a dictionary of pages is a file that browsers keep as such', async () => {
  const { ask: request } = await serving();
  const answer = await request('/assets/pages-en-1.txt');
  expect(await answer.text()).toBe('in common');
  expect(answer.headers.get('use-as-dictionary')).toBe('match="/*"');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('three hundred invented queries are one page', async () => {
  const { ask: request, renders } = await serving();
  const requests = Array.from({ length: 300 }, (_, n) => request(`/?token=${n}&q=${n}`));
  expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(
    new Set([200]),
  );
  expect(renders).toEqual(['/']);
});

test('uncached pages are limited by address; cached pages and other addresses are not', async () => {
  const { ask: request, renders } = await serving();
  await request('/');
  const requests = Array.from({ length: 400 }, (_, n) => request(`/search?q=${n}`));
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(299);
  expect(statuses.filter((status) => status === 429)).toHaveLength(101);
  expect(renders).toHaveLength(300);
  const refused = await request('/search?q=new');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await request('/')).status).toBe(200);
  expect((await request('/search?q=1')).status).toBe(200);
  expect((await request('/search?q=new', '203.0.113.2')).status).toBe(200);
});

test('a missing page is cached, too', async () => {
  const { ask: request, renders } = await serving();
  for (let n = 0; n < 5; n += 1) expect((await request('/nothing-here')).status).toBe(404);
  expect(renders).toEqual(['/nothing-here']);
});

test('a page that React runs in the browser is compressed', async () => {
  const { app } = await serving();
  const headers = { 'accept-encoding': 'br', cookie: '__Host-wavu.session_token=anything' };
  const answer = await app.request('/admin/long', { headers });
  expect(answer.headers.get('content-encoding')).toBe('br');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(brotliDecompressSync(body).toString()).toBe('<p>'.repeat(1000));
});

test('a page takes GET only and has one address', async () => {
  const { ask: request, renders } = await serving();
  const posted = await request('/', '203.0.113.1', 'POST');
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const moved = await request('/TEAMS/?view=table');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/teams?view=table']);
  expect(renders).toEqual([]);
});

test.each([
  ['/admin/teams?q=simba', '/sign-in?next=%2Fadmin%2Fteams%3Fq%3Dsimba'],
  ['/admin', '/sign-in?next=%2Fadmin'],
  ['/sw/admin/matches', '/sw/sign-in?next=%2Fsw%2Fadmin%2Fmatches'],
  ['/coach', '/sign-in?next=%2Fcoach'],
  ['/coach/team/t1?tab=players', '/sign-in?next=%2Fcoach%2Fteam%2Ft1%3Ftab%3Dplayers'],
  ['/sw/player', '/sw/sign-in?next=%2Fsw%2Fplayer'],
  ['/partner', '/sign-in?next=%2Fpartner'],
  ['/account', '/sign-in?next=%2Faccount'],
])('%s leads visitors to the sign-in page at once', async (path, expected) => {
  const { ask: request, app } = await serving();
  const answer = await request(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, expected]);
  const cookie = '__Host-wavu.session_token=anything';
  expect(await (await app.request(path, { headers: { cookie } })).text()).toBe('administration');
});

test.each([
  ['/TEAMS', ['teams'], '/teams'],
  ['/teams//', ['teams'], '/teams'],
  ['//teams/', ['teams'], '/teams'],
  ['/SW/Team/AbC/', ['sw', 'team/:id'], '/sw/team/AbC'],
  ['/teams', ['teams'], '/teams'],
  ['/made/up', ['*'], undefined],
  ['/teams.data', ['teams'], undefined],
])('%s redirects to its one address', (path, patterns, expected) => {
  const matches = patterns.map((pattern) => ({ route: { path: pattern } }));
  expect(oneAddress(path, matches as never)).toBe(expected);
});
