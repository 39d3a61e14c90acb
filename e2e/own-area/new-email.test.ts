import { expectAccessible } from '../support/accessible.ts';
import {
  expect,
  mailedLink,
  newAddress,
  PASSWORD,
  registerByScreens,
  test,
} from '../support/account-journey.ts';

test('an account changes its address by a mailed link', async ({ page, relay }) => {
  const former = newAddress('zamani');
  const email = newAddress('mpya');
  await registerByScreens(page, relay, former);
  await page.getByRole('button', { name: 'Fan' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/account');
  const card = page.locator('section').filter({ hasText: `You sign in with ${former}.` });
  await card.getByRole('button', { name: 'Change address' }).click();
  await expect(card.getByText('Enter your e-mail address.')).toBeVisible();
  await card.getByLabel('New e-mail address').fill(email);
  await card.getByLabel('Your password').fill('not this one');
  await card.getByRole('button', { name: 'Change address' }).click();
  await expect(card.getByText('The password is wrong.')).toBeVisible();
  await expectAccessible(page);
  await card.getByLabel('Your password').fill(PASSWORD);
  await card.getByRole('button', { name: 'Change address' }).click();
  await expect(card.getByText(`We have written to ${email}.`)).toBeVisible();

  await page.goto(await mailedLink(relay, email, '/confirm-email'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(`Your account signs in with ${email} from now on.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To my account' }).click();
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();
  await expect
    .poll(() => relay.received.filter((mail) => mail.to.includes(former)).length)
    .toBeGreaterThan(1);
  await page.goto('/confirm-email#mail_spent');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});
