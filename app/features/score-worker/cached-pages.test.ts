import { expect, test } from 'vitest';
import { assetsIn, createKeeper, isScorePage } from './cached-pages.ts';

const ORIGIN = 'https://wavu.test';
const PATIENCE = 20;

/** As much of a browser's caches as the worker asks for. */
function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;
  function open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo) => store.get(keyOf(request))?.clone(),
      matchAll: async () => [...store.values()].map((response) => response.clone()),
      put: async (request: RequestInfo, response: Response) => {
        store.set(keyOf(request), response.clone());
      },
      delete: async (request: RequestInfo) => store.delete(keyOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  }
  return { open: async (name: string) => open(name) } as unknown as CacheStorage;
}

/** A site of pages and files; `down` where nothing is reached, `slow` where it takes too long. */
function openSite(files: Record<string, string | number>, own: string[] = []) {
  const site = { files, line: 'up' as 'up' | 'down' | 'slow', asked: [] as string[] };
  const caches = memoryCaches();
  const keeper = createKeeper(
    {
      caches,
      async fetch(request) {
        const url = new URL(request instanceof Request ? request.url : request, ORIGIN);
        site.asked.push(url.pathname);
        if (site.line === 'down') throw new TypeError('Failed to fetch');
        if (site.line === 'slow')
          await new Promise((resolve) => setTimeout(resolve, 10 * PATIENCE));
        const found = site.files[url.pathname] ?? 404;
        const headers = { 'content-type': 'text/html; charset=utf-8' };
        return typeof found === 'number'
          ? new Response('', { status: found, headers })
          : new Response(found, { headers });
      },
      pause: () => new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    },
    own,
  );
  async function visit(path: string): Promise<string> {
    const works: Promise<unknown>[] = [];
    let isAnswered = false;
    const page = await keeper.openPage(new Request(ORIGIN + path), (work) => {
      // As a browser's event does.
      if (isAnswered) throw new DOMException('The event has been handled.', 'InvalidStateError');
      works.push(work);
    });
    isAnswered = true;
    const text = `${page.status} ${await page.text()}`;
    await Promise.all(works);
    return text;
  }
  const assets = async () => {
    const requests = await (await caches.open('wavu-score-assets')).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  };
  return { site, keeper, visit, assets };
}

const PAGE = '<script type="module" src="/assets/score-aB_1.js"></script>';

test('only the pages of one match are kept', () => {
  const scored = ['/score/m1', '/sw/score/m1', '/score/m1/watch'];
  expect(scored.map(isScorePage)).toEqual([true, true, true]);
  for (const path of [
    '/',
    '/m1',
    '/score',
    '/score/',
    '/scoreboard/m1',
    '/score/m1/x',
    '/en/score/m1',
  ]) {
    expect(isScorePage(path), path).toBe(false);
  }
});

test('the files named in a page are found', () => {
  const html = `${PAGE}<link href="/assets/app-x.css">import"/assets/score-aB_1.js";"/assets"`;
  expect(assetsIn(html)).toEqual(['/assets/score-aB_1.js', '/assets/app-x.css']);
});

test('a visited page opens with all its files without a network', async () => {
  const { site, keeper, visit, assets } = openSite({
    '/score/m1': PAGE,
    '/assets/score-aB_1.js': 'run()',
  });
  await visit('/score/m1');
  site.line = 'down';
  expect(await visit('/score/m1')).toBe(`200 ${PAGE}`);
  expect(await assets()).toEqual(['/assets/score-aB_1.js']);
  const asset = await keeper.openAsset(new Request(`${ORIGIN}/assets/score-aB_1.js`));
  expect(await asset.text()).toBe('run()');
  await expect(visit('/score/m2')).rejects.toThrow('Failed to fetch');
});

test('the network is asked first, and its answer is stored', async () => {
  const { site, visit } = openSite({ '/score/m1': 'old' });
  await visit('/score/m1');
  site.files['/score/m1'] = 'new';
  expect(await visit('/score/m1')).toBe('200 new');
  site.line = 'down';
  expect(await visit('/score/m1')).toBe('200 new');
});

test('the stored page is shown if the network is too slow or the server fails', async () => {
  const { site, visit } = openSite({ '/score/m1': 'page' });
  await visit('/score/m1');
  site.files['/score/m1'] = 503;
  expect(await visit('/score/m1')).toBe('200 page');
  site.line = 'slow';
  expect(await visit('/score/m1')).toBe('200 page');
});

test('a page that arrives too late is stored for the next visit', async () => {
  const { site, visit } = openSite({ '/score/m1': 'old' });
  await visit('/score/m1');
  site.files['/score/m1'] = 'new';
  site.line = 'slow';
  expect(await visit('/score/m1')).toBe('200 old');
  site.line = 'down';
  expect(await visit('/score/m1')).toBe('200 new');
});

test('a match that was deleted is reported as missing', async () => {
  const { site, keeper, visit } = openSite({ '/score/m1': 'page' });
  await visit('/score/m1');
  delete site.files['/score/m1'];
  expect(await visit('/score/m1')).toBe('404 ');
  await keeper.renew();
  site.line = 'down';
  await expect(visit('/score/m1')).rejects.toThrow();
});

test('a page is not stored if one of its files is missing', async () => {
  const { site, visit } = openSite({ '/score/m1': PAGE });
  await visit('/score/m1');
  site.line = 'down';
  await expect(visit('/score/m1')).rejects.toThrow();
});

test('a new build renews every stored page and removes unused files', async () => {
  const files = { '/score/m1': PAGE, '/assets/score-aB_1.js': 'old', '/assets/own.js': 'own' };
  const { site, keeper, visit, assets } = openSite(files, ['/assets/own.js']);
  await keeper.install();
  await visit('/score/m1');
  expect(await assets()).toEqual(['/assets/own.js', '/assets/score-aB_1.js']);
  site.files = { '/score/m1': '"/assets/score-New.js"', '/assets/score-New.js': 'new' };
  await keeper.renew();
  expect(await assets()).toEqual(['/assets/own.js', '/assets/score-New.js']);
});

test('a renewal broken off by the network removes nothing', async () => {
  const { site, keeper, visit, assets } = openSite({
    '/score/m1': PAGE,
    '/assets/score-aB_1.js': 'run()',
  });
  await visit('/score/m1');
  site.line = 'down';
  await keeper.renew();
  expect(await assets()).toEqual(['/assets/score-aB_1.js']);
  expect(await visit('/score/m1')).toBe(`200 ${PAGE}`);
});
