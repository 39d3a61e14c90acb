import { databaseFault } from '#server/platform/db/faults/database-fault.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Feed } from '#server/platform/live/feed.ts';
import { createAgedPages } from './aged-pages.ts';
import { createByteLimitedCache } from './byte-limited-cache.ts';
import {
  chooseEncoding,
  type EncodedPage,
  type Encoding,
  encodePage,
  knowsDictionary,
  matchesTag,
  type PageDictionary,
} from './encodings.ts';
import type { Freshness, Moment } from './freshness.ts';
import type { PageRequest, RenderedPage, RenderPage } from './rendered-page.ts';

/** Runs a rendering when its turn comes, or refuses it. */
export type Admit = <T>(render: () => Promise<T>) => Promise<T>;

export type CachedPageRequest = PageRequest & {
  /** Of whoever asks; a page that is kept asks for nothing. */
  admit?: Admit | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** As browsers name the dictionary that they have for this page. */
  availableDictionary?: string | undefined;
  /** The version that a line of the stream has told to whoever asks. */
  knownVersion?: string | undefined;
};

export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  /** null with 304. */
  body: Uint8Array | null;
};

export type PageCacheOptions = {
  feed: Pick<Feed, 'caughtUp'>;
  /** The version is one of the same feed. */
  freshness: Freshness;
  render: RenderPage;
  /** The dictionary for the page of a path. */
  dictionaryOf?: (path: string) => PageDictionary | undefined;
  maxBytes?: number;
  /** Beyond that a page is made anew, whatever has changed. */
  keptMs?: number;
  /**
   * An answer that is not a page cannot state its age, and is not sent while the database is away.
   */
  isHtml?: boolean;
  /** Epoch milliseconds. */
  clock?: () => number;
  /** Hears of a fault of the database that a kept page has covered. */
  onFault?: (error: unknown, path: string) => void;
  /** Hears how each page was answered. */
  onAnswer?: ((result: 'kept' | 'unchanged' | 'rendered' | 'aged') => void) | undefined;
};

export type PageCache = {
  answer(request: CachedPageRequest): Promise<PageAnswer>;
  /** Bytes held. */
  bytes(): number;
};

/** A rendered page and the moment its rendering began: all changes before it are in it. */
type CachedPage = {
  page: PageFacts;
  encoded: EncodedPage;
  moment: Moment;
  renderedAt: number;
  dictionary: PageDictionary | undefined;
};
/** Its bytes are in `encoded` alone, which lets go of those that it can do without. */
type PageFacts = Omit<RenderedPage, 'body'>;
type PendingRender = { moment: Moment; result: Promise<CachedPage> };

/**
 * A browser asks every time and mostly hears 304, so that it never shows what an acknowledged write
 * has replaced: `must-revalidate` takes `stale-while-revalidate` out of its hands (RFC 5861 gives
 * way to it). A CDN that is told apart (RFC 9213) may answer by itself and is at most 5 s behind.
 */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate, stale-while-revalidate=4';
const CDN_CACHE_CONTROL = 'public, max-age=1, stale-while-revalidate=4';

/**
 * Asked for by version, an answer is never older than what its readers were told: it is good for all
 * who were told the same, and asked for once. Before there is such a version nothing may be kept under
 * its name.
 */
const CDN_BY_VERSION = 'public, max-age=60';

const MB = 1024 * 1024;
const MISSING_SHARE = 32;
const REFUSALS: readonly string[] = ['TOO_MANY', 'UNAVAILABLE'];

const atOnce: Admit = (render) => render();

type Renders = {
  freshness: Freshness;
  render: RenderPage;
  clock: () => number;
  isCurrent: (page: CachedPage) => boolean;
  store: (key: string, page: RenderedPage, moment: Moment, renderedAt: number) => CachedPage;
};

/**
 * One rendering at a time for each page. A request that comes while one is under way waits for
 * it, and if something it shows has changed between the start and the request, for the next one;
 * never for a third.
 */
function createSharedRenders({ freshness, render, clock, isCurrent, store }: Renders) {
  const pendingRenders = new Map<string, PendingRender>();

  async function renderAndStore(
    key: string,
    request: PageRequest,
    moment: Moment,
    admit: Admit,
  ): Promise<CachedPage> {
    const renderedAt = clock();
    try {
      return store(key, await admit(() => render(request)), moment, renderedAt);
    } finally {
      pendingRenders.delete(key);
    }
  }

  function startRender(key: string, request: PageRequest, admit: Admit): PendingRender {
    const moment = freshness.now();
    const pending = { moment, result: renderAndStore(key, request, moment, admit) };
    pendingRenders.set(key, pending);
    return pending;
  }

  return async function renderAsOf(
    arrival: Moment,
    key: string,
    request: PageRequest,
    admit: Admit,
  ): Promise<CachedPage> {
    for (;;) {
      const running = pendingRenders.get(key);
      const pending = running ?? startRender(key, request, admit);
      // Somebody who asked too often was refused, not whoever waited with them.
      const cached = await (running ? pending.result.catch(unlessRefused) : pending.result);
      if (cached && (isSince(pending.moment, arrival) || isCurrent(cached))) return cached;
    }
  };
}

