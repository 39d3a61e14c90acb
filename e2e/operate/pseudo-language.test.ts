import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { accountRoutes } from '../../app/routes/account/routes.ts';
import { adminRoutes } from '../../app/routes/admin/routes.ts';
import { publicRoutes } from '../../app/routes/public/routes.ts';
import { LANGUAGE_NAMES, PSEUDO_LANGUAGE } from '../../contract/language.ts';
import { plainWords } from '../support/plain-words.ts';
import { pressEveryButton } from '../support/press-buttons.ts';
import { startPseudoSite } from '../support/pseudo-site.ts';
import { type Account, signIn } from '../support/sign-in.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';

const HOME = `/${PSEUDO_LANGUAGE}`;
/**
 * Brands, licences, kinds of files, languages by their own names, Roman numbers of a court's zones, and `MAX`: a
 * ratio without a lost point, as official tables print it.
 */
const SAME_EVERYWHERE = [
  ...Object.values(LANGUAGE_NAMES),
  'Wavu',
  'JSON',
  'PDF',
  'CSV',
  'CC',
  'BY',
  'ODbL',
  'MAX',
  'II',
  'III',
  'IV',
  'VI',
  'Instagram',
  'TikTok',
  'Facebook',
  'WhatsApp',
  'Chrome',
  'Linux',
];
/** The demonstration's names for its rounds: it counts them by that name. */
const OF_DEMONSTRATION = ['Demo'];

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/;

let site: Wavu;
let ids: Record<string, string[]>;

test.describe.configure({ timeout: 0 });
test.use({ trace: 'off' });
test.beforeAll(async () => {
  test.setTimeout(0);
  site = await startPseudoSite();
  ids = await findIds();
});
test.afterAll(() => site?.remove());

type Listed = { items: { id: string }[] };

/** Of each noun a few, and matches of every kind. */
async function findIds(): Promise<Record<string, string[]>> {
  async function listed(call: string): Promise<string[]> {
    const answer = await fetch(`${site.url}/api/v1/${call}`);
    return ((await answer.json()) as Listed).items.map(({ id }) => id);
  }
  const each = await Promise.all(
    ['Live', 'ended', 'not started'].map((status) =>
      listed(`matches?limit=2&status=${encodeURIComponent(status)}`),
    ),
  );
  const few = async (noun: string) => (await listed(noun)).slice(0, 3);
  return {
    match: each.flat(),
    league: (await listed('leagues')).slice(0, 5),
    team: await few('teams'),
    'player-profile': await few('players'),
    grounds: await few('venues'),
    news: await few('news'),
  };
}

/** Every address of a table of routes, with a few things of each noun in the place of `:id`. */
function addressesOf(routes: readonly RouteConfigEntry[], base = ''): string[] {
  return routes.flatMap(({ path, children, index }) => {
    const address = path === undefined ? base : `${base}/${path}`;
    if (children) return addressesOf(children, address);
    if (index) return [address];
    if (address.endsWith('*')) return [address.replace('*', '99')];
    return address.includes(':id')
      ? idsFor(address).map((id) => address.replace(':id', id))
      : [address];
  });
}

const NOUNS: readonly [RegExp, string][] = [
  [/\/(league|viewLeagues)\/:id/, 'league'],
  [/\/(team|viewTeam)\/:id/, 'team'],
  [/\/player-profile\/:id/, 'player-profile'],
  [/\/grounds\/:id/, 'grounds'],
  [/\/news\/:id/, 'news'],
];

function idsFor(address: string): string[] {
  const [, noun] = NOUNS.find(([pattern]) => pattern.test(address)) ?? [];
  return ids[noun ?? 'match']!;
}

/**
 * The words without accents of each address, and, where `pressed` is given, of all that its buttons open:
 * a button of one name is pressed once.
 */
