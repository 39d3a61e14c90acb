import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { createLeague, openAdmin, signInByScreen } from './arrange-by-screens.ts';

test('teams, groups and a roster are typed in line by line, without a file', async ({
  page,
  admin,
}) => {
  await page.goto('/sign-in');
  await signInByScreen(page, admin);
  await createLeague(page, 'Ligi ya mistari');
  await page.getByRole('link', { name: 'Manage League Ligi ya mistari' }).click();
  await page.getByRole('link', { name: 'Add teams to the league' }).click();
  await page.getByRole('button', { name: 'Type in teams' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  const teams = `*Kundi A*\n1. Ilemela, Mwanza\n2. Kwimba\nKundi B:\n- Magu`;
  await dialog.getByLabel('Teams, one on each line').fill(teams);
  await expect(dialog.getByText('Kundi A: Ilemela (Mwanza) · Kwimba')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('3 teams saved.')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'About this league' });
  await tabs.getByRole('link', { name: 'Groups' }).click();
  await expect(page.getByRole('heading', { name: 'Kundi B' })).toBeVisible();
  await page.getByRole('link', { name: 'Kwimba' }).click();

  await page.getByRole('button', { name: 'Type in players' }).click();
  const list = dialog.getByLabel('Players, one on each line');
  await list.fill('7 Asha Said, Libero\n\n07 Neema Juma');
  await expect(dialog.getByText('Line 3: number 7 is on line 1 already')).toBeInViewport();
  await expectAccessible(page);
  await list.fill('7 Asha Said, Libero\n\n700 Neema Juma');
  await expect(dialog.getByText('is on line 1 already')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Line 3: a shirt number is 0 to 99')).toBeVisible();
  await expectAccessible(page);
  const tooLong = `11 ${'Baraka wa Nyanda za Juu Kusini Magharibi '.repeat(2)}K`;
  await list.fill(`7 Asha Said, Libero\n\n70 Neema Juma\n${tooLong}`);
  await expect(dialog.getByText('Line 3: a shirt number is 0 to 99')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: '7 · Asha Said' })).toBeVisible();
  await expect(page.getByRole('link', { name: '70 · Neema Juma' })).toBeVisible();
  // A long name takes several lines; what is done to a player stays in sight.
  const remove = page.getByRole('button', { name: 'Remove Neema Juma' });
  await expect(remove).toBeInViewport({ ratio: 1 });

  await page.getByRole('link', { name: 'Next team: Magu' }).click();
  await expect(page.getByRole('heading', { name: 'Magu' })).toBeVisible();
  await page.getByRole('link', { name: 'Ligi ya mistari' }).click();
  await expect(page.getByRole('link', { name: 'Ilemela' })).toBeVisible();

  // After the last team of the league come its fixtures.
  await page.getByRole('link', { name: 'Magu' }).click();
  await page.getByRole('link', { name: 'On to the fixtures' }).click();
  await expect(page.getByRole('button', { name: 'Generate fixtures' })).toBeVisible();
});

test('a dialog stays open when the same file is chosen again', async ({ page, admin }) => {
  await page.goto('/sign-in');
  await signInByScreen(page, admin);
  await openAdmin(page, 'Teams');
  await page.getByRole('button', { name: 'Import teams' }).click();
  const file = { name: 'timu.csv', mimeType: 'text/csv', buffer: Buffer.from('Timu\n') };
  const field = page.getByLabel('CSV or Excel file');
  await field.setInputFiles(file);
  // The events of a browser when a person chooses nothing, or the same file again.
  await field.evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })));
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('1 error. Nothing was saved.')).toBeVisible();
});
