import type { Context, Handler } from 'hono';
import type { Admit, CachedPageRequest } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';

/** The query parameters that a page knows, sorted; all others (`utm_source`, ...) make no new page. */
export function allowedSearch(search: URLSearchParams, allowed: readonly string[]): string {
  const ownParameters = new URLSearchParams();
  for (const name of [...allowed].sort()) {
    const value = search.get(name);
    if (value !== null) ownParameters.set(name, value);
  }
  const text = ownParameters.toString();
  return text === '' ? '' : `?${text}`;
}

export function toCachedPageRequest(
  c: Context,
  queryOf: (path: string) => readonly string[],
): Omit<CachedPageRequest, 'admit'> {
  const { pathname, search, searchParams } = new URL(c.req.url);
  return {
    path: pathname,
    search: search === '' ? '' : allowedSearch(searchParams, queryOf(pathname)),
    acceptEncoding: c.req.header('accept-encoding'),
    availableDictionary: c.req.header('available-dictionary'),
    ifNoneMatch: c.req.header('if-none-match'),
    // Makes no page of its own: each of them shows at least this version.
    knownVersion: searchParams.get('v') ?? undefined,
  };
}

/**
 * Answers GET and HEAD of public pages from the cache.
 *
 * @param queryOf the words that the page of a path knows
 * @param admitOf runs a rendering when its turn comes, or refuses it
 * @param always headers of every answer with a page, beside those of the page
 * @param count hears of each page that was answered
 */
export function pageHandler(
  cache: PageCache,
  queryOf: (path: string) => readonly string[],
  admitOf: (c: Context) => Admit,
  always: Record<string, string>,
  count?: (c: Context, status: number) => void,
): Handler {
  return async (c) => {
    const { status, headers, body } = await cache.answer({
      ...toCachedPageRequest(c, queryOf),
      admit: admitOf(c),
    });
    count?.(c, status);
    return new Response(body as Uint8Array<ArrayBuffer> | null, {
      status,
      headers: status === 304 ? headers : { ...always, ...headers },
    });
  };
}
