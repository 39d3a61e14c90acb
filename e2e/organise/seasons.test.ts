import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

test('an administrator makes a season, puts a league into it, and everybody finds its page', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const league = { type: 'League', startsAt: '2031-10-04', location: 'Tanga', partner: 'N/A' };
  const { id } = await apiOf(page.request, wavu)('POST', '/leagues', {
    ...league,
    name: 'Ligi ya Pwani',
  });
  await page.goto('/admin/seasons');
  await page.getByRole('button', { name: 'New season' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('2031/32');
  await form.getByLabel('First day').fill('2031-10-01');
  await form.getByLabel('Last day').fill('2031-09-30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'The last day is before the first day of the season.',
  );
  await form.getByLabel('Last day').fill('2032-06-30');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Season saved.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/viewLeagues/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Season').selectOption({ label: '2031/32' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.facts-line').getByText('2031/32')).toBeVisible();

  await page.goto('/search?q=2031/32');
  await page.getByRole('link', { name: /^2031\/32/ }).click();
  await expect(page.getByRole('heading', { name: 'Season 2031/32', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator('#main')
    .getByRole('link', { name: /^Ligi ya Pwani/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Ligi ya Pwani', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/sw/leagues');
  await expect(page.getByRole('heading', { name: 'Msimu 2031/32' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Misimu' }).getByText('2031/32').click();
  await expect(page.getByRole('heading', { name: 'Msimu 2031/32', level: 1 })).toBeVisible();
});
