import { withAge } from './with-age.ts';

/** Pages that were read, newest last. */
const PAGES = 'wavu-read-pages';

const MOST = 30;

/** A newer page that can be had within this time is shown, and no older one. */
const NETWORK_WAIT_MS = 3000;

type Surroundings = {
  caches: CacheStorage;
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  pause: (ms: number) => Promise<void>;
  now: () => number;
};

/** Takes what may go on after the answer, but itself is called before it. */
type Later = (work: Promise<unknown>) => void;

function keyOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Only what is the same for everybody, and whole. */
function isPublicPage({ status, redirected, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return (
    status === 200 &&
    !redirected &&
    isPage &&
    (headers.get('cache-control') ?? '').includes('public')
  );
}

/**
 * Keeps the last pages that were read, so that they open without network. The network comes first
 * wherever it answers.
 * Scripts and pictures need no place here: their names carry a hash, and the
 * browser keeps them by itself.
 */
export function createReader({ caches, fetch, pause, now }: Surroundings) {
  const openPages = () => caches.open(PAGES);

  /** As the newest one; the oldest make room. */
  async function keep(key: string, page: Response): Promise<void> {
    const pages = await openPages();
    await pages.delete(key);
    await pages.put(key, page);
    const keys = await pages.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await pages.delete(old);
  }

  async function keptPage(key: string): Promise<Response | undefined> {
    const page = await (await openPages()).match(key);
    if (!page) return undefined;
    const headers = new Headers(page.headers);
    const asOf = Date.parse(headers.get('date') ?? '') || now();
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(withAge(await page.text(), asOf, now()), { headers });
  }

  return {
    async openPage(request: Request, later: Later): Promise<Response> {
      const key = keyOf(request.url);
      const fresh = fetch(request);
      later(
        fresh.then(
          (page) => (isPublicPage(page) ? keep(key, page.clone()) : undefined),
          () => undefined,
        ),
      );
      const found = (await openPages()).match(key);
      if (!(await found)) return fresh;
      const inTime = await Promise.race([
        fresh.catch(() => undefined),
        pause(NETWORK_WAIT_MS).then(() => undefined),
      ]);
      if (inTime && inTime.status < 500) return inTime;
      return (await keptPage(key)) ?? fresh;
    },

    /**
     * A tab or a day that was opened within a page: its title and middle, in the frame of that page.
     *
     * @param around the address of the page
     */
    async keepPart(address: string, part: string, around: string): Promise<void> {
      const frame = await (await openPages()).match(keyOf(around));
      const [, title = '', main = ''] =
        /^(<title>.*?<\/title>)?(<main\b.*<\/main>)/s.exec(part) ?? [];
      if (!frame || !main) return;
      const html = (await frame.text())
        .replace(/<main\b.*<\/main>/s, () => main)
        .replace(/<title>.*?<\/title>/s, () => title);
      const headers = new Headers(frame.headers);
      headers.set('date', new Date(now()).toUTCString());
      await keep(keyOf(address), new Response(html, { headers }));
    },

    /** The pages that were open before this worker was there, out of what the browser has. */
    async begin(open: readonly string[]): Promise<void> {
      for (const address of open) {
        const page = await fetch(address, { cache: 'force-cache' }).catch(() => undefined);
        if (page && isPublicPage(page)) await keep(keyOf(address), page);
      }
    },
  };
}
