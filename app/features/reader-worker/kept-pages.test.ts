import { expect, test } from 'vitest';
import { createReader } from './kept-pages.ts';

const ORIGIN = 'https://wavu.test';
const READ_AT = 'Mon, 23 Nov 2026 11:05:00 GMT';
const NOW = Date.parse('2026-11-23T12:00:00Z');
const PATIENCE = 20;

/** As much of a browser's caches as the worker asks for. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;
  function open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo) => store.get(keyOf(request))?.clone(),
      put: async (request: RequestInfo, response: Response) =>
        void store.set(keyOf(request), response),
      delete: async (request: RequestInfo) => store.delete(keyOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  }
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return { caches: caches as unknown as CacheStorage, stores };
}

function openSite() {
  const site = {
    line: 'up' as 'up' | 'down' | 'slow',
    score: '21-19',
    status: 200,
    control: 'public, max-age=0',
  };
  const { caches, stores } = memoryCaches();
  const works: Promise<unknown>[] = [];
  async function fetchPage(request: Request | string): Promise<Response> {
    const { pathname } = new URL(request instanceof Request ? request.url : request, ORIGIN);
    if (site.line === 'down') throw new TypeError('Failed to fetch');
    if (site.line === 'slow') await new Promise((resolve) => setTimeout(resolve, 5 * PATIENCE));
    const middle = `<title>${pathname}</title><main id="main">${site.score} ${pathname}</main>`;
    const html = `<html lang="sw"><head></head><body>${middle}</body></html>`;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': site.control,
      date: READ_AT,
    };
    return new Response(html, { status: site.status, headers });
  }
  const reader = createReader({
    caches,
    fetch: fetchPage,
    pause: () => new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    now: () => NOW,
  });
  async function open(path: string): Promise<string> {
    const request = new Request(ORIGIN + path);
    const page = await reader.openPage(request, (work) => works.push(work));
    if (site.line !== 'slow') await Promise.allSettled(works.splice(0));
    return page.text();
  }
  return { site, reader, open, works, stores };
}

test('a page that was read opens without network and says of when it is', async () => {
  const { site, open } = openSite();
  await open('/right/m1');
  site.line = 'down';
  const html = await open('/right/m1');
  expect(html).toContain('21-19 /right/m1');
  expect(html).toContain('Mtandao haujibu. Ukurasa huu ni wa saa 14:05.');
  await expect(open('/right/m2')).rejects.toThrow('Failed to fetch');
});

test('the network comes first: the newest page is shown and kept', async () => {
  const { site, open } = openSite();
  await open('/');
  site.score = '22-19';
  expect(await open('/')).toContain('22-19');
  expect(await open('/')).not.toContain('haujibu');
  site.line = 'down';
  expect(await open('/')).toContain('22-19');
});

test('a page is shown as it was where the network is too slow, and kept when it comes', async () => {
  const { site, open, works } = openSite();
  await open('/');
  site.line = 'slow';
  site.score = '25-19';
  expect(await open('/')).toContain('21-19');
  await Promise.all(works.splice(0));
  site.line = 'down';
  expect(await open('/')).toContain('25-19');
});

test('a fault of the server shows the page as it was', async () => {
  const { site, open } = openSite();
  await open('/');
  site.status = 503;
  expect(await open('/')).toContain('haujibu');
});

test('pages of a signed-in person are not kept', async () => {
  const { site, open } = openSite();
  site.control = 'private, no-store';
  await open('/coach');
  site.line = 'down';
  await expect(open('/coach')).rejects.toThrow();
});

test('the last thirty pages are kept', async () => {
  const { site, open } = openSite();
  for (let n = 0; n < 31; n += 1) await open(`/team/${n}`);
  site.line = 'down';
  await expect(open('/team/0')).rejects.toThrow();
  expect(await open('/team/1')).toContain('/team/1');
});

test('a tab that was opened within a page opens by its address', async () => {
  const { site, open, reader } = openSite();
  await open('/right/m1');
  const part = '<title>Points</title><main id="main">22-19</main>';
  await reader.keepPart(`${ORIGIN}/right/m1/points`, part, `${ORIGIN}/right/m1`);
  await reader.keepPart(`${ORIGIN}/right/m9`, '<p>no part', `${ORIGIN}/right/m1`);
  site.line = 'down';
  const html = await open('/right/m1/points');
  expect(html).toContain('<title>Points</title><aside');
  expect(html).toContain('saa 15:00.</aside><main id="main">22-19</main></body>');
  await expect(open('/right/m9')).rejects.toThrow();
});

test('a page that was open before the worker came is kept', async () => {
  const { site, open, reader } = openSite();
  await reader.begin([`${ORIGIN}/teams`]);
  site.line = 'down';
  expect(await open('/teams')).toContain('/teams');
});
