import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('passes are printed for a team, and an incomplete code is not valid', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id, teams } = await arrangeLeague(api, 'Ligi ya Vitambulisho', ['Mwewe', 'Kunguru']);
  const [team] = teams;
  await api('POST', '/players', { fullName: 'Amina Hassan', team, licence: 'T-77' });
  await page.goto(`/admin/viewLeagues/${id}/eligibility`);
  const link = page.getByRole('link', { name: 'Passes (PDF) Mwewe' });
  await page.locator('summary', { hasText: 'Mwewe' }).click();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toContain(`team=${team}`);
  const answer = await page.request.get(`${wavu.url}${address}`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);

  await page.goto('/pass#made-up');
  await expect(page.getByRole('heading', { name: 'This pass is not valid' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/sw/pass#made-up');
  await expect(page.getByRole('heading', { name: 'Kitambulisho hiki si halali' })).toBeVisible();
});
