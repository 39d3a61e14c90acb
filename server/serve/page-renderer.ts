import { randomBytes } from 'node:crypto';
import {
  createRequestHandler,
  type RouteMatch,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { databaseFault } from '#server/platform/db/faults/database-fault.ts';
import { DATA_POLICY, pagePolicy } from '#server/platform/http/security-headers.ts';
import { type PageContext, pageContext } from '#server/platform/pages/page-context.ts';
import type { RenderPage, Shows } from '#server/platform/pages/rendered-page.ts';
import type { Viewed } from '#server/site/analytics/view-counter.ts';
import { type PlacedPage, renderInRoom, versionOfMatch } from './live-position.ts';
import { PARTS } from './page-parts.ts';
import { createRouteMatcher, wellFormed } from './page-routes.ts';
import { createPublicPages, type PublicEntry, type PublicPage } from './public-pages.ts';
import { viewedBy } from './viewed-page.ts';

/** The facts that a route states about itself: `export const handle`. */
type Handle = { hydrate?: boolean; shows?: Shows; query?: readonly string[]; style?: string };
type Entry = Pick<PublicEntry, 'dictionaries'> & {
  /** Of each kind of pages, as the handle of a route names it. */
  inlineStyleHashes: Record<string, readonly string[]>;
  inlineScriptHash: string;
};

export type PageKind = {
  hydrates: boolean;
  shows: Shows;
  /** The words of the query that the page reads. */
  query: readonly string[];
  /** Its one address, where it was asked for by another one: `/teams` for `/TEAMS/`. */
  moved?: string;
  matchId?: string;
  viewed?: Viewed;
};

export type PageRenderer = {
  /** The route of this address was found before, and is remembered. */
  isKnown: (path: string) => boolean;
  kindOf: (path: string) => PageKind;
  /** A public page, for the cache. */
  renderPublic: RenderPage;
  dictionaries: PublicEntry['dictionaries'];
  /** A page that hydrates, for this request alone. */
  renderHydrated: (request: Request) => Promise<Response>;
};

export type SitePlaces = Pick<PageContext, 'openDataFolder'> & {
  /** Scheme, host and port of the site. */
  origin: string;
  /** The address where public pages open their streams, if not here. */
  liveUrl?: string | undefined;
};

type Node = RouteObject & { handle?: Handle; children?: Node[] };

/** A part is no page of its own: it is read into one that has its policy already. */
const PART_HEADERS = { 'content-security-policy': DATA_POLICY, 'x-robots-tag': 'noindex' };

/** Paths whose kind is remembered; beyond that all are forgotten. */
const MAX_KINDS = 5000;

/** The parameter by which an open page requests parts of itself. */
const PART_QUERY = ['part'];

/**
 * The address as the route table writes it: patterns match in any case and with slashes more, and each
 * of these would be a page of its own for caches and search engines. Undefined where no route is met.
 */
export function oneAddress(path: string, matches: readonly RouteMatch[]): string | undefined {
  if (path.endsWith('.data')) return undefined;
  const pattern = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean);
  const segments = path.split('/').filter(Boolean);
  if (pattern.length !== segments.length || pattern.some((it) => /[*?]/.test(it))) return undefined;
  return `/${pattern.map((word, at) => (word.startsWith(':') ? segments[at] : word)).join('/')}`;
}

/** The app's route table as React Router matches it. */
function routeTree(build: ServerBuild, parentId?: string): Node[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route!.id,
      path: route!.path,
      handle: route!.module.handle as Handle | undefined,
      ...(route!.index ? { index: true as const } : { children: routeTree(build, route!.id) }),
    })) as Node[];
}

function entryOf(build: ServerBuild): Entry {
  return build.entry.module as unknown as Entry;
}

type PathKind = PageKind & { branch: string[]; style: string };

/** The kind of page at a path, by the route table. */
function createKinds(tree: Node[]) {
  // Found once: even so it costs some kept pages.
  const kinds = new Map<string, PathKind>();
  const matchPath = createRouteMatcher(tree);
  function findKind(path: string): PathKind {
    const matches = matchPath(wellFormed(path.replace(/\.data$/, '')));
    const handles = matches.map((match) => (match.route as Node).handle);
    // The data of a page that does not hydrate is asked for by nobody: to make it would cost a page.
    const hydrates = handles.some((it) => it?.hydrate);
    const shows = handles.findLast((it) => it?.shows)?.shows ?? 'scores';
    const matchId = matches.at(-1)?.params.id;
    const viewed = viewedBy(matches);
    const branch = matches.flatMap((match) => match.route.id ?? []);
    const match = shows === 'match' && matchId ? { matchId } : {};
    const query = [...new Set([...PART_QUERY, ...handles.flatMap((it) => it?.query ?? [])])];
    const own = oneAddress(path, matches);
    const moved = own === undefined || own === path ? {} : { moved: own };
    const style = handles.findLast((it) => it?.style)?.style ?? 'detail';
    const found = { hydrates, shows, query, branch, style };
    return { ...found, ...match, ...moved, ...(viewed ? { viewed } : {}) };
  }

  function kindOf(path: string): PathKind {
    const known = kinds.get(path);
    if (known) return known;
    if (kinds.size >= MAX_KINDS) kinds.clear();
    const kind = findKind(path);
    kinds.set(path, kind);
    return kind;
  }

  return { kindOf, isKnown: (path: string) => kinds.has(path) };
}

