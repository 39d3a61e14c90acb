import { once } from 'node:events';
import { createConnection } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '#server/platform/http/listen.ts';
import { createFeed } from '#server/platform/live/feed.ts';
import { memoryOutbox } from '#server/platform/live/testing/memory-outbox.ts';
import { createDirectPages } from './direct-pages.ts';
import { trackFreshness } from './freshness.ts';
import { createPageCache } from './page-cache.ts';
import { pageHandler } from './page-handler.ts';

const QUERY = ['filter'];

/** One page by two ways; the routes mark what they have answered. */
async function serving() {
  const outbox = memoryOutbox();
  let isAway = false;
  const latest = async () => {
    if (isAway) throw Object.assign(new Error('shut down'), { code: '57P01' });
    return outbox.latest();
  };
  const feed = await createFeed({ ...outbox, latest });
  const freshness = trackFreshness(feed, Date.now);
  let texts = 0;
  const cache = createPageCache({
    feed,
    freshness,
    async render() {
      texts += 1;
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return { status: 200, headers, body: Buffer.from(`<h1>${texts}</h1>`), shows: 'site' };
    },
  });
  const always = { 'x-content-type-options': 'nosniff' };
  const routes = new Hono();
  const byRoutes: string[] = [];
  routes.use(async (c, next) => {
    byRoutes.push(new URL(c.req.url).pathname + new URL(c.req.url).search);
    await next();
  });
  routes.all(
    '*',
    pageHandler(
      cache,
      () => QUERY,
      () => (render) => render(),
      always,
    ),
  );
  const answered: number[] = [];
  const read: string[] = [];
  const direct = createDirectPages({
    cache,
    always,
    queryOf(path) {
      read.push(path);
      return path.startsWith('/admin') ? undefined : QUERY;
    },
    onAnswer: (_page, _incoming, status) => answered.push(status),
  });
  const listening = await listen(routes.fetch, '127.0.0.1', 0, direct);
  onTestFinished(() => closeServer(listening));
  return {
    port: listening.port,
    ask: (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${listening.port}${path}`, init),
    byRoutes,
    answered,
    read,
    change: () => feed.publish([outbox.commit()]),
    goAway: () => {
      isAway = true;
    },
  };
}

const headsOf = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'date');

test('a kept page is answered with the heads and bytes of the routes, without them', async () => {
  const { ask, byRoutes, answered } = await serving();
  const first = await ask('/teams?filter=live&utm_source=x');
  expect(byRoutes).toHaveLength(1);
  const second = await ask('/teams?filter=live&utm_source=x');
  const third = await ask('/teams?filter=live');
  expect(byRoutes).toHaveLength(1);
  expect(headsOf(second)).toEqual(headsOf(first));
  expect(second.headers.get('x-content-type-options')).toBe('nosniff');
  const texts = await Promise.all([first, second, third].map((answer) => answer.text()));
  expect(new Set(texts)).toEqual(new Set(['<h1>1</h1>']));
  const ifNoneMatch = { headers: { 'if-none-match': first.headers.get('etag')! } };
  expect((await ask('/teams?filter=live', ifNoneMatch)).status).toBe(304);
  expect(answered).toEqual([200, 200, 304]);
});

test('a short address is read once, and a long one each time instead of being remembered', async () => {
  const { ask, read } = await serving();
  await ask('/');
  for (const path of ['/?a=1', `/?a=${'1'.repeat(300)}`]) {
    read.length = 0;
    await ask(path);
    await ask(path);
    expect(read).toHaveLength(path.length < 200 ? 1 : 2);
  }
});

test('after a change the routes render anew, and no answer is older', async () => {
  const { ask, byRoutes, change } = await serving();
  await ask('/');
  await ask('/');
  change();
  expect(await (await ask('/')).text()).toBe('<h1>2</h1>');
  expect(byRoutes).toEqual(['/', '/']);
  expect(await (await ask('/')).text()).toBe('<h1>2</h1>');
  expect(byRoutes).toHaveLength(2);
});

test('addresses with %, requests by HEAD and pages that are not public go to the routes', async () => {
  const { ask, byRoutes } = await serving();
  for (const path of ['/', '/admin/teams', '/?filter=a%00']) await ask(path);
  byRoutes.length = 0;
  await ask('/admin/teams');
  await ask('/?filter=a%00');
  await ask('/', { method: 'HEAD' });
  expect(byRoutes).toEqual(['/admin/teams', '/?filter=a%00', '/']);
});

test('while the database is away the routes say how old the kept page is', async () => {
  const { ask, byRoutes, goAway } = await serving();
  await ask('/');
  goAway();
  const aged = await ask('/');
  expect([aged.status, aged.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(byRoutes).toEqual(['/', '/']);
});

test('two Host lines are refused, also for a kept page', async () => {
  const { ask, port } = await serving();
  await ask('/');
  const socket = createConnection(port, '127.0.0.1');
  socket.end('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toContain('HTTP/1.1 400 Bad Request');
  socket.destroy();
});
