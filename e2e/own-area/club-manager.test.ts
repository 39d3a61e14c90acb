import type { Page } from '@playwright/test';
import { signInByScreen } from '../organise/arrange-by-screens.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

const PASSWORD = 'another long password';

async function changeShirt(page: Page, player: string, shirt: string) {
  await page.getByRole('button', { name: `Edit ${player}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number', { exact: true }).fill(shirt);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

test('an administrator names a manager of a club, who changes players of its teams and of no other', async ({
  office,
  call,
  wavu,
  browser,
}) => {
  const newClub = async (name: string) =>
    (await call('POST', '/clubs', { name, city: 'Moshi' })).id;
  const own = await newClub('Kibo');
  const other = await newClub('Meru');
  const newTeam = async (name: string, gender: string, club: string) => {
    const team = await call('POST', '/teams', { name, city: 'Moshi', coach: 'N/A', gender, club });
    const player = await call('POST', '/players', { fullName: `${name} Mmoja`, team: team.id });
    return { id: team.id as string, player: player.id as string };
  };
  await newTeam('Kibo Queens', 'Women', own);
  await newTeam('Kibo Stars', 'Men', own);
  const strange = await newTeam('Meru Queens', 'Women', other);
  const account = { email: 'baraka@example.org', password: PASSWORD };
  const facts = ['--email', account.email, '--name', 'Baraka', '--role', 'Fan'];
  await wavu.command('user', 'add', ...facts, '--password', PASSWORD);

  await office.goto('/admin/clubs');
  await office.getByRole('link', { name: 'View Kibo' }).click();
  await expect(office.getByText('No manager yet')).toBeVisible();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Add a manager' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Person').selectOption({ label: 'Baraka (baraka@example.org)' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(office.getByRole('listitem').filter({ hasText: 'Baraka' })).toBeVisible();

  const page = await (await browser.newContext({ baseURL: wavu.url })).newPage();
  await page.goto('/sign-in');
  await signInByScreen(page, account);
  await expect(page).toHaveURL(/\/coach$/);
  await expectAccessible(page);
  for (const team of ['Kibo Queens', 'Kibo Stars']) {
    await page.goto('/coach');
    await page.getByRole('link', { name: new RegExp(`^${team}`) }).click();
    await expect(page.getByRole('heading', { name: team })).toBeVisible();
    await changeShirt(page, `${team} Mmoja`, '9');
    await expect(page.getByRole('listitem').filter({ hasText: `${team} Mmoja` })).toContainText(
      '9',
    );
  }
  await page.goto('/coach');
  await page.getByRole('link', { name: 'Kibo', exact: true }).click();
  await page.getByRole('button', { name: 'Change the club' }).click();
  await page.getByLabel('Contact').fill('+255 712 000 111');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('+255 712 000 111')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/coach/team/${strange.id}`);
  await expect(page.getByText(/You are signed in as Baraka\./)).toBeVisible();
  const changed = await page.request.patch(`/api/v1/players/${strange.player}`, {
    data: { jerseyNumber: 9 },
    headers: { origin: wavu.url },
  });
  expect(changed.status()).toBe(403);

  await office.getByRole('button', { name: 'Remove Baraka' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(office.getByText('Manager removed.')).toBeVisible();
  await page.goto('/coach');
  await expect(page.getByRole('link', { name: /^Kibo/ })).toHaveCount(0);
});
