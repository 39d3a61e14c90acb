import {
  chooseEncoding,
  type EncodedPage,
  type Encoding,
  knowsDictionary,
  matchesTag,
  type PageDictionary,
} from './encodings.ts';
import type { Moment } from './freshness.ts';
import type { PageRequest, RenderedPage } from './rendered-page.ts';

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

/** A rendered page and the moment its rendering began: all changes before it are in it. */
export type CachedPage = {
  page: PageFacts;
  encoded: EncodedPage;
  moment: Moment;
  renderedAt: number;
  dictionary: PageDictionary | undefined;
};
/** Its bytes are in `encoded` alone, which lets go of those that it can do without. */
type PageFacts = Omit<RenderedPage, 'body'>;

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

/** Only answers that are the same for everybody: pages, redirects, and that there is no page. */
export function isCacheable({ status, headers }: PageFacts): boolean {
  return (
    (status === 200 || status === 302 || status === 404) &&
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

export async function toAnswer(
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

export async function withBody(
  { status, headers }: { status: number; headers: Record<string, string> },
  encoded: EncodedPage,
  encoding: Encoding,
): Promise<PageAnswer> {
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const body = await encoded.encode(encoding);
  headers['content-length'] = String(body.byteLength);
  return { status, headers, body };
}
