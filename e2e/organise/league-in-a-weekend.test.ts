import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible as expectAccessibleHere } from '../support/accessible.ts';
import { countClicks } from '../support/count-clicks.ts';
import { expect, test } from '../support/journey.ts';
import { addAdmin, signIn } from '../support/sign-in.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';
import { signInByScreen } from './arrange-by-screens.ts';

const CITIES = ['Dodoma', 'Arusha', 'Mwanza', 'Tanga'];
const TEAMS = Array.from({ length: 12 }, (_, at) => `Timu ${String(at + 1).padStart(2, '0')}`);

/** The spreadsheet of a secretary before the league begins. */
const TEAM_SHEET = [
  'name,gender,city',
  ...TEAMS.map((name, at) => `${name},Women,${CITIES[at % 4]}`),
].join('\n');
const PLAYER_SHEET = [
  'fullName,team,jerseyNumber,position',
  ...TEAMS.flatMap((team) =>
    Array.from({ length: 6 }, (_, at) => `Mchezaji ${at + 1} wa ${team},${team},${at + 1},Setter`),
  ),
].join('\n');

function sheet(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

// The second journey goes on where the first has ended.
test.describe.configure({ mode: 'serial' });

let wavu: Wavu;

test.beforeAll(async () => {
  // An installation of its own: nothing is there but an account.
  wavu = await startWavu();
});

test.afterAll(async () => {
  await wavu?.remove();
});

/** From the top: what has scrolled half under the head is no target to judge. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleHere(page);
}

async function importList(
  page: Page,
  kind: string,
  name: string,
  text: string,
  confirmation: string,
) {
  await page.getByRole('button', { name: `Import ${kind}` }).click();
  await page.getByLabel('CSV or Excel file').setInputFiles(sheet(name, text));
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(confirmation)).toBeVisible();
  await page.getByRole('button', { name: 'Import these' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a league of twelve teams in two groups is set up from nothing to its first result', async ({
  page,
}) => {
  const account = await addAdmin(wavu, 'katibu@example.org');
  const clicks = await countClicks(page);
  const begun = Date.now();
  await page.goto(`${wavu.url}/sign-in`);
  await signInByScreen(page, account);
  await page.getByRole('navigation').getByRole('link', { name: 'Leagues', exact: true }).click();
  await page.getByRole('button', { name: 'New league' }).click();
  await page.getByLabel('Name').fill('Ligi ya Wilaya');
  await page.getByLabel('Type').selectOption('Tournament');
  await page.getByLabel('Location').fill('Uwanja wa Ndani');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Manage League Ligi ya Wilaya' }).click();

  const tabs = page.getByRole('navigation', { name: 'About this league' });
  await tabs.getByRole('link', { name: 'Teams' }).click();
  await importList(page, 'teams', 'timu.csv', TEAM_SHEET, '12 new, 0 changed.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Timu 12' })).toBeVisible();
  await importList(page, 'players', 'wachezaji.csv', PLAYER_SHEET, '72 new, 0 changed.');
  await expectAccessible(page);

  await tabs.getByRole('link', { name: 'Fixtures' }).click();
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Format').selectOption('groups');
  await dialog.getByLabel('Teams that advance').selectOption('2');
  await dialog.getByLabel('Dates and courts').selectOption('courts');
  await dialog.getByLabel('Courts', { exact: true }).fill('200');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('At most 20.')).toBeVisible();
  await dialog.getByLabel('Courts', { exact: true }).fill('2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  // A plan is read from its beginning, however long it is.
  await expect(dialog.getByRole('heading', { name: '33 fixtures' })).toBeInViewport();
  await expect(dialog.getByText('No clashes.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make and publish' }).click();
  await expect(page.getByText('30 matches created, 3 wait for their teams.')).toBeVisible();
  await expect(page.getByText('1st of A – 2nd of B').first()).toBeVisible();

  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  for (const set of ['1', '2', '3']) {
    await page.getByRole('button', { name: 'Set score' }).click();
    await page.getByLabel('Set', { exact: true }).selectOption(set);
    await page
      .getByLabel(/^Score of /)
      .first()
      .fill('25');
    await page
      .getByLabel(/^Score of /)
      .last()
      .fill('20');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText(/Wins \(3 - 0\)/)).toBeVisible();

  const minutes = (Date.now() - begun) / 60_000;
  const count = await clicks.count();
  test.info().annotations.push({ type: 'clicks', description: `${count}` });
  test.info().annotations.push({ type: 'minutes', description: minutes.toFixed(1) });
  expect(count, 'a weekend is short').toBeLessThan(80);

  await page.goto(`${wavu.url}/leagues`);
  await page.getByRole('link', { name: 'Ligi ya Wilaya' }).first().click();
  const final = page.locator('.waiting', { hasText: 'Winner of Semi-final 1' });
  await expect(final).toContainText('Uwanja wa Ndani');
  await expectAccessible(page);
  const [day] = (await final.locator('time').getAttribute('datetime'))!.split('T');
  for (const list of ['tournament', 'fixtures', '']) {
    await page.goto(`${wavu.url}/${list}?month=${day!.slice(0, 7)}#calendar`);
    if (list === '') await page.locator(`.calendar a[data-full][href$="date=${day}"]`).click();
    await expect(final).toBeVisible();
    await expectAccessible(page);
  }
  await final.getByRole('link').click();
  await expect(page).toHaveURL(/\d\/league\/[^/]+\/bracket$/);
});

test('a match is moved by keyboard and back, and a table is exported', async ({
  page,
  context,
}) => {
  const account = await addAdmin(wavu, 'kalenda@example.org');
  await signIn(context, wavu, account);
  await page.goto(`${wavu.url}/admin/leagues`);
  await page.getByRole('link', { name: 'Manage League Ligi ya Wilaya' }).first().click();
  await page.getByRole('link', { name: 'Calendar' }).click();
  const final = page.getByRole('button', { name: /^Winner of Semi-final 1/ });
  // A pointer that rests on the board would be over a place.
  await page.mouse.move(0, 0);
  await final.press('Enter');
  await expect(page.getByText('Choose its new place.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Fits here.')).toBeVisible();
  await expectAccessible(page);
  const before = await page
    .getByRole('row')
    .filter({ has: final })
    .getByRole('rowheader')
    .innerText();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('row', { name: new RegExp(`^${before}`) }).filter({ has: final }),
  ).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Undo the last move' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(`^${before}`) }).filter({ has: final }),
  ).toHaveCount(1);

  await page.getByRole('link', { name: 'Standings' }).click();
  await page.getByText('Export').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV Standings' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(14);
  expect(text).toContain('A,1,');
});
