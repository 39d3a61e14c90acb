import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { expect, newAddress, registerByScreens, test } from '../support/account-journey.ts';
import { apiOf } from '../support/call-api.ts';
import { signIn } from '../support/sign-in.ts';

test('a partner signs up, is linked by an administrator and sees fixtures and analytics', async ({
  page,
  browser,
  wavu,
  relay,
  admin,
}) => {
  const office = await browser.newContext({ baseURL: wavu.url });
  await signIn(office, wavu, admin);
  const call = apiOf(office.request, wavu);
  const partner = await call('POST', '/partners', { name: 'Benki' });
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya Benki',
    type: 'League',
    startsAt: '2026-01-09',
    location: 'Moshi',
    partner: partner.id,
  });
  const town = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const team1 = (await call('POST', '/teams', { ...town, name: 'Kibo' })).id;
  const team2 = (await call('POST', '/teams', { ...town, name: 'Mawenzi' })).id;
  for (const id of [team1, team2]) await call('POST', `/leagues/${league.id}/teams/${id}`);
  const matchDate = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const match = await call('POST', '/matches', {
    team1,
    team2,
    matchType: league.id,
    matchDate,
    matchTime: '16:00',
  });

  const email = newAddress('mdau');
  await registerByScreens(page, relay, email);
  await page.getByRole('button', { name: 'Partner' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/partner');
  await expect(page.getByText('You are not entered as the partner of a league yet.')).toBeVisible();
  await expectAccessible(page);

  const adminPage = await office.newPage();
  await adminPage.goto('/admin/partners?q=benki');
  await adminPage.getByRole('button', { name: 'Edit Benki' }).click();
  const account = adminPage.getByLabel('Account');
  await expect(account.getByRole('option', { name: email })).toBeAttached();
  const label = await account.getByRole('option', { name: email }).textContent();
  await account.selectOption({ label: label! });
  await adminPage.getByRole('button', { name: 'Save' }).click();
  await expect(adminPage.getByText('Partner saved.')).toBeVisible();

  await page.goto('/partner');
  await expect(page.getByText('Nobody has opened a page of this league')).toBeVisible();
  // A browser that says that it is headless is a program, and not counted.
  const userAgent = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  const fan = await (await browser.newContext({ baseURL: wavu.url, userAgent })).newPage();
  for (const path of [`/league/${league.id}`, `/sw/league/${league.id}`, `/right/${match.id}`]) {
    await fan.goto(path);
  }
  await page.reload();
  const sum = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(sum('League pages').getByRole('definition')).toHaveText('2');
  await expect(sum('Match pages').getByRole('definition')).toHaveText('1');
  await expect(page.getByRole('img', { name: /^3 page views in 30 days; most on/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kibo – Mawenzi' })).toBeVisible();
  await page.getByText('Day by day').click();
  const cells = await page.getByRole('table').getByRole('cell').allInnerTexts();
  const sumOf = (column: number) =>
    cells.filter((_, at) => at % 3 === column).reduce((sum, text) => sum + Number(text), 0);
  expect([sumOf(0), sumOf(1)], 'of all days').toEqual([2, 1]);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/Ligi ya Benki,2,1,\d/);
  await page.getByRole('link', { name: 'Standings' }).click();
  await expect(page).toHaveURL(new RegExp(`/league/${league.id}/standingList`));
  await fan.context().close();
  await office.close();
});
