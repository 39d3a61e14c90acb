import { AppError } from '#server/platform/errors/app-error.ts';
import type { Feed } from '#server/platform/live/feed.ts';
import { chooseEncoding, type EncodedPage, encodePage, matchesTag } from './encodings.ts';
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
};

export type PageCache = {
  answer(ask: PageAsk): Promise<PageAnswer>;
  /** Bytes held. */
  bytes(): number;
};

/** A rendered page and the moment its rendering began: all changes before it are in it. */
type Shot = { page: PageFacts; encoded: EncodedPage; moment: Moment };
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

const MB = 1024 * 1024;
const MISSING_SHARE = 32;
const REFUSALS: readonly string[] = ['TOO_MANY', 'UNAVAILABLE'];

const atOnce: Admit = (render) => render();

/** Public pages as bytes: rendered when something they show has changed, not when they are asked for. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { feed, freshness, render, maxBytes = 64 * MB } = options;
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
    try {
      const { body, ...page } = await admit(() => render(request));
      const keeper = page.status === 404 ? missing : shelf;
      const encoded = encodePage(body, (bytes) => keeper.grow(key, shot, bytes));
      const shot: Shot = { page, moment, encoded };
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

  async function answer(ask: PageAsk) {
    const { path, search, acceptEncoding, ifNoneMatch, admit = atOnce } = ask;
    await feed.caughtUp();
    const arrival = freshness.now();
    const key = path + search;
    const held = shelf.get(key) ?? missing.get(key);
    const shot =
      held && isCurrent(held) ? held : await renderAsOf(arrival, key, { path, search }, admit);
    return toAnswer(shot, acceptEncoding, ifNoneMatch);
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

async function toAnswer(
  { page, encoded }: Shot,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Promise<PageAnswer> {
  const encoding = chooseEncoding(acceptEncoding);
  const headers: Record<string, string> = { ...page.headers, vary: 'Accept-Encoding' };
  if (mayKeep(page) && page.status === 200) {
    const etag = encoded.etag(encoding);
    headers.etag = etag;
    headers['cache-control'] = CACHE_CONTROL;
    headers['cdn-cache-control'] = CDN_CACHE_CONTROL;
    if (matchesTag(ifNoneMatch, etag)) return { status: 304, headers, body: null };
  } else headers['cache-control'] ??= 'no-cache';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const body = await encoded.encode(encoding);
  headers['content-length'] = String(body.byteLength);
  return { status: page.status, headers, body };
}
