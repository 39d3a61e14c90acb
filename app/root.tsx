import { updaterHref } from 'virtual:wavu-updater';
import { wordHrefs } from 'virtual:wavu-words';
import { type ReactNode, useContext } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { languageOf, localPath } from '#contract/language.ts';
import { BrandContext, WAVU } from './lib/brand.ts';
import { hasLive } from './lib/live/has-live.ts';
import { PageDocumentContext } from './lib/page-document.ts';
import { isHydrated, styleOf } from './lib/route-handle.ts';
import { THEME_SCRIPT } from './lib/theme-script.ts';
import { type WordArea, wordAreaOf } from './messages/word-area.ts';
import { readBrand } from './routes/read-brand.ts';
import appCss from './styles/app.css?url';
import officeCss from './styles/office.css?url';
import scoreCss from './styles/score.css?url';
import { ErrorPage } from './ui/error-page.tsx';
import mark from './ui/mark.svg';
import markInline from './ui/mark.svg?inline';
import { MinuteRefresh, NeedsScript } from './ui/without-script.tsx';

/** The association's name, logo and colours, for every page. */
export function loader({ context }: LoaderFunctionArgs) {
  return readBrand(context);
}

/** A page that is open keeps the name that it came with. */
export function shouldRevalidate() {
  return false;
}

/** From a page with one of them to a page with another the whole document is loaded. */
function sheetOf(area: WordArea): string {
  if (area === 'score') return scoreCss;
  return area === 'account' || area === 'sign-in' ? appCss : officeCss;
}

/** The document. Public pages carry their style and one script; hydrated ones React. */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const handles = matches.map((match) => match.handle);
  const hydrates = isHydrated(handles);
  const isLive = !hydrates && matches.some((match) => hasLive(match.loaderData));
  // Undefined where reading it failed, on the page that says so.
  const brand = useRouteLoaderData<typeof loader>('root') ?? WAVU;
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const area = wordAreaOf(pathname);
  const { style, sheets, dictionaryHrefs } = useContext(PageDocumentContext);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <SiteIcon logo={brand.logo} isInline={hydrates} />
        <meta name="theme-color" content={brand.color1 || '#0B6B3A'} />
        <link rel="manifest" href={localPath(language, '/wavu.webmanifest')} />
        <script>{THEME_SCRIPT}</script>
        {isLive && <MinuteRefresh />}
        {hydrates ? (
          <>
            <link rel="stylesheet" href={sheetOf(area)} />
            {/* None while developing, where all words are in the scripts. */}
            <link rel="modulepreload" href={wordHrefs[language]?.[area]} />
          </>
        ) : (
          <>
            <style>{style}</style>
            <style>{sheets[styleOf(handles)]}</style>
            <link rel="compression-dictionary" href={dictionaryHrefs?.[language]} />
            {/* Not async: from a browser's cache it would run before the body is there. */}
            <script type="module" src={updaterHref} />
          </>
        )}
      </head>
      <body>
        {hydrates && <NeedsScript />}
        <BrandContext value={brand}>{children}</BrandContext>
        {hydrates && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The association's logo, or the mark of Wavu. */
function SiteIcon({ logo, isInline }: { logo: string; isInline: boolean }) {
  if (logo === '') {
    return <link rel="icon" type="image/svg+xml" href={isInline ? markInline : mark} />;
  }
  return <link rel="icon" type="image/webp" href={logo.replace(/-\d+\.webp$/, '-32.webp')} />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
