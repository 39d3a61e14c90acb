import type { Context, Handler } from 'hono';
import type { PageAsk, PageCache } from './page-cache.ts';

/** The query parameters that pages know, sorted; all others (`utm_source`, ...) make no new page. */
export function allowedSearch(given: URLSearchParams, allowed: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of [...allowed].sort()) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}

export function toPageAsk(c: Context, queryNames: readonly string[]): PageAsk {
  const { pathname, search, searchParams } = new URL(c.req.url);
  return {
    path: pathname,
    search: search === '' ? '' : allowedSearch(searchParams, queryNames),
    acceptEncoding: c.req.header('accept-encoding'),
    ifNoneMatch: c.req.header('if-none-match'),
  };
}

/**
 * Answers GET and HEAD of public pages from the cache.
 *
 * @param always headers of every answer, beside those of the page
 * @param count hears of each page that was answered
 */
export function pageHandler(
  cache: PageCache,
  queryNames: readonly string[],
  always: Record<string, string>,
  count?: (c: Context, status: number) => void,
): Handler {
  return async (c) => {
    const { status, headers, body } = await cache.answer(toPageAsk(c, queryNames));
    count?.(c, status);
    return new Response(body as Uint8Array<ArrayBuffer> | null, {
      status,
      headers: { ...always, ...headers },
    });
  };
}
