import { expect, test } from '../support/journey.ts';

test('the page of SMS says how to set it up, and keeps the budget of the site', async ({
  signedIn,
}) => {
  const page = await signedIn.newPage();
  await page.goto('/admin/sms');
  await expect(page.getByText('Nothing is sent: SMS_URL is not set.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'SMS_URL' }).first()).toBeVisible();

  await expect(page.getByText('WHATSAPP_TOKEN is not set')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'wavu_message' })).toBeVisible();

  const field = page.getByLabel('TZS a day Answers, tests and matches without a league');
  await field.fill('5000');
  await page.getByRole('button', { name: /^Save Answers/ }).click();
  await expect(page.getByText('The budget is saved.')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('5000');
});
