import { createRequestHandler, data, type RequestHandler, type ServerBuild } from 'react-router';

/**
 * Request handlers that know the routes of one page alone. React Router ranks its whole table for
 * each request, in two languages and with all areas 1 ms; the page handler has found the page by
 * then.
 *
 * @returns the handler for these routes, from the root to the page
 */
export function createBranchHandlers(
  build: ServerBuild,
): (ids: readonly string[]) => RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  return function handlerOf(ids) {
    const key = ids.join(' ');
    const known = handlers.get(key);
    if (known) return known;
    const pick = <T>(table: Record<string, T>) =>
      Object.fromEntries(ids.flatMap((id) => (table[id] ? [[id, table[id]]] : [])));
    const assets = { ...build.assets, routes: pick(build.assets.routes) };
    const branch = { ...build, assets, routes: withPublicLoaders(pick(build.routes)) };
    const handler = createRequestHandler(branch, 'production');
    handlers.set(key, handler);
    return handler;
  };
}

type Routes = ServerBuild['routes'];

/**
 * The loaders of public pages. What a query refuses, such as a cursor that somebody made up, is no
 * fault of ours but a page that is not there. The built pages have a copy of the class of refusals,
 * so its name tells.
 */
function withPublicLoaders(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader;
      if (!route || typeof loader !== 'function') return [id, route];
      const publicLoader: typeof loader = async (args) => {
        try {
          return unpacked(await loader(args));
        } catch (error) {
          if (isRefusal(error)) throw data(null, { status: 404 });
          throw error;
        }
      };
      return [id, { ...route, module: { ...route.module, loader: publicLoader } }];
    }),
  );
}

/**
 * Loader data as a function that gives it: nothing that React Router would pack for a browser, which
 * took a quarter of a page's processor time. `app/entry.server.tsx` opens it again.
 */
function unpacked(loaded: unknown): unknown {
  return loaded instanceof Response || isWithInit(loaded) ? loaded : () => loaded;
}

/** What `data()` of React Router makes: a value with a status or headers of its own. */
function isWithInit(loaded: unknown): boolean {
  return (loaded as { type?: unknown } | null)?.type === 'DataWithResponseInit';
}

function isRefusal(error: unknown): boolean {
  const { name, status } = error as { name?: unknown; status?: unknown };
  return name === 'AppError' && typeof status === 'number' && status < 500;
}
