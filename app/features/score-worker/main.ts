import { createKeeper, isScorePage } from './cached-pages.ts';

/** The files of this build for scoring pages, written here by the build (scripts/vite). */
declare const OWN_ASSETS: readonly string[];

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};
/** The globals of a service worker; its own library would contradict the browser's. */
type Worker = {
  caches: CacheStorage;
  location: Location;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
    (type: 'message', listener: (event: Lasting & MessageEvent) => void): void;
  };
};

const worker = globalThis as unknown as Worker;
const keeper = createKeeper(
  {
    caches: worker.caches,
    fetch: (request) => fetch(request),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  },
  OWN_ASSETS,
);

worker.addEventListener('install', (event) => {
  event.waitUntil(keeper.install().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
  event.waitUntil(keeper.renew());
});

/** The page that asked for this worker was loaded before it: it is fetched once more, and kept. */
worker.addEventListener('message', (event) => {
  const path = String((event.data as { keep?: unknown } | null)?.keep);
  if (isScorePage(path)) event.waitUntil(keeper.keepNewest(path).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && isScorePage(url.pathname)) {
    event.respondWith(keeper.openPage(request, (work) => event.waitUntil(work)));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(keeper.openAsset(request));
  }
});
