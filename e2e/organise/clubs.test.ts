import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeTeam } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('an administrator makes a club, puts a team into it, and everybody finds its page', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const { team } = await arrangeTeam(apiOf(page.request, wavu), { name: 'Pwani' });
  await page.goto('/admin/clubs');
  await page.getByRole('button', { name: 'New club' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Klabu ya Pwani');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please fill')).toBeVisible();
  await form.getByLabel('City').fill('Tanga');
  await form.getByLabel('Contact').fill('0712 345 678');
  await form.getByLabel('First colour').fill('#0a3d91');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Club saved.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/viewTeam/${team}`);
  await page.getByRole('button', { name: 'Edit team' }).click();
  await page.getByLabel('Club').selectOption({ label: 'Klabu ya Pwani (Tanga)' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Team saved successfully!')).toBeVisible();

  await page.goto('/search?q=klabu ya pwani');
  await page.getByRole('link', { name: /^Klabu ya Pwani/ }).click();
  await expect(page.getByRole('heading', { name: 'Klabu ya Pwani', level: 1 })).toBeVisible();
  await expect(page.getByText('0712 345 678')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Pwani\b.*7 players/ }).click();
  await expect(page.getByRole('heading', { name: 'Pwani', level: 1 })).toBeVisible();
  await page.goto(`/sw/team/${team}/about`);
  await page.getByRole('link', { name: 'Klabu ya Pwani' }).click();
  await expect(page.getByText('Tanga · Timu 1')).toBeVisible();
  await page.getByRole('link', { name: 'Klabu', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Klabu \(\d+\)$/ })).toBeVisible();
  await expectAccessible(page);
});
