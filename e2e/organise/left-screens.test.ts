import { account } from '#app/messages/sw/account/account.ts';
import { admin } from '#app/messages/sw/admin/admin.ts';
import { guide } from '#app/messages/sw/admin/guide.ts';
import { imports } from '#app/messages/sw/admin/imports.ts';
import { expectAccessible } from '../support/accessible.ts';
import { arrangeFriendly } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

const FILE = { name: 'ratiba.csv', mimeType: 'text/csv', buffer: Buffer.from('date,team1,team2') };

test('leaving an unsaved file, plan or score asks first', async ({ office: page, call }) => {
  const match = await arrangeFriendly(call);
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya Mkoa',
    type: 'League',
    startsAt: '2027-01-01',
    location: 'Moshi',
    partner: 'N/A',
  });
  for (const { id } of [match.team1, match.team2]) {
    await call('POST', `/leagues/${league.id}/teams/${id}`);
  }
  const dialog = page.getByRole('dialog');
  const forms: [address: string, open: string, enter: () => Promise<unknown>][] = [
    [
      `/admin/viewLeagues/${league.id}/fixturesList`,
      imports.titles.fixtures,
      () => dialog.locator('[type=file]').setInputFiles(FILE),
    ],
    [
      `/admin/viewLeagues/${league.id}/fixturesList`,
      admin.generate,
      () => dialog.locator('[name=startDate]').fill('2027-05-01'),
    ],
    [
      `/admin/matchView/${match.id}`,
      admin.setScore,
      () => dialog.locator('[name=team1Score]').fill('25'),
    ],
  ];
  for (const [address, open, enter] of forms) {
    await page.goto(`/sw${address}`);
    await page.getByRole('button', { name: open }).click();
    // Some dialogs are loaded when they are opened.
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog, `${open}: nothing is lost`).toHaveCount(0);
    await page.getByRole('button', { name: open }).click();
    await enter();
    const goOn = dialog.getByRole('button', { name: guide.goOn });
    for (const leave of [
      () => dialog.getByRole('button', { name: admin.close }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await leave();
      await expect(dialog.getByText(guide.notSavedYet)).toBeInViewport();
      await expect(goOn).toBeFocused();
      await goOn.click();
      await expect(goOn).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: guide.discard }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('leaving unsaved settings asks first', async ({ office: page }) => {
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Add link (Social links)' }).click();
  const name = page.getByLabel('Social links, link 1: Name').last();
  await name.fill('Wavu TV');
  const address = page.getByLabel('Postal address');
  await address.fill('S.L.P. 7');
  const menu = page.getByRole('navigation', { name: 'Administration' });
  const question = page.getByRole('alertdialog', { name: 'Your entries are not saved yet.' });
  await menu.getByRole('link', { name: 'Teams', exact: true }).click();
  await expect(question).toBeInViewport();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(address).toHaveValue('S.L.P. 7');
  await page.getByLabel('Social links, link 1: Address').last().fill('https://wavu.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await menu.getByRole('link', { name: 'Teams', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Teams/ })).toBeVisible();
});

test('the administration stays open and reports a missing network', async ({
  office: page,
  context,
}) => {
  await page.goto('/sw/admin/teams');
  const menu = page.getByRole('navigation', { name: admin.menu });
  const leagues = menu.getByRole('link', { name: admin.leagues, exact: true });
  await leagues.waitFor();
  await context.setOffline(true);
  const problem = page.getByText(account.unreachable).last();
  for (const link of [leagues, page.locator('.admin-brand .bar-brand')]) {
    await link.click();
    await expect(problem).toBeInViewport();
    await expect(page).toHaveURL(/\/sw\/admin\/teams$/);
    await expect(page.getByRole('button', { name: admin.newTeam })).toBeVisible();
  }
  await expectAccessible(page);
  await context.setOffline(false);
  await leagues.click();
  await expect(page).toHaveURL(/\/sw\/admin\/leagues$/);
});
