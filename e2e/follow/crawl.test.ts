import type { Browser, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { bringAxeAlong, expectAccessibleByDayAndNight } from '../support/accessible.ts';
import { type Crawl, type CrawledPage, crawl } from '../support/crawl.ts';
import { elementPaths } from '../support/element-paths.ts';
import { expect, test } from '../support/journey.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';

/**
 * The number of pages of each kind that are read: two in `npm test`, as many as WAVU_CRAWL says or all with
 * WAVU_CRAWL=all. A browser with axe looks at one of each kind, or at three of each kind in each
 * language; or with all at one, and at each page with something that no page before it had.
 */
const REQUESTED_CRAWL = process.env.WAVU_CRAWL;
const MAX_OF_A_KIND =
  REQUESTED_CRAWL === 'all' ? Number.POSITIVE_INFINITY : Number(REQUESTED_CRAWL ?? 2);

let wavu: Wavu;
let found: Crawl;

test.describe.configure({ timeout: 0 });
// A trace keeps a picture of every page before and after each question to it.
test.use({ trace: 'off' });
test.beforeAll(async () => {
  test.setTimeout(0);
  wavu = await startWavu({ env: { DEMO: 'on' } });
  found = await crawl(wavu.url, MAX_OF_A_KIND);
});
test.afterAll(() => wavu?.remove());

test('every public address in both languages answers and has no broken links', () => {
  expect(found.broken).toEqual([]);
  const kinds = found.pages.map(({ kind }) => kind);
  for (const kind of ['/', '/right/:id', '/sw/league/:id/standingList', '/sw?date=:any', '/news']) {
    expect(kinds).toContain(kind);
  }
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults = new Map<string, string>();
  for (const { path, html } of found.pages) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message } of results.flatMap((result) => result.messages)) {
      faults.set(`${ruleId}: ${message}`, path);
    }
  }
  expect([...faults]).toEqual([]);
});

test('no security policy allows unsafe sources or framing', () => {
  const faults = found.pages.filter(({ headers }) => {
    const policy = headers.get('content-security-policy') ?? '';
    const isSafe = policy.includes("default-src 'none'") && !/unsafe-|\*/.test(policy);
    return !isSafe || headers.get('x-frame-options') !== 'DENY' || !headers.has('referrer-policy');
  });
  expect(faults.map(({ path }) => path)).toEqual([]);
});

test('each page has a title, a description and an address that the sitemap lists', () => {
  const faults = found.pages.filter(isPublished).flatMap(({ path, html }) => {
    const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const has = (part: RegExp) => part.test(html);
    const isListed = found.sitemap.has(address.slice(wavu.url.length) || '/');
    const isComplete =
      has(/<title>[^<]{5,}<\/title>/) &&
      has(/<meta name="description" content="[^"]{15,}"/) &&
      has(/<meta property="og:image" content="http[^"]+\/share\/[^"]+\.png"/) &&
      has(/hrefLang="sw"/) &&
      has(/hrefLang="en"/);
    return isListed && isComplete ? [] : [`${path} ${address}`];
  });
  expect(faults).toEqual([]);
});

test('structured data about matches, teams, leagues and people can be parsed', () => {
  const messages = found.pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => [path, JSON.parse(text!) as Record<string, unknown>] as const,
    ),
  );
  for (const [path, thing] of messages) {
    expect(thing['@context'], path).toBe('https://schema.org');
    expect(thing.name ?? thing.headline, path).toEqual(expect.stringMatching(/./));
    if (thing['@type'] !== 'SportsEvent') continue;
    expect(thing, path).toMatchObject({
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      eventStatus: expect.stringMatching(/^https:\/\/schema\.org\/Event/),
      competitor: [{ '@type': 'SportsTeam' }, { '@type': 'SportsTeam' }],
      url: expect.stringMatching(/^http/),
      image: expect.stringMatching(/\.png$/),
    });
  }
  const types = new Set(messages.map(([, thing]) => thing['@type']));
  expect([...types]).toEqual(
    expect.arrayContaining(['SportsEvent', 'SportsTeam', 'SportsOrganization', 'Person']),
  );
});

