// biome-ignore lint/style/noRestrictedImports: this file runs on the server only; the CSP needs hashes.
import { createHash } from 'node:crypto';
import { Fragment } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticRouter,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  StaticRouterProvider,
} from 'react-router';
import { LANGUAGES, type Language } from '#contract/language.ts';
// biome-ignore lint/style/noRestrictedImports: the nonce of hydrated pages is the HTTP layer's, which writes the CSP.
import { pageContext } from '#server/platform/pages/page-context.ts';
// biome-ignore lint/style/noRestrictedImports: what the HTTP layer asks of this file.
import type { PublicEntry } from '#server/serve/public-pages.ts';
import { pageDictionary } from './features/frame/page-dictionary.tsx';
import { PageDocumentContext } from './lib/page-document.ts';
import { PAGE_STYLES, type PageStyle, type StyleName } from './lib/route-handle.ts';
import { THEME_SCRIPT } from './lib/theme-script.ts';
import { tableOfRoutes } from './routes/table-of-routes.ts';
import bracketCss from './styles/bracket.css?inline';
import detailCss from './styles/detail.css?inline';
import figuresCss from './styles/figures.css?inline';
import listsCss from './styles/lists.css?inline';
import matchCss from './styles/match.css?inline';
import newsCss from './styles/news.css?inline';
import pointsCss from './styles/points.css?inline';
import seasonFiguresCss from './styles/public/season-figures.css?inline';
import publicCss from './styles/public.css?inline';
import rowsCss from './styles/rows.css?inline';
import tablesCss from './styles/tables.css?inline';

const SHEETS: Record<StyleName, string> = {
  lists: listsCss,
  match: matchCss,
  detail: detailCss,
  news: detailCss + newsCss,
  bracket: detailCss + bracketCss,
  statistics: detailCss + figuresCss + seasonFiguresCss,
  points: pointsCss,
  rows: rowsCss,
  figures: figuresCss,
  tables: tablesCss,
};

/** For the CSP's `style-src`: the styles that a page of each kind carries. */
export const inlineStyleHashes = Object.fromEntries(
  Object.entries(PAGE_STYLES).map(([style, sheets]) => [
    style,
    [publicCss, ...sheets.map((name) => SHEETS[name])].map(cspHash),
  ]),
) as Record<PageStyle, string[]>;
/** For the CSP's `script-src`: the theme script that every page carries. */
export const inlineScriptHash = cspHash(THEME_SCRIPT);

/** Of the dictionary, without those of few pages: each reader fetches it. */
const STYLES = [publicCss, listsCss, matchCss, detailCss, pointsCss, rowsCss, tablesCss];

/** The dictionary of each language's pages, and its address. */
export const dictionaries: PublicEntry['dictionaries'] = LANGUAGES.map((language) => {
  const text = pageDictionary(language, STYLES);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { language, text, href: `/assets/pages-${language}-${hash}.txt` };
});
const dictionaryHrefs = Object.fromEntries(
  dictionaries.map(({ language, href }) => [language, href]),
) as Record<Language, string>;

/** The path belongs to a page that hydrates. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce } = context.get(pageContext);
  const url = tableOfRoutes(entry.manifest.url, new URL(request.url).pathname);
  const ofArea = { ...entry, manifest: { ...entry.manifest, url } };
  const body = await renderToReadableStream(
    <ServerRouter context={ofArea} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal },
  );
  return new Response(body, { status, headers });
}

/** Errors while a hydrating page is rendered; without this the framework prints them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Nobody waits for that page any more.
  if (request.signal.aborted) return;
  // An address that leads nowhere, or a method that no page has, is whoever asked.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageContext).onFault(error);
};

/** The routes of a public page, from the root to the page, see `server/serve/public-pages.ts`. */
export const publicRoutes: PublicEntry['publicRoutes'] = ([route, ...inner]) => {
  if (!route) return [];
  const { id, path, index, module } = route;
  const { default: Page, ErrorBoundary, Layout = Fragment, loader, handle } = module;
  const shown = {
    element: (
      <Layout>
        <Page />
      </Layout>
    ),
    errorElement: ErrorBoundary && (
      <Layout>
        <ErrorBoundary />
      </Layout>
    ),
  };
  const facts = { id, path, loader, handle, ...shown };
  return [index ? { ...facts, index } : { ...facts, children: publicRoutes(inner) }];
};

/** The document of a public page, which does not hydrate. */
export const renderPublic: PublicEntry['renderPublic'] = (routes, page, places) =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <PageDocumentContext
      value={{
        style: publicCss,
        sheets: SHEETS,
        dictionaryHrefs,
        ...places,
      }}
    >
      <StaticRouterProvider
        router={createStaticRouter(routes, page)}
        context={page}
        hydrate={false}
      />
    </PageDocumentContext>,
  )}`;

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
