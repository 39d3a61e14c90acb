import { createReader } from './kept-pages.ts';
import { endMessages, showMessage } from './push.ts';

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};
type Notified = Lasting & { notification: Notification; action: string };
type Pushed = Lasting & { data: { text: () => string } | null };
type WorkerMessage = Lasting & { data: unknown; source: Client | null };
type Client = { url: string; focus: () => Promise<unknown> };
/** The globals of a service worker; its own library would contradict the browser's. */
type Worker = {
  caches: CacheStorage;
  location: Location;
  clients: {
    claim: () => Promise<void>;
    matchAll: (of: { type: 'window'; includeUncontrolled?: boolean }) => Promise<Client[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  registration: Parameters<typeof showMessage>[0];
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'message', listener: (event: WorkerMessage) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
    (type: 'push', listener: (event: Pushed) => void): void;
    (type: 'notificationclick', listener: (event: Notified) => void): void;
  };
};

const worker = globalThis as unknown as Worker;
const reader = createReader({
  caches: worker.caches,
  fetch: (request, options) => fetch(request, options),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: Date.now,
});

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await worker.clients.claim();
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    await reader.begin(open.map(({ url }) => url).filter(isOwn));
  };
  event.waitUntil(begin());
});

/** Calls of the API and pages of signed-in people go their way as without a worker. */
function isOwn(address: string): boolean {
  const { origin, pathname } = new URL(address);
  const isElsewhere = /^(\/[a-z]{2})?\/(api|admin|score|files|share)(\/|$)/.test(pathname);
  return origin === worker.location.origin && !isElsewhere;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || request.mode !== 'navigate' || !isOwn(request.url)) return;
  event.respondWith(reader.openPage(request, (work) => event.waitUntil(work)));
});

/** A page tells of the tabs and days that are opened within it. */
worker.addEventListener('message', (event) => {
  const { address, part } = event.data as { address: string; part: string };
  if (event.source && isOwn(address)) {
    event.waitUntil(reader.keepPart(address, part, event.source.url));
  }
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showMessage(worker.registration, event.data.text()));
});

/** A tap on the notice of a followed match opens that match. */
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    endMessages(worker.registration, event.action).then((hasEnded) =>
      hasEnded ? undefined : openMatch(String(notification.data)),
    ),
  );
});

async function openMatch(address: string): Promise<unknown> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const id = address.split('/').at(-1) ?? '';
  const open = pages.find((page) => page.url.includes(id));
  return open ? open.focus() : worker.clients.openWindow(address);
}
