import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

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
    const branch = { ...build, assets, routes: pick(build.routes) };
    const handler = createRequestHandler(branch, 'production');
    handlers.set(key, handler);
    return handler;
  };
}
