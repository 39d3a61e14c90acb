import { setTimeout } from 'node:timers/promises';

/** A public page as it came, and the kind it is of: its address with ids left open. */
export type CrawledPage = { path: string; kind: string; html: string; headers: Headers };
export type Crawl = {
  pages: CrawledPage[];
  /** Addresses that did not answer 200, with a page that links there. */
  broken: string[];
  /** Addresses of the sitemap, without host. */
  sitemap: Set<string>;
};

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Doors and data; the rest is the public site. */
const CLOSED = /^(\/sw)?\/(admin|api|score|coach|player$|partner|account)\b/;
/** Days and months go on for ever: each of these links to the next. */
const ENDLESS = /\b(date|day|month)=:any/;
const MAX_OF_ENDLESS = 6;
const OPEN_VALUES = /\b(cursor|date|day|month|group|q)=[^&]*/g;

/** Addresses of the specification that no link names: the same pages for narrow screens and old links. */
const OTHER_NAMES: readonly [RegExp, readonly string[]][] = [
  [
    /^(\/sw)?(\/:id)$/,
    ['/right/:id', '/right/:id/h2h', '/right/:id/standings', '/right/:id/group'],
  ],
  [/^(\/sw)?(\/:id)$/, ['/:id/rightDetails', '/right/:id/rightDetails']],
  [/^(\/sw)?(\/league\/:id)$/, ['/league/:id/leagueFixture', '/league/:id/fixturesList']],
  [/^(\/sw)?(\/league\/:id)$/, ['/league/:id/teamLists', '/league/:id/groupLists']],
  [/^(\/sw)?(\/leagues)$/, ['/leagueList']],
];

function otherNamesOf({ path, kind }: CrawledPage): string[] {
  const [id = ''] = path.match(ID) ?? [];
  return OTHER_NAMES.flatMap(([pattern, names]) => {
    const prefix = pattern.exec(kind);
    return prefix ? names.map((name) => (prefix[1] ?? '') + name.replace(':id', id)) : [];
  });
}

export function kindOf(path: string): string {
  return path.replace(ID, ':id').replace(OPEN_VALUES, '$1=:any');
}

/**
 * Follows the sitemap and every link of every page it reads, and asks for their other names. Of each kind of page at most `most`
 * are read; the addresses of files and pictures are read once each.
 */
export async function crawl(base: string, most: number): Promise<Crawl> {
  const sitemap = await readSitemap(base);
  const waiting = ['/', '/sw', ...sitemap];
  const linkedFrom = new Map(waiting.map((path) => [path, 'sitemap']));
  const read = new Map<string, number>();
  const found: Crawl = { pages: [], broken: [], sitemap };
  for (const path of waiting) {
    const kind = kindOf(path);
    const count = read.get(kind) ?? 0;
    if (count >= (ENDLESS.test(kind) ? Math.min(most, MAX_OF_ENDLESS) : most)) continue;
    read.set(kind, count + 1);
    // The picture of a live match may be of an older score by now, and leads to the newest.
    const redirect = path.startsWith('/share/') ? 'follow' : 'manual';
    const answer = await fetchWithRetry(base + path, redirect);
    if (answer.status !== 200) {
      found.broken.push(`${answer.status} ${path} from ${linkedFrom.get(path)}`);
      continue;
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.arrayBuffer();
      continue;
    }
    const page = { path, kind, html: await answer.text(), headers: answer.headers };
    found.pages.push(page);
    for (const link of [...linksOf(page, base), ...otherNamesOf(page)]) {
      if (linkedFrom.has(link) || CLOSED.test(link)) continue;
      linkedFrom.set(link, path);
      waiting.push(link);
    }
  }
  return found;
}

/** One address is asked to wait when it reads many pages that nobody has read before. */
async function fetchWithRetry(address: string, redirect: 'follow' | 'manual'): Promise<Response> {
  for (;;) {
    const answer = await fetch(address, { redirect });
    if (answer.status !== 429) return answer;
    await answer.arrayBuffer();
    const seconds = Number(answer.headers.get('retry-after')) || 1;
    await setTimeout(seconds * 1000);
  }
}

export async function readSitemap(base: string): Promise<Set<string>> {
  const xml = await (await fetch(`${base}/sitemap.xml`)).text();
  return new Set([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => pathOf(url!, base)));
}

function linksOf({ html, path }: CrawledPage, base: string): string[] {
  const texts = [...html.matchAll(/\s(?:href|src|action|content)="([^"]+)"/g)].map(([, it]) => it!);
  return texts.flatMap((text) => {
    const isAddress = /^(https?:|\/|\?|#|\.)/.test(text);
    const url = isAddress ? URL.parse(text.replaceAll('&amp;', '&'), base + path) : null;
    return url?.origin === base ? [pathOf(url.href, base)] : [];
  });
}

function pathOf(url: string, base: string): string {
  const { pathname, search } = new URL(url, base);
  return pathname + search;
}
