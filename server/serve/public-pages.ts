import {
  createStaticHandler,
  data,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { Language } from '#contract/language.ts';
import { databaseFault } from '#server/platform/db/faults/database-fault.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;

/** The exports of `app/entry.server.tsx` for public pages. */
export type PublicEntry = {
  /** The dictionaries of the public pages, one per language, with their addresses. */
  dictionaries: readonly { language: Language; text: string; href: string }[];
  /** The routes of one page, from the root to the page. */
  publicRoutes(branch: readonly Route[]): RouteObject[];
  /** The document; throws what its components throw. */
  renderPublic(
    routes: StaticHandler['dataRoutes'],
    page: StaticHandlerContext,
    places: { origin: string; liveUrl: string | undefined },
  ): string;
};

export type PublicPage = { status: number; headers: Record<string, string>; html: string };

/**
 * Renders public pages in React Router's data mode: what a framework's request handler does for a
 * browser that hydrates (loader data packed twice, its manifest, a stream) is not done, and its
 * table of all areas in two languages, 1 ms to rank, is replaced by the routes of the one page.
 *
 * @param liveUrl where pages open their streams, if not here
 * @param onFault hears of errors that are nobody's request to blame for
 * @returns renders the page of these routes, from the root to the page
 */
export function createPublicPages(
  build: ServerBuild,
  liveUrl: string | undefined,
  onFault: (error: unknown, path: string) => void,
): (ids: readonly string[], url: URL, context: RouterContextProvider) => Promise<PublicPage> {
  const entry = build.entry.module as unknown as PublicEntry;
  const handlers = new Map<string, StaticHandler>();

  function handlerOf(ids: readonly string[]): StaticHandler {
    const key = ids.join(' ');
    const known = handlers.get(key);
    if (known) return known;
    const branch = ids.flatMap((id) => build.routes[id] ?? []).map(withPublicLoader);
    const handler = createStaticHandler(entry.publicRoutes(branch));
    handlers.set(key, handler);
    return handler;
  }

  function render({ dataRoutes }: StaticHandler, page: StaticHandlerContext, url: URL): string {
    const places = { origin: url.origin, liveUrl };
    try {
      return entry.renderPublic(dataRoutes, page, places);
    } catch (error) {
      onFault(error, url.pathname);
      page.statusCode = 500;
      page.errors = { [page._deepestRenderedBoundaryId ?? dataRoutes[0]!.id]: error };
      return entry.renderPublic(dataRoutes, page, places);
    }
  }

  return async function renderPublicPage(ids, url, context) {
    const handler = handlerOf(ids);
    const page = await handler.query(new Request(url), { requestContext: context });
    if (page instanceof Response) return redirected(page);
    for (const error of Object.values(page.errors ?? {})) {
      // The caller knows better what to show than the page itself.
      if (databaseFault(error)) throw error;
      if (!isRouteErrorResponse(error)) onFault(error, url.pathname);
    }
    const html = render(handler, page, url);
    const own = page.loaderHeaders[ids.at(-1)!];
    const headers = {
      ...Object.fromEntries(own ?? []),
      'content-type': 'text/html; charset=utf-8',
    };
    return { status: page.statusCode, headers, html };
  };
}

/** A loader that knows the page under another address, as of a record that became a part of another one. */
function redirected({ headers }: Response): PublicPage {
  const location = headers.get('location');
  if (location === null) throw new Error('Public pages are rendered, or lead to another page.');
  return {
    status: 302,
    headers: { location, 'content-type': 'text/plain; charset=utf-8' },
    html: '',
  };
}

/**
 * A refusal by a query, such as of a cursor that somebody made up, is no fault of ours but a page
 * that is not there. The built pages have a copy of the class of refusals, so its name tells.
 */
function withPublicLoader(route: Route): Route {
  const { loader } = route.module;
  if (typeof loader !== 'function') return route;
  const publicLoader: typeof loader = async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (isRefusal(error)) throw data(null, { status: 404 });
      throw error;
    }
  };
  return { ...route, module: { ...route.module, loader: publicLoader } };
}

function isRefusal(error: unknown): boolean {
  const { name, status } = error as { name?: unknown; status?: unknown };
  return name === 'AppError' && typeof status === 'number' && status < 500;
}
