import { databaseFault } from '#server/platform/db/faults/database-fault.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Feed } from '#server/platform/live/feed.ts';
import { createAgedPages } from './aged-pages.ts';
import {
  chooseEncoding,
  type EncodedPage,
  type Encoding,
  encodePage,
  matchesTag,
} from './encodings.ts';
import type { Freshness, Moment } from './freshness.ts';
import type { PageRequest, RenderedPage, RenderPage } from './rendered-page.ts';
import { createShelf } from './shelf.ts';

/** Runs a rendering when its turn comes, or refuses it. */
export type Admit = <T>(render: () => Promise<T>) => Promise<T>;

export type PageAsk = PageRequest & {
  /** Of whoever asks; a page that is kept asks for nothing. */
  admit?: Admit | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** The version that a line of the stream has told to whoever asks. */
  told?: string | undefined;
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
  maxBytes?: number;
  /** Epoch milliseconds. */
  clock?: () => number;
  /** Hears of a fault of the database that a kept page has covered. */
  onFault?: (error: unknown, path: string) => void;
  /** Hears how each page was answered. */
  onAnswer?: ((result: 'kept' | 'unchanged' | 'rendered' | 'aged') => void) | undefined;
};

export type PageCache = {
  answer(ask: PageAsk): Promise<PageAnswer>;
  /** Bytes held. */
  bytes(): number;
};

/** A rendered page and the moment its rendering began: all changes before it are in it. */
type Shot = { page: PageFacts; encoded: EncodedPage; moment: Moment; madeAt: number };
/** Its bytes are in `encoded` alone, which lets go of those that it can do without. */
type PageFacts = Omit<RenderedPage, 'body'>;
type Flight = { moment: Moment; landing: Promise<Shot> };

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

/** Public pages as bytes: rendered when something they show has changed, not when they are asked for. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { feed, freshness, render, maxBytes = 64 * MB, clock = Date.now } = options;
  const aged = createAgedPages();
  /** When it was last known that nothing had changed of which we had not heard. */
  let sureAt = clock();
  const shelf = createShelf<Shot>(maxBytes);
  // Apart: made-up addresses, of which there is no end, push out no page.
  const missing = createShelf<Shot>(maxBytes / MISSING_SHARE);
  const flights = new Map<string, Flight>();

  function isCurrent({ moment, page }: Shot): boolean {
    return freshness.isCurrent(moment, page.shows, page.matchId);
  }

  async function fly(
    key: string,
    request: PageRequest,
    moment: Moment,
    admit: Admit,
  ): Promise<Shot> {
    const madeAt = clock();
    try {
      const { body, ...page } = await admit(() => render(request));
      const keeper = page.status === 404 ? missing : shelf;
      const encoded = encodePage(body, (bytes) => keeper.grow(key, shot, bytes));
      const shot: Shot = { page, moment, encoded, madeAt };
      if (mayKeep(page)) keeper.put(key, shot, encoded.size() + 2 * key.length);
      return shot;
    } finally {
      flights.delete(key);
    }
  }

  function takeOff(key: string, request: PageRequest, admit: Admit): Flight {
    const moment = freshness.now();
    const flight = { moment, landing: fly(key, request, moment, admit) };
    flights.set(key, flight);
    return flight;
  }

  /**
   * One rendering at a time for each page. A request that comes while one is under way waits for
   * it, and if something it shows has changed between the start and the request, for the next one;
   * never for a third.
   */
  async function renderAsOf(
    arrival: Moment,
    key: string,
    request: PageRequest,
    admit: Admit,
  ): Promise<Shot> {
    for (;;) {
      const others = flights.get(key);
      const flight = others ?? takeOff(key, request, admit);
      // Somebody who asked too often was refused, not whoever waited with them.
      const shot = await (others ? flight.landing.catch(unlessRefused) : flight.landing);
      if (shot && (isSince(flight.moment, arrival) || isCurrent(shot))) return shot;
    }
  }

  async function answer(ask: PageAsk): Promise<PageAnswer> {
    const { path, search, admit = atOnce } = ask;
    const key = path + search;
    try {
      await feed.caughtUp();
      sureAt = clock();
      const arrival = freshness.now();
      const held = shelf.get(key) ?? missing.get(key);
      const isKept = held !== undefined && isCurrent(held);
      const shot = isKept ? held : await renderAsOf(arrival, key, { path, search }, admit);
      const answered = await toAnswer(shot, ask);
      if (answered.status === 304) options.onAnswer?.('unchanged');
      else options.onAnswer?.(isKept ? 'kept' : 'rendered');
      return answered;
    } catch (error) {
      const held = shelf.get(key);
      // A part goes into a page that says how old it is, and would make that untrue.
      const mayBeOld = databaseFault(error) !== undefined && !search.includes('part=');
      if (!held || !mayBeOld) throw error;
      options.onFault?.(error, path);
      options.onAnswer?.('aged');
      return agedAnswer(key, held, ask.acceptEncoding);
    }
  }

  /** What was true when the database was last heard, and says so. */
  async function agedAnswer(key: string, shot: Shot, accepted: string | undefined) {
    const asOf = isCurrent(shot) ? sureAt : shot.madeAt;
    const bytes = await aged.find(key, shot.encoded, asOf, clock());
    const encoding = chooseEncoding(accepted);
    const { page } = shot;
    const headers = { ...page.headers, vary: 'Accept-Encoding', 'cache-control': 'no-store' };
    return withBody({ status: page.status, headers }, bytes, encoding);
  }

  return { answer, bytes: shelf.bytes };
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
function mayKeep({ status, headers }: PageFacts): boolean {
  return (
    (status === 200 || status === 404) &&
    !('set-cookie' in headers) &&
    !('cache-control' in headers)
  );
}

function lifeOf(version: number | undefined, told: string | undefined): Record<string, string> {
  const asked = { 'cache-control': CACHE_CONTROL, 'cdn-cache-control': CDN_CACHE_CONTROL };
  if (told === undefined || version === undefined) return asked;
  if (!/^\d{1,15}$/.test(told) || Number(told) > version) return { 'cache-control': 'no-store' };
  return { ...asked, 'cdn-cache-control': CDN_BY_VERSION };
}

async function toAnswer(
  { page, encoded }: Shot,
  { acceptEncoding, ifNoneMatch, told }: PageAsk,
): Promise<PageAnswer> {
  const encoding = chooseEncoding(acceptEncoding);
  const headers: Record<string, string> = { ...page.headers, vary: 'Accept-Encoding' };
  if (mayKeep(page) && page.status === 200) {
    const etag = encoded.etag(encoding);
    headers.etag = etag;
    Object.assign(headers, lifeOf(page.version, told));
    if (matchesTag(ifNoneMatch, etag)) return { status: 304, headers, body: null };
  } else headers['cache-control'] ??= 'no-cache';
  return withBody({ status: page.status, headers }, encoded, encoding);
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
