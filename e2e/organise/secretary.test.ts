import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import type { Wavu } from '../support/wavu.ts';
import { signInByScreen } from './arrange-by-screens.ts';

const SEASON = { type: 'League', startsAt: '2027-01-09', location: 'Mwanza', partner: 'N/A' };
const PASSWORD = 'another long password';

async function addFan(wavu: Wavu, name: string) {
  const email = `${name}@example.org`.toLowerCase();
  const facts = ['--email', email, '--name', name, '--role', 'Fan', '--password', PASSWORD];
  await wavu.command('user', 'add', ...facts);
  return { email, password: PASSWORD };
}

async function pageOf(browser: Browser, wavu: Wavu): Promise<Page> {
  const context = await browser.newContext({ baseURL: wavu.url });
  return context.newPage();
}

test('an administrator names a secretary, who runs the league and nothing else until removed', async ({
  office,
  call,
  wavu,
  browser,
}) => {
  const own = await call('POST', '/leagues', { ...SEASON, name: 'Ligi ya Mkoa' });
  const other = await call('POST', '/leagues', { ...SEASON, name: 'Ligi ya Taifa' });
  const teams: string[] = [];
  for (const name of ['Kibo', 'Meru']) {
    const team = { name, city: 'Mwanza', coach: 'N/A', gender: 'Men' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  const fixture = { team1: teams[0], team2: teams[1], matchDate: '2027-01-10', matchTime: '16:00' };
  const match = await call('POST', '/matches', { ...fixture, matchType: own.id });
  const elsewhere = await call('POST', '/matches', { ...fixture, matchType: other.id });
  const account = await addFan(wavu, 'Zawadi');

  await office.goto(`/admin/viewLeagues/${own.id}`);
  await office.getByRole('link', { name: 'Secretaries' }).click();
  await expect(office.getByText('Only administrators run this league so far.')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Add a secretary' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Person').selectOption({ label: 'Zawadi (zawadi@example.org)' });
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(office.getByRole('listitem').filter({ hasText: 'Zawadi' })).toBeVisible();

  const page = await pageOf(browser, wavu);
  await page.goto('/sign-in');
  await signInByScreen(page, account);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const menu = page.getByRole('navigation', { name: 'Administration', exact: true });
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Matches',
    'Leagues',
    'Day desk',
    'Office messages',
    'Help',
  ]);
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Leagues' }).click();
  await expect(page.getByRole('heading', { name: 'Ligi ya Mkoa' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ligi ya Taifa' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New league' })).toHaveCount(0);

  await page.goto(`/admin/matchView/${match.id}`);
  await page.getByRole('button', { name: 'Postpone' }).click();
  await expect(page.getByText('Match is: postponed', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const refused = page.getByRole('alert');
  await page.goto(`/admin/matchView/${elsewhere.id}`);
  // Of the reads of the page the first refusal is shown: that of the office, or that of the table.
  await expect(refused).toContainText(
    /You are signed in as Zawadi\. This needs .*a secretary of (?:this|its) league, or an administrator\./,
  );
  await expectAccessible(page);
  await page.goto('/admin/users');
  await expect(refused).toContainText('You are signed in as Zawadi. This needs an administrator.');
  await refused.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto(`/sw/admin/matchView/${elsewhere.id}`);
  await expect(refused).toContainText(/Umeingia kama Zawadi\. Hili linahitaji .*katibu wa ligi/);

  await page.goto(`/admin/viewLeagues/${own.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Location').fill('Geita');
  await office.getByRole('button', { name: 'Remove Zawadi' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(office.getByText('Only administrators run this league so far.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'This needs a secretary of this league, or an administrator.',
  );
  await page.goto('/admin/leagues');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await expect(page.getByText(/^You are signed in as Zawadi\. That page needs/)).toBeVisible();
  await page.context().close();
});

test('a fan who opens the administration is told what is missing, not given a blank form', async ({
  wavu,
  browser,
}) => {
  const account = await addFan(wavu, 'Neema');
  const page = await pageOf(browser, wavu);
  await signIn(page.context(), wavu, account);
  await page.goto('/admin/leagues');
  await expect(page.getByText(/^You are signed in as Neema\. That page needs/)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use another account' })).toBeVisible();
  await page.context().close();
});
