import type { Page } from '@playwright/test';
import { arrangeMatch, takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';
import { startWavu } from '../support/wavu.ts';

test.use({ javaScriptEnabled: false });

/** A phone shows all columns of a table, and what they mean, when it is asked to. */
async function expectAllColumns(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  const lost = page.locator('.standings').first().locator('th.md').first();
  await expect(lost).toBeHidden();
  const details = page.getByText('All columns, and what they mean').first();
  expect((await details.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await details.click();
  await expect(lost).toBeVisible();
  await expect(page.getByText('PR: Ratio of rally points').first()).toBeVisible();
  await details.click();
  await expect(lost).toBeHidden();
  await page.setViewportSize(size);
}

/** Follows a link and comes to a page that stands. */
async function follow(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('main')).toBeVisible();
}

test('filters, days, calendar, tabs, search, languages and the panel need no JavaScript', async ({
  page,
  call,
  context,
}, { project }) => {
  const match = await arrangeMatch(call);
  const row = page.locator(`li[data-match="${match.id}"]`);
  await context.clearCookies();

  await page.goto('/');
  await expect(row).toBeVisible();
  await page.locator('.pills').getByRole('link', { name: 'Live' }).click();
  await expect(page).toHaveURL(/status=Live/);
  await expect(row).toHaveCount(0);
  await page.locator(`.days a[href$="date=${match.matchDate}"]`).click();
  await expect(page).toHaveURL(new RegExp(`date=${match.matchDate}`));
  await expect(row).toBeVisible();

  const calendar = page.getByRole('region', { name: 'Calendar' });
  await page.getByRole('link', { name: 'Calendar' }).click();
  const month = await calendar.getByRole('heading').textContent();
  await calendar.getByRole('link', { name: 'Next month' }).click();
  await expect(calendar.getByRole('heading')).not.toHaveText(month!);
  await calendar.getByRole('link', { name: 'Previous month' }).click();
  await expect(calendar.getByRole('heading')).toHaveText(month!);
  await calendar.locator(`a[href$="date=${match.matchDate}"]`).click();
  await expect(row).toBeVisible();

  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(match.id));
  await expect(page.getByText('Uwanja wa Ndani').first()).toBeVisible();
  for (const [tab, address] of [
    ['Standings', /standings$/],
    ['Details', new RegExp(`right/${match.id}$|/${match.id}$`)],
  ] as const) {
    await page.locator('.tabs').getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(address);
  }

  await follow(page, 'Search');
  await page.getByRole('searchbox').fill(match.team1.name.replace('Nyota', 'Nyot'));
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await follow(page, match.team1.name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(match.team1.name);

  if (project.name === 'phone') {
    await page.locator('.more > summary').click();
    await page.locator('.more').getByRole('link', { name: 'Grounds' }).click();
    await expect(page).toHaveURL(/grounds$/);
  }
  await page.locator('a.language-link').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.locator('.js').first()).toBeHidden();
});

test('every tab of leagues, teams and players opens, and the theme follows the system', async ({
  page,
}) => {
  const wavu = await startWavu({ env: { DEMO: 'on' } });
  try {
    await page.goto(`${wavu.url}/leagues`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^TVNL .* Men/ })
      .click();
    await openEach(page, '.tabs', 7);
    await page.locator('.tabs').getByRole('link', { name: 'Standings' }).click();
    // The tabs before the chosen one stay in sight.
    await expect(page.locator('.tabs [aria-current]')).toHaveText('Standings');
    const chosen = await page.locator('.tabs [aria-current]').boundingBox();
    expect(chosen?.x).toBeGreaterThan(60);
    await openEach(page, '.pills', 4);
    await page.locator('.pills a').first().click();
    await expect(page.locator('.pills a').first()).toHaveAttribute('aria-current', 'page');
    await expectPlacesOfGroups(page);
    await expectAllColumns(page);
    await page.locator('.standings a').first().click();
    await expect(page).toHaveURL(/\/team\//);
    await openEach(page, '.tabs', 6);
    await page.locator('.tabs').getByRole('link', { name: 'Players' }).click();
    await page.locator('main a[href*="/player-profile/"]').first().click();
    await openEach(page, '.tabs', 3);

    await page.goto(`${wavu.url}/sw/fixtures`);
    await openEach(page, '.places', 3);
    await page.locator('.places a').first().click();
    await openEach(page, '.pills:not(.places)', 2);
    await page.locator('main a[href*="cursor="]').click();
    await expect(page.locator('main .row').first()).toBeVisible();

    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    await page.emulateMedia({ colorScheme: 'light' });
    const day = await ink();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ink()).not.toBe(day);
  } finally {
    await wavu.remove();
  }
});

