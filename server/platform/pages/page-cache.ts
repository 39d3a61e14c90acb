import { databaseFault } from '#server/platform/db/faults/database-fault.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Feed } from '#server/platform/live/feed.ts';
import { createAgedPages } from './aged-pages.ts';
import { createByteLimitedCache } from './byte-limited-cache.ts';
import { chooseEncoding, type EncodedPage, encodePage, type PageDictionary } from './encodings.ts';
import type { Freshness, Moment } from './freshness.ts';
import {
  type Admit,
  type CachedPage,
  type CachedPageRequest,
  isCacheable,
  type PageAnswer,
  toAnswer,
  withBody,
} from './page-answer.ts';
import type { PageRequest, RenderedPage, RenderPage } from './rendered-page.ts';

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
  /** Something is kept for this address, current or not. */
  has(request: PageRequest): boolean;
  /** The answer from kept bytes while they are current; undefined where a page has to be made first. */
  answerKept(request: CachedPageRequest): Promise<PageAnswer | undefined>;
  /** Bytes held. */
  bytes(): number;
};

type PendingRender = { moment: Moment; result: Promise<CachedPage> };

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
  // Apart: made-up addresses and those that lead on, of which there is no end, push out no page.
  const missing = createByteLimitedCache<CachedPage>(maxBytes / MISSING_SHARE);

  function isCurrent({ moment, page, renderedAt }: CachedPage): boolean {
    if (Math.abs(clock() - renderedAt) > keptMs) return false;
    return freshness.isCurrent(moment, page.shows, page.matchId);
  }

  function store(key: string, rendered: RenderedPage, moment: Moment, renderedAt: number) {
    const { body, ...page } = rendered;
    const cache = page.status === 200 ? found : missing;
    // A part has nothing of the frame, and is short.
    const dictionary = key.includes('part=') ? undefined : dictionaryOf?.(key);
    const encoded = encodePage(body, (bytes) => cache.grow(key, cached, bytes), dictionary);
    const cached: CachedPage = { page, moment, encoded, renderedAt, dictionary };
    if (isCacheable(page)) cache.put(key, cached, encoded.size() + 2 * key.length);
    return cached;
  }

  const renderAsOf = createSharedRenders({ freshness, render, clock, isCurrent, store });

  /** The kept page if it shows all that was committed before the call. */
  async function findCurrent(key: string): Promise<CachedPage | undefined> {
    await feed.caughtUp();
    currentAsOf = clock();
    const stored = found.get(key) ?? missing.get(key);
    return stored !== undefined && isCurrent(stored) ? stored : undefined;
  }

  async function answerWith(cached: CachedPage, request: CachedPageRequest, isKept: boolean) {
    const answered = await toAnswer(cached, request);
    if (answered.status === 304) options.onAnswer?.('unchanged');
    else options.onAnswer?.(isKept ? 'kept' : 'rendered');
    return answered;
  }

  async function answerKept(request: CachedPageRequest): Promise<PageAnswer | undefined> {
    const current = await findCurrent(request.path + request.search);
    return current && answerWith(current, request, true);
  }

  async function answer(request: CachedPageRequest): Promise<PageAnswer> {
    const { path, search, admit = atOnce } = request;
    const key = path + search;
    try {
      const current = await findCurrent(key);
      const arrival = freshness.now();
      const cached = current ?? (await renderAsOf(arrival, key, { path, search }, admit));
      return await answerWith(cached, request, current !== undefined);
    } catch (error) {
      const moved = missing.get(key);
      if (moved?.page.status === 302 && databaseFault(error))
        return answerWith(moved, request, true);
      const stored = found.get(key);
      // A part goes into a page that says how old it is, and would make that untrue.
      const isWhole = isHtml && !search.includes('part=');
      if (!stored || !isWhole || databaseFault(error) === undefined) throw error;
      options.onFault?.(error, path);
      options.onAnswer?.('aged');
      const asOf = isCurrent(stored) ? currentAsOf : stored.renderedAt;
      const bytes = await aged.find(key, stored.encoded, asOf, clock());
      return agedAnswer(stored, bytes, request.acceptEncoding);
    }
  }

  return {
    answer,
    answerKept,
    has: ({ path, search }) => found.has(path + search),
    bytes: found.bytes,
  };
}

/** The state when the database last answered, with its time. */
function agedAnswer({ page }: CachedPage, bytes: EncodedPage, accepted: string | undefined) {
  const headers = { ...page.headers, vary: 'Accept-Encoding', 'cache-control': 'no-store' };
  return withBody({ status: page.status, headers }, bytes, chooseEncoding(accepted));
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
