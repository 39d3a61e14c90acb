import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

test('a secretary says how the phases hang together, and the public page says it in words', async ({
  office,
  call,
}) => {
  const league = (name: string) =>
    call('POST', '/leagues', {
      type: 'League',
      name,
      startsAt: '2026-10-03',
      location: 'Tanga',
      partner: 'N/A',
    });
  const earlier = 'Hatua ya kwanza Tanga';
  await league(earlier);
  const second = await league('Hatua ya pili Tanga');
  for (const name of ['Tanga Kibo', 'Tanga Meru', 'Tanga Chui']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Men' };
    const { id } = await call('POST', '/teams', team);
    await call('POST', `/leagues/${second.id}/teams/${id}`);
  }
  await office.goto(`/admin/viewLeagues/${second.id}`);
  await office.locator('.admin-head summary').click();
  await office.getByRole('button', { name: 'Phases' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Earlier league').selectOption({ label: earlier });
  await dialog.getByLabel('Teams that go up').fill('1');
  await dialog.getByLabel('Teams that go down').fill('1');
  await dialog.getByLabel('Home and away').selectOption('sets');
  await dialog.getByLabel('Points for the season').fill('100, 60');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Phases saved.')).toBeVisible();

  await office.goto(`/league/${second.id}/about`);
  for (const sentence of [
    `Results of ${earlier} between teams of one table count here.`,
    'The first team goes up.',
    'The last team goes down.',
    'Home and away is decided by the sets of both matches, then by a golden set.',
    'Points for the table of the season, by place: 100, 60.',
  ]) {
    await expect(office.getByText(sentence)).toBeVisible();
  }
  await office.goto(`/league/${second.id}/standingList`);
  await expect(office.locator('.zones')).toContainText('Goes up');
  await expect(office.locator('.zones')).toContainText('Goes down');
  await office.goto(`/sw/league/${second.id}/about`);
  await expect(office.getByText('Timu ya kwanza inapanda daraja.')).toBeVisible();
});