/** From a league in groups: the page of all tables and a match of it rank inside the groups, too. */
async function expectPlacesOfGroups(page: Page): Promise<void> {
  const own = page.url();
  const league = await page.getByRole('heading', { level: 1 }).innerText();
  const firstPlaces = (part: string) =>
    page
      .locator(`${part} tbody tr`)
      .filter({ has: page.locator('td:first-child', { hasText: /^1(?!\d)/ }) });
  await expect(firstPlaces('main')).toHaveCount(2);

  await page.goto(new URL('/standings', own).href);
  const section = page.locator('main > section', { has: page.getByRole('link', { name: league }) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Group A', 'Group B']);

  await page.goto(own.replace('standingList', 'resultList'));
  await page.locator('main .row a').first().click();
  for (const [tab, address] of [
    ['H2H', /h2h$/],
    ['Group', /group$/],
    ['Standings', /standings$/],
  ] as const) {
    await page.locator('.tabs').getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(address);
  }
  await expect(firstPlaces('main .standings')).toHaveCount(2);
  await expect(page.locator('.standings').first().locator('.marked')).toHaveCount(2);
  await page.goto(own);
}

/** Every link of a row of links opens a page that marks it as the open one. */
async function openEach(page: Page, row: string, least: number): Promise<void> {
  const links = page.locator(row).getByRole('link');
  await expect(links.nth(least - 1)).toBeAttached();
  const count = await links.count();
  for (let at = 0; at < count; at += 1) {
    await links.nth(at).click();
    await expect(links.nth(at)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main')).toBeVisible();
  }
}

test('a page with a live match is read anew each minute, others are not', async ({
  page,
  call,
}) => {
  const refresh = page.locator('head meta[http-equiv="refresh"]');
  const match = await arrangeMatch(call);
  await page.goto(`/right/${match.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(refresh).toHaveCount(0);
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  for (const address of [`/right/${match.id}`, `/${match.id}`, '/', '/sw/fixtures']) {
    await page.goto(address);
    await expect(refresh).toHaveAttribute('content', '60');
  }
  await page.goto('/leagues');
  await expect(refresh).toHaveCount(0);
});

test('pages that need JavaScript say it in both languages, and no search engine lists them', async ({
  page,
}) => {
  const notice = page.locator('noscript p');
  for (const address of ['/sign-up', '/sign-in', '/account', '/admin']) {
    await page.goto(address);
    await expect(notice).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await notice.innerText()).toContain('This page needs JavaScript.');
    await page.goto(`/sw${address}`);
    expect(await notice.innerText()).toContain('Ukurasa huu unahitaji JavaScript.');
  }
  await page.goto('/teams');
  await expect(notice).toHaveCount(0);
});

test('texts of leagues are in the language of the page alone', async ({ page }) => {
  const wavu = await startWavu({ env: { DEMO: 'on' } });
  try {
    for (const [address, own, other] of [
      ['/league-about', 'the clubs exist', 'vilabu vipo'],
      ['/sw/league-about', 'vilabu vipo', 'the clubs exist'],
    ] as const) {
      await page.goto(wavu.url + address);
      const text = await page.locator('main').innerText();
      expect(text).toContain(own);
      expect(text).not.toContain(other);
    }
  } finally {
    await wavu.remove();
  }
});

test('each page with times of matches says once that they are East African', async ({ page }) => {
  const wavu = await startWavu({ env: { DEMO: 'on' } });
  const read = async (path: string) => {
    const answer = await page.request.get(`${wavu.url}/api/v1/${path}`);
    return (await answer.json()).items[0];
  };
  try {
    const planned = await read('matches?status=not%20started&limit=1');
    const [player, ground] = [
      await read(`players?team=${planned.team1.id}&limit=1`),
      await read('venues?limit=1'),
    ];
    for (const address of [
      '/',
      '/fixtures',
      '/tournament',
      `/league/${planned.league.id}/fixturesList`,
      `/team/${planned.team1.id}`,
      `/player-profile/${player.id}/matches`,
      '/grounds',
      `/grounds/${ground.id}`,
      `/${planned.id}`,
    ]) {
      for (const language of ['', '/sw']) {
        const html = await (await page.request.get(wavu.url + language + address)).text();
        const zones = html.replace(/<(script|style|head).*?<\/\1>/gs, '').match(/\bEAT\b/g) ?? [];
        expect([language + address, zones]).toEqual([language + address, ['EAT']]);
      }
    }
  } finally {
    await wavu.remove();
  }
});

test('the title of home names its day or its filter', async ({ page }) => {
  for (const [address, title] of [
    ['/', /^Live volleyball scores/],
    ['/?status=Live', /^(?!Live volleyball scores)/],
    ['/?date=2026-11-20', /20 November 2026/],
    ['/sw?date=2026-11-20', /20 Novemba 2026/],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  }
});

test('feedback is sent and confirmed without JavaScript', async ({ page }) => {
  await page.goto('/sw/feedback');
  await page.locator('textarea').fill('Ujumbe mrefu.');
  await page.locator('input[name=email]').fill('shabiki@nyumbani');
  await page.locator('main form button').click();
  await expect(page.locator('textarea')).toHaveValue('Ujumbe mrefu.');
  await page.locator('input[name=email]').fill('');
  await page.locator('textarea').fill('Hongera kwa tovuti nzuri.');
  await page.locator('main form button').click();
  await expect(page).toHaveURL(/\/sw\/feedback\?sent=/);
  await expect(page.getByRole('status').filter({ hasText: 'Asante' })).toBeVisible();
});
