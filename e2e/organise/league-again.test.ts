import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { PICTURE } from '../support/picture.ts';

test('a league is played again for the next season, with its logo and the teams that stay', async ({
  office,
  call,
}) => {
  const league = await call('POST', '/leagues', {
    type: 'League',
    name: 'Ligi ya Pwani 2026/27',
    startsAt: '2026-10-03',
    location: 'Tanga',
    partner: 'N/A',
  });
  for (const name of ['Kibo', 'Meru']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Men' };
    const { id } = await call('POST', '/teams', team);
    await call('POST', `/leagues/${league.id}/teams/${id}`);
  }
  await office.goto(`/admin/viewLeagues/${league.id}`);
  const more = office.locator('.admin-head summary');
  await more.click();
  await office.getByRole('button', { name: 'Update logo' }).click();
  await office.getByRole('dialog').locator('input[type=file]').setInputFiles(PICTURE);
  await office.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(office.locator('.facts-line img')).toHaveAttribute('src', /\/files\/league_logos\//);

  await more.click();
  await office.getByRole('button', { name: 'Same league again' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue('Ligi ya Pwani 2027/28');
  await expect(dialog.getByLabel('Starts')).toHaveValue('2027-10-03');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Make the league' }).click();
  await expect(office.getByRole('heading', { name: 'Ligi ya Pwani 2027/28' })).toBeVisible();
  await expect(office.locator('.facts-line img')).toHaveAttribute('src', /\/files\/league_logos\//);
  await expect(office).not.toHaveURL(new RegExp(league.id));
  await office.getByRole('link', { name: 'Teams', exact: true }).last().click();
  await expect(office.getByRole('link', { name: 'Kibo' })).toBeVisible();
  await expect(office.getByRole('link', { name: 'Meru' })).toBeVisible();
});
