import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Wavu } from '../wavu.ts';

/** Four forms of a page: phone and desk, light and dark, each language in both widths. */
const PHONE = { viewport: { width: 360, height: 1440 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 960 } };
export const FORMS = [
  { name: '360', screen: PHONE, colorScheme: 'light', prefix: '' },
  { name: '360-dark-sw', screen: PHONE, colorScheme: 'dark', prefix: '/sw' },
  { name: '1280-sw', screen: DESK, colorScheme: 'light', prefix: '/sw' },
  { name: '1280-dark', screen: DESK, colorScheme: 'dark', prefix: '' },
] as const;
type Form = (typeof FORMS)[number];

/** When the pictures are of: a Saturday afternoon with three matches under way. */
export const PICTURED_AT = '2026-11-21T13:00:00Z';

type Found = { id: string; type: string; detail: string; name: string };

/** Twenty pages, found by the names that the demonstration gives in each run. */
export async function findPages({ url }: Wavu): Promise<[name: string, path: string][]> {
  async function list(path: string): Promise<Found[]> {
    const answer = await fetch(`${url}/api/v1${path}`);
    return ((await answer.json()) as { items: Found[] }).items;
  }
  const live = await list('/matches?limit=100&status=Live');
  const byDetail = (matches: Found[], detail: string) =>
    matches.find((match) => match.detail === detail) ?? matches[0]!;
  const leagues = await list('/leagues?limit=100');
  const named = (word: string) => leagues.find(({ name }) => name.includes(word))!.id;
  const men = named('TVNL');
  const ended = await list(`/matches?limit=100&status=ended&order=desc&league=${men}`);
  const written = byDetail(ended, 'rallies').id;
  const table = await (await fetch(`${url}/api/v1/leagues/${men}/standings`)).json();
  const team = (table as { rows: { team: { id: string } }[] }).rows[0]!.team.id;
  const squad = await (await fetch(`${url}/team/${team}/players`)).text();
  const player = /\/player-profile\/[\w-]+/.exec(squad)![0];
  return [
    ['home', '/'],
    ['day', '/?date=2026-11-14'],
    ['live-match', `/right/${byDetail(live, 'rallies').id}`],
    ['list-beside', `/${live[0]!.id}`],
    ['ended-match', `/right/${written}`],
    ['points', `/right/${written}/points`],
    ['figures', `/right/${written}/statistics`],
    ['line-ups', `/right/${written}/lineups`],
    ['leagues', '/leagues'],
    ['league', `/league/${men}`],
    ['table', `/league/${men}/standingList`],
    ['cross-table', `/league/${men}/standingList?view=cross`],
    ['leaders', `/league/${men}/statistics`],
    ['bracket', `/league/${named('Muungano')}/bracket`],
    ['team', `/team/${team}`],
    ['squad', `/team/${team}/players`],
    ['player', player],
    ['standings', '/standings'],
    ['search', '/search?q=mafunzo'],
    ['faq', '/faq'],
  ];
}

/**
 * The letters of every machine: those that the official papers are printed with. The line with the
 * cost of the visit comes a second after the page, and is left out.
 */
const FONTS = `
  @font-face { font-family: Pictured; src: url(/pictured/DejaVuSans.ttf) }
  @font-face { font-family: Pictured; font-weight: 600 900; src: url(/pictured/DejaVuSans-Bold.ttf) }
  @font-face { font-family: Narrow; font-weight: 400 900; src: url(/pictured/DejaVuSansCondensed-Bold.ttf) }
  :root { --font-sans: Pictured !important; --font-num: Narrow !important }
  [data-cost] { display: none }
  *, *::before, *::after { animation: none !important; transition: none !important }`;
const FONT_FOLDER = new URL('../../../node_modules/dejavu-fonts-ttf/ttf/', import.meta.url);

export async function openForm(
  browser: Browser,
  { screen, colorScheme }: Form,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...screen,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // For the letters alone.
    bypassCSP: true,
    timezoneId: 'Africa/Dar_es_Salaam',
  });
  await context.route('**/pictured/*.ttf', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
    return route.fulfill({ path: new URL(name, FONT_FOLDER).pathname });
  });
  // Nothing moves while the picture is taken.
  await context.route('**/api/v1/live*', (route) => route.abort());
  await context.clock.setFixedTime(PICTURED_AT);
  return context;
}

export async function takePicture(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.addStyleTag({ content: FONTS });
  await page.waitForFunction(hasAllParts);
  await page.evaluate(settle);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** The script has written its stars and put the list, with its style, in the place of the link to it. */
function hasAllParts(): boolean {
  const links = document.querySelectorAll<HTMLElement>('.list > .more-link:only-child');
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const isOpen = [...links].some(({ offsetWidth }) => offsetWidth > 0);
  return (
    !isOpen && !document.querySelector('.bell-place:empty') && [...sheets].every((it) => it.sheet)
  );
}

/**
 * Letters and pictures in sight are there. A strip was scrolled to its chosen item with the letters of the
 * machine, and on a slow machine not again with ours, which are narrower or wider.
 */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const inSight = [...document.images].filter((picture) => {
    const { width, top, bottom } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.all(inSight.map((picture) => picture.decode().catch(() => undefined)));
  for (const strip of document.querySelectorAll('.tabs, .pills, .days')) {
    const chosen = strip.querySelector('[aria-current], .today');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }
  scrollTo(0, 0);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}
