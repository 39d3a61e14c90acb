import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const TEAM = { city: 'Tanga', coach: 'N/A', gender: 'Men' };

test('two records of one team are compared, merged, and parted again', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const name = 'Kilindini Mbili';
  const stays = (await api('POST', '/teams', { ...TEAM, name })).id;
  const merged = (
    await api('POST', '/teams', { ...TEAM, name: `${name}.`, city: 'Muheza', about: 'Since 1990' })
  ).id;
  const player = await api('POST', '/players', { fullName: 'Salim Bakari', team: merged });

  await page.goto('/admin/teams');
  await page.getByRole('link', { name: 'Doubles' }).click();
  await page.getByRole('link', { name: `Compare ${name}. with the first` }).click();
  await expect(page.getByText('Only the other one has these.')).toBeVisible();
  await expect(page.getByText('1 player and 1 time in a team')).toBeVisible();
  await page.getByRole('radio', { name: 'Muheza' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(`${name}. is now ${name}`)).toBeVisible();
  await expectAccessible(page);

  const team = await api<{ city: string; about: string }>('GET', `/teams/${stays}`);
  expect(team).toMatchObject({ city: 'Muheza', about: 'Since 1990' });
  // Old addresses lead to the record that stays, in both languages.
  await page.goto(`/sw/team/${merged}/players`);
  await expect(page).toHaveURL(`/sw/team/${stays}/players`);
  await expect(page.getByText('Salim Bakari').first()).toBeVisible();

  await page.goto('/admin/doubles?kind=team');
  await page.getByRole('button', { name: `Part again ${name}.` }).click();
  await expect(page.getByRole('link', { name: `Compare ${name}. with the first` })).toBeVisible();
  const back = await api<{ team: { id: string } }>('GET', `/players/${player.id}`);
  expect(back.team.id).toBe(merged);
});

test('the other record of a player is found by its name, and the one that stays is chosen', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const first = (await api('POST', '/players', { fullName: 'Mwajuma Kassim', height: 180 })).id;
  const second = (await api('POST', '/players', { fullName: 'Mwajuma Kasim', height: 182 })).id;
  await page.goto(`/sw/admin/doubles?kind=player&id=${first}&other=${second}`);
  await page.getByRole('link', { name: 'Nyingine ibaki' }).click();
  await expect(page.getByText('Rekodi hii inabaki: Mwajuma Kasim')).toBeVisible();
  await page.getByRole('radio', { name: '180' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unganisha' }).click();
  await expect(page.getByText('Mwajuma Kassim sasa ni Mwajuma Kasim')).toBeVisible();
  await page.goto(`/player-profile/${first}`);
  await expect(page).toHaveURL(`/player-profile/${second}`);
});
