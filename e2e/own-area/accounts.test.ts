import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInByScreen } from '../organise/arrange-by-screens.ts';
import { expectAccessible } from '../support/accessible.ts';
import {
  expect,
  mailedLink,
  newAddress,
  PASSWORD,
  registerByScreens,
  test,
} from '../support/account-journey.ts';
import { isSignedIn, signIn } from '../support/sign-in.ts';

test('a visitor registers by mail, chooses a role and lands in its area', async ({
  page,
  relay,
}) => {
  const email = newAddress('neema');
  await page.goto('/sign-in');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(
    page.getByText('You must be 18 or older, or have the consent of a parent or guardian.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Your name').fill('Neema Mwakalinga');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`We have written to ${email}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeFocused();
  await expectAccessible(page);
  const first = await mailedLink(relay, email, '/confirm-account');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('status')).toHaveText('Sent again.');

  await page.goto(first);
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Who Are You?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Coach' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto(first);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await signInByScreen(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/coach$/);
});

test('a forgotten password is reset in Swahili, and other devices are signed out', async ({
  page,
  browser,
  wavu,
  relay,
}) => {
  const email = newAddress('sahau');
  await registerByScreens(page, relay, email);
  const elsewhere = await (await browser.newContext({ baseURL: wavu.url })).newPage();
  await elsewhere.goto('/sw/sign-in');
  await elsewhere.getByRole('link', { name: 'Umesahau nenosiri?' }).click();
  await elsewhere.getByLabel('Barua pepe').fill(email);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Endelea' }).click();
  await expect(elsewhere.getByText(`Tumekuandikia kwa ${email}.`)).toBeVisible();
  await elsewhere.goto(await mailedLink(relay, email, '/sw/reset-password'));
  await elsewhere.getByLabel('Nenosiri', { exact: true }).fill('nenosiri jipya kabisa');
  await elsewhere.getByRole('button', { name: 'Hifadhi na uingie' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Wewe ni nani?' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await elsewhere.context().close();
});

test('an address without an account sees the same screen as one with', async ({ page }) => {
  await page.goto('/forgot-password');
  const email = newAddress('nobody');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`We have written to ${email}.`)).toBeVisible();
});

/** At the provider, on pages of its own. */
async function signInAtGoogle(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('the first sign-in with Google asks for a role, the next one lands in its area', async ({
  page,
}) => {
  const login = `asha${process.hrtime.bigint()}`;
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await signInAtGoogle(page, login);
  await expect(page.getByRole('heading', { name: 'Who Are You?' })).toBeVisible();
  await page.getByRole('button', { name: 'Player' }).click();
  await expect(page.getByText('You must be 18 or older')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole('button', { name: 'Player' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto('/account');
  await expect(page.getByText(`${login}@gmail.example`, { exact: true })).toBeVisible();
  await expect(page.getByText('This account has no password')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto('/sign-in?next=/teams');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  // The provider still knows the person, and asks for nothing.
  await expect(page).toHaveURL(/:\d+\/teams$/);
  await page.goto('/sw/sign-in');
  await page.getByRole('button', { name: 'Ingia kwa Google' }).click();
  await expect(page).toHaveURL(/\/sw\/player$/);
});

test('an unverified Google address and a cancelled sign-in return with a message', async ({
  page,
}) => {
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await signInAtGoogle(page, `unverified${process.hrtime.bigint()}`);
  await expect(page).toHaveURL(/\/sign-up\?error=/);
  await expect(page.getByText('Google has not verified your e-mail address.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/sw/sign-in');
  await page.getByRole('button', { name: 'Ingia kwa Google' }).click();
  await page.getByRole('link', { name: '[ Cancel ]' }).click();
  await expect(page).toHaveURL(/\/sw\/sign-in\?error=access_denied/);
  await expect(page.getByText('Hukuiruhusu Google ikuingize.')).toBeVisible();
  expect(await isSignedIn(page.request)).toBe(false);
});

test('devices are listed; one is signed out, then all of them', async ({
  page,
  browser,
  wavu,
  relay,
}) => {
  const email = newAddress('vifaa');
  await registerByScreens(page, relay, email);
  const other = await browser.newContext({ baseURL: wavu.url });
  await signIn(other, wavu, { email, password: PASSWORD });
  await page.goto('/account');
  await expect(page.getByText('This device')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);
  expect(await isSignedIn(other.request)).toBe(false);

  await signIn(other, wavu, { email, password: PASSWORD });
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await isSignedIn(page.request)).toBe(false);
  expect(await isSignedIn(other.request)).toBe(false);
  await other.close();
});

test('a person changes name and password, exports the data and erases the account', async ({
  page,
  relay,
}) => {
  const email = newAddress('mwisho');
  await registerByScreens(page, relay, email);
  await page.getByRole('button', { name: 'Fan' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/account');
  await page.getByLabel('Your name').fill('Neema Mpya');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('a quite new one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The password was changed.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file.account).toMatchObject({ email, name: 'Neema Mpya', role: 'Fan' });

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill('a quite new one');
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/sign-in');
  await signInByScreen(page, { email, password: 'a quite new one' });
  await expect(
    page.getByText('The e-mail address, the telephone number or the password is wrong.'),
  ).toBeVisible();
});
