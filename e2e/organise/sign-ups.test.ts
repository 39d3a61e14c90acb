import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('a child signs up for a team with a parent, and is in it once the office accepts', async ({
  page,
  browser,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { teams } = await arrangeLeague(api, 'Ligi ya Vijana', ['Chipukizi', 'Machipukizi']);
  await page.goto(`/admin/viewTeam/${teams[0]}`);
  await page.getByRole('button', { name: 'Make a link for players' }).click();
  const form = page.getByRole('dialog');
  const day = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await form.getByLabel('Last day to sign up').fill(day);
  await form.getByRole('button', { name: 'Make a link for players' }).click();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expectAccessible(page);
  const message = (await page.locator('.share-message').textContent()) ?? '';
  const [address = ''] = /http\S+/.exec(message) ?? [];
  expect(address).toContain('/join-team#join_');

  const family = await browser.newContext();
  const phone = await family.newPage();
  await phone.goto(address.replace('/join-team', '/sw/join-team'));
  await phone.getByRole('button', { name: 'Jaza fomu' }).click();
  const child = phone.getByRole('dialog');
  await child.getByLabel('Jina kamili').fill('Zawadi Mtoto');
  await child.getByLabel('Namba ya simu').fill('0712 345 678');
  const born = `${new Date().getFullYear() - 13}-02-03`;
  await child.getByLabel('Tarehe ya kuzaliwa').fill(born);
  await child.getByRole('button', { name: 'Tuma' }).click();
  // The parent has not agreed yet.
  await expect(child.locator('.field-error').first()).toBeVisible();
  await child.getByLabel('Jina la mzazi au mlezi').fill('Bi. Neema');
  await child.locator('select[name=relation]').selectOption('mother');
  await expectAccessible(phone);
  await child.getByRole('button', { name: 'Tuma' }).click();
  await expect(phone.getByText('Kocha bado hajaamua.')).toBeVisible();
  await expectAccessible(phone);

  await page.reload();
  await expect(page.getByText(/under 18/).first()).toBeVisible();
  await expect(page.getByText(/Bi. Neema \(mother\) agrees/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept Zawadi Mtoto' }).click();
  await form.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Nobody waits.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Zawadi Mtoto/ })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('Mchezaji yumo kwenye timu.')).toBeVisible();
  await family.close();
});
