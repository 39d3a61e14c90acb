import {
  LANGUAGES,
  type Language,
  localPath,
  PUBLISHED_LANGUAGES,
  sitePath,
} from '#contract/language.ts';
import type { PublicPage } from './queries.ts';

/** The protocol takes 50,000 addresses in a file; some room is left. */
export const MAX_URLS = 40_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/**
 * The links to the same page in the other languages (developers.google.com, 'Localized versions').
 */
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The files of a sitemap (sitemaps.org): `/sitemap.xml` with every page in each language, or, where
 * there are more than `mostUrls`, with the addresses of `/sitemap-1.xml`, `/sitemap-2.xml`, ...
 *
 * @param site scheme and host of the site, and its language
 */
export function sitemapFiles(
  pages: readonly PublicPage[],
  site: { origin: string; language: Language },
  mostUrls = MAX_URLS,
): Map<string, string> {
  const { origin } = site;
  const urls = pages.flatMap((page) => urlEntries(page, site));
  if (urls.length <= mostUrls) return new Map([['/sitemap.xml', urlSet(urls)]]);
  const files = new Map<string, string>();
  for (let from = 0; from < urls.length; from += mostUrls) {
    files.set(`/sitemap-${files.size + 1}.xml`, urlSet(urls.slice(from, from + mostUrls)));
  }
  const parts = [...files.keys()].map(
    (name) => `<sitemap><loc>${inXml(origin + name)}</loc></sitemap>`,
  );
  const index = `${HEAD}<sitemapindex ${NAMESPACE}>\n${parts.join('\n')}\n</sitemapindex>\n`;
  return new Map([['/sitemap.xml', index], ...files]);
}

/** A page in each language, each of them naming all. */
function urlEntries(
  { path, changedAt }: PublicPage,
  { origin, language: own }: { origin: string; language: Language },
): string[] {
  const addresses = PUBLISHED_LANGUAGES.map((language) =>
    inXml(origin + sitePath(language, path, own)),
  );
  const changed =
    changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  const others = PUBLISHED_LANGUAGES.map((language, at) =>
    alternate(language, addresses[at]!),
  ).join('');
  return addresses.map((address) => `<url><loc>${address}</loc>${changed}${others}</url>`);
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

function urlSet(urls: readonly string[]): string {
  return `${HEAD}<urlset ${NAMESPACE} ${ALTERNATES}>\n${urls.join('\n')}\n</urlset>\n`;
}

function inXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * The addresses that search engines leave alone: private pages, the data behind the pages, endless searches. Those
 * of a sign-in are open, because they say `noindex` themselves, which is read only where reading is allowed.
 */
const CLOSED = [
  '/admin',
  '/api/',
  '/score/',
  '/search',
  '/coach',
  '/player$',
  '/partner',
  '/account',
  '/confirm-account',
  '/reset-password',
  '/signed-in',
];

export function robotsText(origin: string): string {
  const closed = CLOSED.flatMap((path) =>
    path === '/api/' ? [path] : LANGUAGES.map((language) => localPath(language, path)),
  );
  const rules = closed.map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
