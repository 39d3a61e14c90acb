import { neutralPath } from '#contract/language.ts';

/** The stores of the worker; all languages share them. */
const PAGES = 'wavu-score-pages';
const ASSETS = 'wavu-score-assets';

/** A page on a slow line is given this long before the kept one is shown. */
const NETWORK_WAIT_MS = 4000;

type Surroundings = {
  caches: CacheStorage;
  fetch: (request: Request | string) => Promise<Response>;
  pause: (ms: number) => Promise<void>;
};

/** `/score/{id}`, on a watch with `/watch`, below `/sw` too: the only pages that are ever kept. */
export function isScorePage(path: string): boolean {
  return /^\/score\/[^/]+(\/watch)?$/.test(neutralPath(path));
}

/** Addresses of the built files that a page names: they carry a hash and never change. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.$~+-]+/g) ?? [])];
}

/**
 * Keeps scoring pages with everything they need, so that they open without network. The network
 * comes first wherever it answers: a kept page is shown only instead of none.
 *
 * @param own the files of this build that a scoring page may ask for at any time
 */
export function createKeeper({ caches, fetch, pause }: Surroundings, own: readonly string[]) {
  const { keepAssets, keep, keepNewest } = createStoring(caches, fetch);

  return {
    install: () => keepAssets(own),

    /**
     * After a new build: every kept page is fetched anew, and what no page needs any more goes. If
     * one cannot be fetched, all stay as they are until the next time.
     */
    async renew(): Promise<void> {
      const pages = await caches.open(PAGES);
      const paths = (await pages.keys()).map(({ url }) => new URL(url).pathname);
      try {
        for (const path of paths) await keepNewest(path);
      } catch {
        return;
      }
      const needed = new Set(own);
      for (const page of await pages.matchAll()) {
        for (const address of assetsIn(await page.text())) needed.add(address);
      }
      const assets = await caches.open(ASSETS);
      for (const request of await assets.keys()) {
        if (!needed.has(new URL(request.url).pathname)) await assets.delete(request);
      }
    },

    keepNewest,

    /** @param later takes what may go on after the answer, but itself is called before it */
    async openPage(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
      const path = new URL(request.url).pathname;
      const cached = await (await caches.open(PAGES)).match(path);
      const fresh = fetch(request);
      const keeping = fresh.then((page) =>
        isComplete(page) ? keep(path, page.clone()) : undefined,
      );
      later(keeping.catch(() => undefined));
      if (cached === undefined) return fresh;
      const inTime = await Promise.race([
        fresh.catch(() => undefined),
        pause(NETWORK_WAIT_MS).then(() => undefined),
      ]);
      return inTime !== undefined && inTime.status < 500 ? inTime : cached;
    },

    async openAsset(request: Request): Promise<Response> {
      const assets = await caches.open(ASSETS);
      const cached = await assets.match(request.url);
      if (cached) return cached;
      const fresh = await fetch(request);
      if (fresh.ok) await assets.put(request.url, fresh.clone());
      return fresh;
    },
  };
}

/** Puts pages and their files into the stores of the worker. */
function createStoring(caches: CacheStorage, fetch: Surroundings['fetch']) {
  async function keepAssets(addresses: readonly string[]): Promise<void> {
    const assets = await caches.open(ASSETS);
    await Promise.all(
      addresses.map(async (address) => {
        if (await assets.match(address)) return;
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
        await assets.put(address, answer);
      }),
    );
  }

  /** The page last: whatever is found in the store has everything it needs beside it. */
  async function keep(path: string, page: Response): Promise<void> {
    const copy = page.clone();
    await keepAssets(assetsIn(await page.text()));
    const pages = await caches.open(PAGES);
    await pages.put(path, copy);
  }

  async function keepNewest(path: string): Promise<void> {
    const page = await fetch(path);
    if (isComplete(page)) return keep(path, page);
    if (page.status === 404) await (await caches.open(PAGES)).delete(path);
    else throw new Error(`${path}: ${page.status}`);
  }

  return { keepAssets, keep, keepNewest };
}

function isComplete(page: Response): boolean {
  const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false;
  return page.status === 200 && !page.redirected && isPage;
}