/** Pages are only read, so the request has no body that another one would have to take over. */
function wellFormedRequest(request: Request): Request {
  const url = new URL(request.url);
  const pathname = wellFormed(url.pathname);
  if (pathname === url.pathname) return request;
  url.pathname = pathname;
  return new Request(url, request);
}

/** The policy of each kind of public pages: it allows the styles of that kind alone. */
function publicPolicies(build: ServerBuild, liveUrl: string | undefined): Record<string, string> {
  const { inlineStyleHashes, inlineScriptHash } = entryOf(build);
  const streamHosts = liveUrl === undefined ? [] : [new URL(liveUrl).origin];
  return Object.fromEntries(
    Object.entries(inlineStyleHashes).map(([style, hashes]) => [
      style,
      pagePolicy([inlineScriptHash], hashes, streamHosts),
    ]),
  );
}

/**
 * Pages by React Router on the server. Public ones never see who asks: their request is made anew
 * from path and search alone, so a cached page cannot carry anything personal.
 *
 * @param onFault hears of errors of ours, with the path of the page
 */
export function createPageRenderer(
  build: ServerBuild,
  site: Omit<PageContext, 'now' | 'nonce' | 'onFault' | 'openDataFolder'>,
  { origin, liveUrl, openDataFolder }: SitePlaces,
  clock: () => number,
  onFault: (error: unknown, path: string) => void,
): PageRenderer {
  const handle = createRequestHandler(build, 'production');
  const renderPage = createPublicPages(build, liveUrl, onFault);
  const tree = routeTree(build, undefined).concat(routeTree(build, ''));
  const { inlineScriptHash, dictionaries } = entryOf(build);
  const policyOf = publicPolicies(build, liveUrl);
  const { kindOf, isKnown } = createKinds(tree);

  function contextFor(nonce: string, report: (error: unknown) => void): RouterContextProvider {
    const context = new RouterContextProvider();
    context.set(pageContext, { ...site, openDataFolder, now: clock(), nonce, onFault: report });
    return context;
  }

  async function inRoom(shows: Shows, render: () => Promise<string>): Promise<PlacedPage> {
    if (shows === 'scores') return renderInRoom(site.store.db, render);
    const html = await render();
    return { html, version: shows === 'match' ? versionOfMatch(html) : undefined };
  }

  return {
    isKnown,
    kindOf,
    dictionaries,
    async renderPublic({ path, search }) {
      const url = new URL(`${origin}${wellFormed(path)}${search}`);
      const part = url.searchParams.get('part') ?? '';
      const cut = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined;
      url.searchParams.delete('part');
      const { shows, matchId, branch, style } = kindOf(path);
      let page: PublicPage | undefined;
      const render = async () => {
        page = await renderPage(
          branch,
          url,
          contextFor('', (error) => onFault(error, path)),
        );
        return page.html;
      };
      const { html, version } = await inRoom(shows, render);
      const { status, headers: own } = page!;
      const policy = { 'content-security-policy': policyOf[style]! };
      const headers = { ...own, ...policy, ...(cut ? PART_HEADERS : {}) };
      const body = new TextEncoder().encode(cut ? cut(html) : html);
      // A redirect does not change with a score.
      if (status === 302) return { status, headers, body, shows: 'site', isShort: true };
      return {
        status,
        headers,
        body,
        shows,
        ...(matchId ? { matchId } : {}),
        ...(version === undefined ? {} : { version }),
      };
    },
    async renderHydrated(request) {
      const nonce = randomBytes(16).toString('base64');
      let databaseError: unknown;
      const report = (error: unknown) => {
        if (databaseFault(error)) databaseError = error;
        else onFault(error, new URL(request.url).pathname);
      };
      const answer = await handle(wellFormedRequest(request), contextFor(nonce, report));
      // There is a page for that, with its status.
      if (databaseError) throw databaseError;
      answer.headers.set('cache-control', 'private, no-store');
      answer.headers.set(
        'content-security-policy',
        pagePolicy([`'nonce-${nonce}'`, inlineScriptHash], []),
      );
      return answer;
    },
  };
}
