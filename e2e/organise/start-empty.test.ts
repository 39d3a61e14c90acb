import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';

let wavu: Wavu;

test.beforeAll(async () => {
  // An installation of its own, to which nobody has come yet.
  wavu = await startWavu();
});

test.afterAll(async () => {
  await wavu?.remove();
});

test('the first administrator tries the demonstration, starts empty and is led on in five steps', async ({
  page,
}) => {
  const code = /enter the code ([\w-]+)/.exec(wavu.log())?.[1] ?? '';
  await page.goto(`${wavu.url}/setup`);
  await page.getByLabel('Code of the terminal').fill(code);
  await page.getByLabel('Your name').fill('Rehema Suleiman');
  await page.getByLabel('Telephone number or e-mail address').fill('0712 345 118');
  await page.getByLabel('Password', { exact: true }).fill('mpira wa wavu 6');
  await page.getByLabel('Name of the association').fill('Chama cha Wavu Dar');
  await page.getByRole('radio', { name: /^the demonstration/ }).check();
  await page.getByRole('button', { name: 'Set up', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'This is a demonstration' })).toBeVisible();
  await expect(page.getByText('First steps')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start empty' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This cannot be undone')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start empty' }).click();
  await expect(page.getByText('The demonstration is removed. The site is empty.')).toBeVisible();

  const guide = page.getByRole('heading', { name: 'First steps · 1 of 5 done' });
  await expect(guide).toBeVisible();
  await expect(page.locator('.first-steps > li')).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create a league', exact: true }).click();
  await expect(page.getByRole('button', { name: 'New league' }).first()).toBeVisible();
  await page.goto(`${wavu.url}/sw/admin/dashboard`);
  await expect(page.getByRole('heading', { name: 'Hatua za kwanza · 1 kati ya 5' })).toBeVisible();
  await page.goto(`${wavu.url}/leagues`);
  await expect(page.getByRole('link', { name: /\(demo\)/ })).toHaveCount(0);
});