test('axe finds no fault in either theme, on a phone and on a wide screen', async ({
  browser,
  page,
}) => {
  const looks = looksAt(found.pages);
  test
    .info()
    .annotations.push(
      { type: 'pages', description: `${found.pages.length}` },
      { type: 'looked at by axe', description: `${looks.length}` },
    );
  const desktop = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const faults: string[] = [];
  async function lookAtAll(screen: Page) {
    await bringAxeAlong(screen);
    for (const { path } of looks) {
      try {
        await screen.goto(wavu.url + path);
        await expectAccessibleByDayAndNight(screen);
      } catch (fault) {
        faults.push(`${path}: ${fault}`);
      }
    }
  }
  await Promise.all([lookAtAll(page), lookAtAll(await desktop.newPage())]);
  await desktop.close();
  expect(faults).toEqual([]);
});

test('no page is wider than a phone of 360 px, and no name of up to 18 letters is cut', async ({
  browser,
}) => {
  expect(await cutOn(browser, 360, oneOfEachKind(found.pages))).toEqual([]);
  const besideList = found.pages.filter(({ kind }) => kind === '/:id').slice(0, 1);
  for (const width of [800, 1024, 1280]) {
    expect(await cutOn(browser, width, besideList)).toEqual([]);
  }
});

async function cutOn(browser: Browser, width: number, pages: readonly CrawledPage[]) {
  const context = await browser.newContext({ viewport: { width, height: 740 } });
  const screen = await context.newPage();
  const faults: string[] = [];
  for (const { path } of pages) {
    await screen.goto(wavu.url + path);
    faults.push(...(await screen.evaluate(findCut)).map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  return faults;
}

test('rows show the points of the sets on a phone and on a wide screen', async ({ browser }) => {
  for (const width of [360, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const screen = await context.newPage();
    await screen.goto(`${wavu.url}/fixtures?status=ended`);
    const row = screen.locator('li[data-status=ended]').first();
    await expect(row.locator('.row-sets b').first()).toBeVisible();
    const wins = (await row.locator('.wins').allTextContents()).map(Number);
    const won = row
      .locator('.row-team')
      .evaluateAll((teams) => teams.map((team) => team.querySelectorAll('.row-sets b').length));
    expect(await won).toEqual(wins);
    await context.close();
  }
});

/** Runs in the page. Pictures of a knock-out and rows of tabs may be moved sideways. */
function findCut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const names = [
    ...document.querySelectorAll('.name, .sets th, .standings th a span, .league-line a'),
  ];
  const cut = names.filter(
    (name) => name.scrollWidth > name.clientWidth && (name.textContent ?? '').length <= 18,
  );
  const tables = [...document.querySelectorAll('.scroll:has(.listing)')];
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ...cut.map((name) => `cut: ${name.textContent}`),
    ...tables.flatMap((it) => (it.scrollWidth > it.clientWidth ? ['a table runs out'] : [])),
  ];
}

/** Searches and doors are not for search engines. */
function isPublished({ html }: CrawledPage): boolean {
  return !html.includes('<meta name="robots" content="noindex"');
}

function looksAt(pages: readonly CrawledPage[]): readonly CrawledPage[] {
  if (REQUESTED_CRAWL === undefined) return oneOfEachKind(pages);
  if (REQUESTED_CRAWL !== 'all') return ofEachKind(pages, 3);
  const looks = new Set([...withNewElements(pages), ...ofEachKind(pages, 1)]);
  return [...looks];
}

function withNewElements(pages: readonly CrawledPage[]): CrawledPage[] {
  const seen = new Set<string>();
  return pages.filter(({ html }) => {
    const before = seen.size;
    for (const path of elementPaths(html)) seen.add(path);
    return seen.size > before;
  });
}

/** Other days, months and pages of a list look alike. */
function withoutOthers(pages: readonly CrawledPage[]): CrawledPage[] {
  return pages.filter(({ kind }) => !/(month|date|cursor)=/.test(kind));
}

/** In each language. */
function ofEachKind(pages: readonly CrawledPage[], count: number): CrawledPage[] {
  const kinds = Map.groupBy(withoutOthers(pages), ({ kind }) => kind);
  return [...kinds.values()].flatMap((alike) => alike.slice(0, count));
}

/** In one language each, so that half of them are read in Swahili. */
function oneOfEachKind(pages: readonly CrawledPage[]): CrawledPage[] {
  const kinds = Map.groupBy(
    withoutOthers(pages),
    ({ kind }) => kind.replace(/^\/sw(?=\/|\?|$)/, '') || '/',
  );
  return [...kinds.values()].map((alike, at) => {
    const isSwahili = ({ kind }: CrawledPage) => /^\/sw(\/|\?|$)/.test(kind);
    return alike.find((candidate) => isSwahili(candidate) === (at % 2 === 1)) ?? alike[0]!;
  });
}
