import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('the office enters the numbers from which captains report by SMS', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id } = await arrangeLeague(api, 'Ligi ya Namba', ['Kilima', 'Ziwa']);
  await page.goto(`/admin/viewLeagues/${id}/fixturesList`);
  await page.getByText('Numbers of the captains').click();
  await expect(page.getByText('no number')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Kilima' }).click();
  const form = page.getByRole('dialog');
  const field = form.getByLabel('Numbers, at most three');
  await field.fill('0712 345 678, 12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.locator('.field-error')).toHaveCount(1);
  await expectAccessible(page);
  await field.fill('0712 345 678, 0755 111 222');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The numbers are saved.')).toBeVisible();
  await expect(page.getByText('+255712345678, +255755111222')).toBeVisible();

  // One telephone does not speak for both teams.
  await page.getByRole('button', { name: 'Edit Ziwa' }).click();
  await field.fill('0712345678');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.locator('.field-error')).toHaveCount(1);

  await page.goto(`/sw/admin/viewLeagues/${id}/fixturesList`);
  await page.getByText('Namba za manahodha').click();
  await expect(page.getByText('hakuna namba')).toHaveCount(1);
});
