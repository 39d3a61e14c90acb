import { arrangeMatch } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

test('the phone on the page of administrators shows what people with keys see', async ({
  page,
  call,
}) => {
  const match = await arrangeMatch(call);
  await page.goto('/admin/ussd');
  await page.getByRole('button', { name: 'Dial' }).click();
  const screen = page.locator('output[lang="sw"]');
  await expect(screen).toContainText('3. Mechi zijazo');
  await expect(page.getByText(/^\d+ of 160 characters$/)).toBeVisible();
  await expect(page.getByText(/^1[78]\d s left$/)).toBeVisible();

  await page.getByRole('button', { name: '9', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('output[lang="en"]')).toContainText('3. Next matches');

  await page.getByLabel('Reply').fill(match.team1.name);
  await page.getByLabel('Reply').press('Enter');
  await expect(page.locator('output')).toContainText('0. Back');
  await expect(page.locator('output')).toContainText(match.team1.name.slice(0, 8));

  await page.getByLabel('Reply').fill('00');
  await page.getByLabel('Reply').press('Enter');
  await page.getByLabel('Reply').fill('0');
  await page.getByLabel('Reply').press('Enter');
  await expect(page.locator('output')).toHaveText('Thank you.');
  await expect(page.getByText('The session is over.')).toBeVisible();
  await expect(page.getByLabel('Reply')).toBeHidden();
});
