// biome-ignore lint/style/noRestrictedImports: this file runs on the server only; the CSP needs hashes.
import { createHash } from 'node:crypto';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
// biome-ignore lint/style/noRestrictedImports: the nonce of hydrated pages is the HTTP layer's, which writes the CSP.
import { pageContext } from '#server/http/page-context.ts';
import { PageDocumentContext } from './lib/page-document.ts';
import { isHydrated } from './lib/route-handle.ts';
import { THEME_SCRIPT } from './lib/theme-script.ts';
import publicCss from './styles/public.css?inline';

/** For the CSP's `style-src`: the style that every public page carries. */
export const inlineStyleHash = cspHash(publicCss);
/** For the CSP's `script-src`: the theme script that every page carries. */
export const inlineScriptHash = cspHash(THEME_SCRIPT);

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const handles = entry.staticHandlerContext.matches.map((match) => match.route.handle);
  return isHydrated(handles)
    ? renderHydrated(request, status, headers, entry, context.get(pageContext).nonce)
    : renderPublic(request, status, headers, entry);
}

/** Without the hand-over of loader data, which only a hydrating browser would read. */
function renderPublic(request: Request, status: number, headers: Headers, entry: EntryContext) {
  const loaded = Object.entries(entry.staticHandlerContext.loaderData);
  const loaderData = Object.fromEntries(loaded.map(([id, it]) => [id, opened(it)]));
  const staticHandlerContext = { ...entry.staticHandlerContext, loaderData };
  const context = { ...entry, staticHandlerContext, serverHandoffStream: undefined };
  const html = renderToString(
    <PageDocumentContext value={{ style: publicCss, origin: new URL(request.url).origin }}>
      <ServerRouter context={context} url={request.url} />
    </PageDocumentContext>,
  );
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Public loaders' data comes as a function, see `server/http/branch-handlers.ts`. */
function opened(loaded: unknown): unknown {
  return typeof loaded === 'function' ? loaded() : loaded;
}

async function renderHydrated(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  nonce: string,
) {
  const body = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal },
  );
  return new Response(body, { status, headers });
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