async function englishOn(
  page: Page,
  addresses: readonly string[],
  pressed?: Set<string>,
): Promise<string[]> {
  const found = new Map<string, string>();
  for (const address of addresses) {
    const read = async () => {
      for (const words of await plainWords(page, [...SAME_EVERYWHERE, ...OF_DEMONSTRATION])) {
        if (!found.has(words)) found.set(words, address);
      }
    };
    await open(page, address);
    await read();
    if (pressed) await pressEveryButton(page, pressed, read);
  }
  return [...found].map(([words, address]) => `${address}: ${words}`);
}

async function open(page: Page, address: string): Promise<void> {
  for (;;) {
    const answer = await page.goto(site.url + address);
    if (answer?.status() !== 429) break;
    await pause(1000);
  }
  await page.locator('main').first().waitFor();
  await page.waitForFunction(() => document.querySelector('h1, form, main button') !== null);
}

test('no public page shows English in another language', async ({ page }) => {
  const addresses = addressesOf(publicRoutes(PSEUDO_LANGUAGE));
  expect(addresses.length).toBeGreaterThan(100);
  const more = ['?status=Live', '?month=2026-12', '/teams?view=table', '/search?q=77'];
  const found = await englishOn(page, [...addresses, ...more.map((item) => HOME + item)]);
  expect(found).toEqual([]);
});

test('no page of the administration shows English in another language', async ({
  page,
  context,
}) => {
  await signIn(context, site, await addAdministrator());
  // The page of components names colours by their tokens, and shows samples of names.
  const addresses = addressesOf(adminRoutes(PSEUDO_LANGUAGE))
    .filter(isFirstOfItsKind)
    .filter((address) => !address.endsWith('/admin/style'));
  expect(addresses.length).toBeGreaterThan(20);
  const pressed = new Set<string>();
  expect(await englishOn(page, addresses, pressed)).toEqual([]);
  expect(pressed.size).toBeGreaterThan(30);
});

test('no page of accounts shows English in another language', async ({ page, context }) => {
  const addresses = addressesOf(accountRoutes(PSEUDO_LANGUAGE)).filter((it) => !it.includes(':'));
  const pressed = new Set<string>();
  const signedOut = await englishOn(page, addresses, pressed);
  await signIn(context, site, await addAdministrator());
  const signedIn = await englishOn(page, [`${HOME}/account`], new Set());
  expect([...signedOut, ...signedIn]).toEqual([]);
});

test('no page of scoring shows English in another language', async ({ page }) => {
  const pressed = new Set<string>();
  const [live = ''] = ids.match ?? [];
  const pages = ['/score', '/score/practice', `/score/${live}`];
  const found = await englishOn(
    page,
    pages.map((item) => HOME + item),
    pressed,
  );
  expect(found).toEqual([]);
  expect(pressed.size).toBeGreaterThan(10);
});

/** Of each page one: forms and lists are the same for every team. */
function isFirstOfItsKind(address: string, at: number, all: readonly string[]): boolean {
  const kindOf = (path: string) => path.replace(ID, ':id');
  return all.findIndex((candidate) => kindOf(candidate) === kindOf(address)) === at;
}

let administrators = 0;

async function addAdministrator(): Promise<Account> {
  administrators += 1;
  const account = {
    email: `admin${administrators}@example.org`,
    password: 'a long enough password',
  };
  const named = ['--name', 'Åšĥå', '--role', 'admin', '--password', account.password];
  await site.command('user', 'add', '--email', account.email, ...named);
  return account;
}

test('the accented language is for development only', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).toContain('hreflang="sw"');
  expect(sitemap).not.toContain(PSEUDO_LANGUAGE);
  const page = await (await fetch(`${site.url}/teams`)).text();
  expect(page).toContain('hrefLang="sw"');
  expect(page).not.toMatch(/<link[^>]*en-XA/);
  const wavu = await startWavu();
  const answer = await fetch(wavu.url + HOME);
  await wavu.remove();
  expect(answer.status).toBe(404);
});