/**
 * Public pages as bytes: rendered when something they show has changed, not when they are asked
 * for.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { feed, freshness, render, maxBytes = 64 * MB, clock = Date.now } = options;
  const { keptMs = Number.POSITIVE_INFINITY, isHtml = true, dictionaryOf } = options;
  const aged = createAgedPages();
  /** The last time at which every change was known. */
  let currentAsOf = clock();
  const found = createByteLimitedCache<CachedPage>(maxBytes);
  // Apart: made-up addresses, of which there is no end, push out no page.
  const missing = createByteLimitedCache<CachedPage>(maxBytes / MISSING_SHARE);

  function isCurrent({ moment, page, renderedAt }: CachedPage): boolean {
    if (Math.abs(clock() - renderedAt) > keptMs) return false;
    return freshness.isCurrent(moment, page.shows, page.matchId);
  }

  function store(key: string, rendered: RenderedPage, moment: Moment, renderedAt: number) {
    const { body, ...page } = rendered;
    const cache = page.status === 404 ? missing : found;
    // A part has nothing of the frame, and is short.
    const dictionary = key.includes('part=') ? undefined : dictionaryOf?.(key);
    const encoded = encodePage(body, (bytes) => cache.grow(key, cached, bytes), dictionary);
    const cached: CachedPage = { page, moment, encoded, renderedAt, dictionary };
    if (isCacheable(page)) cache.put(key, cached, encoded.size() + 2 * key.length);
    return cached;
  }

  const renderAsOf = createSharedRenders({ freshness, render, clock, isCurrent, store });

  async function answer(request: CachedPageRequest): Promise<PageAnswer> {
    const { path, search, admit = atOnce } = request;
    const key = path + search;
    try {
      await feed.caughtUp();
      currentAsOf = clock();
      const arrival = freshness.now();
      const stored = found.get(key) ?? missing.get(key);
      const isCached = stored !== undefined && isCurrent(stored);
      const cached = isCached ? stored : await renderAsOf(arrival, key, { path, search }, admit);
      const answered = await toAnswer(cached, request);
      if (answered.status === 304) options.onAnswer?.('unchanged');
      else options.onAnswer?.(isCached ? 'kept' : 'rendered');
      return answered;
    } catch (error) {
      const stored = found.get(key);
      // A part goes into a page that says how old it is, and would make that untrue.
      const isWhole = isHtml && !search.includes('part=');
      if (!stored || !isWhole || databaseFault(error) === undefined) throw error;
      options.onFault?.(error, path);
      options.onAnswer?.('aged');
      return agedAnswer(key, stored, request.acceptEncoding);
    }
  }

  /** The state when the database last answered, with its time. */
  async function agedAnswer(key: string, cached: CachedPage, accepted: string | undefined) {
    const asOf = isCurrent(cached) ? currentAsOf : cached.renderedAt;
    const bytes = await aged.find(key, cached.encoded, asOf, clock());
    const encoding = chooseEncoding(accepted);
    const { page } = cached;
    const headers = { ...page.headers, vary: 'Accept-Encoding', 'cache-control': 'no-store' };
    return withBody({ status: page.status, headers }, bytes, encoding);
  }

  return { answer, bytes: found.bytes };
}

function isSince(moment: Moment, arrival: Moment): boolean {
  return (
    moment.era === arrival.era && moment.version >= arrival.version && moment.day >= arrival.day
  );
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof AppError && REFUSALS.includes(error.code)) return undefined;
  throw error;
}

/** Only what is the same for everybody: pages, and that there is none at an address. */
function isCacheable({ status, headers }: PageFacts): boolean {
  return (
    (status === 200 || status === 404) &&
    !('set-cookie' in headers) &&
    !('cache-control' in headers)
  );
}

function cacheHeaders(
  version: number | undefined,
  knownVersion: string | undefined,
): Record<string, string> {
  const revalidated = { 'cache-control': CACHE_CONTROL, 'cdn-cache-control': CDN_CACHE_CONTROL };
  if (knownVersion === undefined || version === undefined) return revalidated;
  if (!/^\d{1,15}$/.test(knownVersion) || Number(knownVersion) > version)
    return { 'cache-control': 'no-store' };
  return { ...revalidated, 'cdn-cache-control': CDN_BY_VERSION };
}

async function toAnswer(
  { page, encoded, dictionary }: CachedPage,
  { acceptEncoding, availableDictionary, ifNoneMatch, knownVersion }: CachedPageRequest,
): Promise<PageAnswer> {
  const isByDictionary = knowsDictionary(acceptEncoding, availableDictionary, dictionary);
  const best: Encoding = isByDictionary ? 'dcb' : chooseEncoding(acceptEncoding);
  const encoding = page.isShort ? 'identity' : best;
  const vary = dictionary ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding';
  const headers: Record<string, string> = { ...page.headers, vary };
  if (isCacheable(page) && page.status === 200) {
    const etag = encoded.etag(encoding);
    headers.etag = etag;
    Object.assign(headers, cacheHeaders(page.version, knownVersion));
    if (matchesTag(ifNoneMatch, etag)) return unchanged(headers);
  } else headers['cache-control'] ??= 'no-cache';
  return withBody({ status: page.status, headers }, encoded, encoding);
}

/** Browsers keep the other heads of what they have: RFC 9110, 15.4.5. */
const HEADS_OF_UNCHANGED = ['etag', 'vary', 'cache-control', 'cdn-cache-control'];

function unchanged(headers: Record<string, string>): PageAnswer {
  const sent = Object.entries(headers).filter(([name]) => HEADS_OF_UNCHANGED.includes(name));
  return { status: 304, headers: Object.fromEntries(sent), body: null };
}

async function withBody(
  { status, headers }: { status: number; headers: Record<string, string> },
  encoded: EncodedPage,
  encoding: Encoding,
): Promise<PageAnswer> {
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const body = await encoded.encode(encoding);
  headers['content-length'] = String(body.byteLength);
  return { status, headers, body };
}
