import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('a player changes the team with day and permission, which profile and team show', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id, teams } = await arrangeLeague(api, 'Ligi ya Uhamisho', ['Kipanga', 'Kozi']);
  const [from, to] = teams;
  const fullName = 'Bahati Mwakyusa';
  const player = await api('POST', '/players', { fullName, team: from, dateOfBirth: '2001-02-03' });
  await api('PUT', `/leagues/${id}/eligibility`, {
    age: null,
    least: null,
    most: null,
    foreigners: null,
    licences: false,
    closesOn: null,
    windows: [{ from: '2020-01-01', until: '2020-01-31' }],
    table: 'warn',
  });

  await page.goto(`/admin/viewTeam/${to}`);
  await page.getByRole('button', { name: 'Transfer in' }).click();
  const form = page.getByRole('dialog');
  const choice = form.getByLabel('Player');
  const label = `${fullName} (Kipanga)`;
  if (await choice.evaluate((field) => field.tagName === 'SELECT')) {
    await choice.selectOption({ label });
  } else {
    await choice.fill(label);
  }
  await form.getByLabel('Allowed by').fill('Chama cha Mkoa');
  await form.getByRole('button', { name: 'Transfer' }).click();
  // The window is closed: the office says why all the same.
  await expect(form.locator('.field-error')).toHaveCount(1);
  await expectAccessible(page);
  await form.getByLabel('Reason outside a transfer window').fill('Moved for work');
  await form.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByText('Outside the window: Moved for work.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/player-profile/${player.id}`);
  await expect(page.getByText('from Kipanga to Kozi.')).toBeVisible();
  await expect(page.getByText('Allowed by Chama cha Mkoa.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ligi ya Uhamisho' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/sw/player-profile/${player.id}`);
  await expect(page.getByText('kutoka Kipanga kwenda Kozi.')).toBeVisible();

  await page.goto(`/admin/viewTeam/${to}`);
  await page.getByRole('button', { name: `Take back ${fullName}` }).click();
  await expect(page.getByText('Outside the window: Moved for work.')).toHaveCount(0);
  const back = await api<{ team: { id: string } }>('GET', `/players/${player.id}`);
  expect(back.team.id).toBe(from);
});
