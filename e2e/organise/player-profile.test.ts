import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('the profile in the administration has the links and the tabs of the public one', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { teams } = await arrangeLeague(api, 'Ligi ya Wasifu', ['Korongo', 'Tai']);
  const fullName = 'Rehema Profaili';
  const facts = { dateOfBirth: '1999-09-03', instagram: 'rehema', email: 'rehema@wavu.example' };
  const player = await api('POST', '/players', { fullName, team: teams[0], ...facts });
  await api('POST', '/players', { fullName: 'Neema Mwenzake', team: teams[0] });
  await api('POST', '/matches', {
    team1: teams[0],
    team2: teams[1],
    matchType: 'Friendly',
    matchDate: '2027-05-01',
    matchTime: '16:00',
    location: 'Uwanja wa Profaili',
  });

  await page.goto(`/admin/player-profile/${player.id}`);
  await expect(page.getByText('rehema@wavu.example')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /rehema$/);
  await expect(page.getByText('3 September 1999')).toBeVisible();
  await expect(page.getByRole('link', { name: /Neema Mwenzake/ })).toBeVisible();
  await expectAccessible(page);
  const tabs = page.getByRole('navigation', { name: 'About this player' });
  await tabs.getByRole('link', { name: 'Matches' }).click();
  await expect(page.getByText('Uwanja wa Profaili').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account' })).toHaveCount(0);
  await expectAccessible(page);
  await tabs.getByRole('link', { name: 'Achievement' }).click();
  await expect(page.getByText('No titles yet')).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Achievement' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
  await page.goto(`/sw/admin/player-profile/${player.id}?tab=matches`);
  await expect(page.getByText('Uwanja wa Profaili').first()).toBeVisible();
});
