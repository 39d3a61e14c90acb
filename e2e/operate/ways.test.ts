import { expect, test } from '../support/journey.ts';

test('an administrator sees what goes out by every way, stops all of it and lets it go on', async ({
  signedIn,
}) => {
  const page = await signedIn.newPage();
  await page.goto('/admin/ways');
  await expect(page.getByRole('heading', { name: 'Outgoing messages', level: 1 })).toBeVisible();
  const ways = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(ways).toHaveCount(6);
  await page.getByRole('button', { name: 'Stop everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop everything' }).click();
  await expect(
    page.getByText('Everything is stopped: nothing goes out by any way.').first(),
  ).toBeVisible();
  await expect(ways.filter({ hasText: 'Stopped' })).toHaveCount(6);
  await page.getByRole('link', { name: 'SMS' }).last().click();
  await expect(page.getByRole('heading', { name: 'SMS', level: 1 })).toBeVisible();
  await page.goto('/sw/admin/ways');
  await page.getByRole('button', { name: 'Ruhusu vyote vitumwe tena' }).click();
  await expect(page.getByRole('button', { name: 'Sitisha vyote' })).toBeVisible();
});
