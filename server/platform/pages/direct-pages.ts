import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPageRequest } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import { allowedSearch } from './page-handler.ts';

/** Answers a request by itself, or hands it on by calling `otherwise`. */
export type DirectAnswer = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  otherwise: () => void,
) => void;

/** A page as an address asks for it. */
export type AskedPage = Pick<CachedPageRequest, 'path' | 'search'> & {
  /** All words of the query, also those that the page does not know. */
  query: URLSearchParams;
};

export type DirectPagesOptions = {
  cache: Pick<PageCache, 'has' | 'answerKept'>;
  /** The words of the query that a public page knows; undefined where the path is none, or not known yet. */
  queryOf: (path: string) => readonly string[] | undefined;
  /** Headers of every answer with a page, beside those of the page. */
  always: Record<string, string>;
  /** Hears of each page that was answered, and of the seconds that it took. */
  onAnswer: (page: AskedPage, incoming: IncomingMessage, status: number, seconds: number) => void;
};

/** Addresses that are remembered with their parts; beyond that all are forgotten. */
const MAX_KNOWN = 2000;
/** Characters of an address that is remembered: it may have 16,000, and 2,000 of those would be 100 MB. */
const MAX_REMEMBERED = 200;

/**
 * Answers what is kept and current before any route is looked for: the routes with all that stands before
 * them cost as much again as the page. All else goes on to them: what has to be rendered first, is no page,
 * or is asked for in another way.
 */
export function createDirectPages(options: DirectPagesOptions): DirectAnswer {
  const { cache, queryOf, always, onAnswer } = options;
  const known = new Map<string, AskedPage>();

  function readAddress(url: string): AskedPage | undefined {
    // Addresses with % are judged by the routes.
    if (!url.startsWith('/') || url.includes('%')) return undefined;
    const {
      pathname: path,
      search: typed,
      searchParams: query,
    } = new URL(`http://localhost${url}`);
    const words = path + typed === url ? queryOf(path) : undefined;
    return words && { path, search: allowedSearch(query, words), query };
  }

  function findPage(url: string): AskedPage | undefined {
    const page = known.get(url) ?? readAddress(url);
    if (page === undefined || !cache.has(page)) return undefined;
    if (url.length > MAX_REMEMBERED) return page;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(url, page);
    return page;
  }

  async function answer(page: AskedPage, incoming: IncomingMessage, outgoing: ServerResponse) {
    const from = performance.now();
    const cached = await cache.answerKept(requestOf(page, incoming));
    if (cached === undefined) return false;
    const { status, headers, body } = cached;
    outgoing.writeHead(status, status === 304 ? headers : { ...always, ...headers });
    outgoing.end(body);
    onAnswer(page, incoming, status, (performance.now() - from) / 1000);
    return true;
  }

  return (incoming, outgoing, otherwise) => {
    const page = incoming.method === 'GET' ? findPage(incoming.url ?? '') : undefined;
    if (page === undefined) return otherwise();
    answer(page, incoming, outgoing).then(
      (isAnswered) => isAnswered || otherwise(),
      // Such as a database that is away: the routes know what to say.
      () => (outgoing.headersSent ? outgoing.destroy() : otherwise()),
    );
  };
}

function requestOf({ path, search, query }: AskedPage, { headers }: IncomingMessage) {
  const { 'available-dictionary': dictionary } = headers;
  return {
    path,
    search,
    acceptEncoding: headers['accept-encoding'],
    availableDictionary: typeof dictionary === 'string' ? dictionary : undefined,
    ifNoneMatch: headers['if-none-match'],
    knownVersion: query.get('v') ?? undefined,
  };
}
