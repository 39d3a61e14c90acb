import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('a team enters by a link without an account, the office accepts it, and the sender reads so', async ({
  page,
  browser,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id } = await arrangeLeague(api, 'Ligi ya Viungo', ['Mnazi', 'Mkoko']);
  await page.goto(`/admin/viewLeagues/${id}/entries`);
  await expect(page.getByText('No link is open.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Make a link' }).click();
  await expect(form.getByText('Fill this in.').first()).toBeVisible();
  const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await form.getByLabel('Last day to enter').fill(day);
  await form.getByLabel('Entry fee (TZS)').fill('50000');
  await form.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectAccessible(page);
  const message = (await page.locator('.share-message').textContent()) ?? '';
  const [address = ''] = /http\S+/.exec(message) ?? [];
  expect(address).toContain('/enter-team#enter_');

  const stranger = await browser.newContext();
  const phone = await stranger.newPage();
  await phone.goto(address.replace('/enter-team', '/sw/enter-team'));
  await phone.getByRole('button', { name: 'Jaza fomu' }).click();
  const entry = phone.getByRole('dialog');
  await entry.getByLabel('Jina la timu').fill('Nyota ya Viungo');
  await entry.getByLabel('Mji').fill('Tanga');
  await entry.getByLabel('Jinsia').selectOption({ index: 1 });
  await entry.getByLabel('Klabu').fill('Klabu ya Nyota');
  await entry.getByLabel('Wachezaji').fill('7 Asha Juma\n9 Neema Said');
  await entry.getByLabel('Jina lako').fill('Bi. Rehema');
  await expectAccessible(phone);
  await entry.getByRole('button', { name: 'Tuma' }).click();
  // The telephone number is missing.
  await expect(entry.locator('.field-error')).toHaveCount(1);
  await entry.getByLabel('Namba yako ya simu').fill('0712 345 678');
  await entry.getByRole('button', { name: 'Tuma' }).click();
  await expect(phone.getByText('Ofisi ya ligi bado haijaamua.')).toBeVisible();
  await expectAccessible(phone);

  await page.reload();
  await expect(page.getByText(/Bi. Rehema, 0712 345 678/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept Nyota ya Viungo' }).click();
  await form.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('No entry waits.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/viewLeagues/${id}/ledger`);
  await expect(page.getByText('TZS 50,000').first()).toBeVisible();

  // The same link leads the same phone to what became of it.
  await phone.goto(address.replace('/enter-team', '/sw/enter-team'));
  await phone.getByRole('link', { name: 'Tazama uamuzi' }).click();
  await expect(phone.getByText('Timu imo kwenye ligi.')).toBeVisible();
  await stranger.close();
});
