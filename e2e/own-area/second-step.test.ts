import { stepAt, totpCode } from '../../server/accounts/auth/totp.ts';
import { signInByScreen } from '../organise/arrange-by-screens.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

const PASSWORD = 'mpira wa wavu 6';

test('two-step sign-in is turned on, used, passed by a recovery code and turned off', async ({
  page,
  wavu,
}) => {
  const email = 'salma@example.org';
  await wavu.command(
    'user',
    'add',
    '--email',
    email,
    '--name',
    'Neema Mwakalinga',
    '--role',
    'Coach',
    '--password',
    PASSWORD,
  );
  await page.goto('/sign-in');
  await signInByScreen(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/coach$/);

  await page.goto('/account');
  await expect(page.getByText('Off: your password is enough.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not it');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator('b.num').innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('12');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is wrong, or was used already.')).toBeVisible();
  const first = totpCode(secret, stepAt(Date.now()));
  await dialog.getByRole('textbox', { name: 'Code' }).fill(first);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have written them down' }).click();
  await expect(page.getByText('The second step is on. Your other')).toBeVisible();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto('/sign-in');
  await signInByScreen(page, { email, password: PASSWORD });
  await expect(page.getByText('Enter the code from your app.')).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(first);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('or was used already')).toBeVisible();
  await code.fill(codes[0]!);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/coach$/);

  await page.goto('/account');
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[1]!);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('The second step is off.')).toBeVisible();
  await expect(page.getByText('Off: your password is enough.')).toBeVisible();
});

test('an administrator signs somebody out on every device', async ({
  page,
  browser,
  wavu,
  admin,
}) => {
  const email = 'juma@example.org';
  await wavu.command(
    'user',
    'add',
    '--email',
    email,
    '--name',
    'Juma',
    '--role',
    'Fan',
    '--password',
    PASSWORD,
  );
  const theirs = await (await browser.newContext({ baseURL: wavu.url })).newPage();
  await theirs.goto('/sign-in');
  await signInByScreen(theirs, { email, password: PASSWORD });
  await theirs.waitForURL(/\/$/);

  await page.goto('/sign-in');
  await signInByScreen(page, admin);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Sign out Juma' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out everywhere.')).toBeVisible();
  await theirs.goto('/account');
  await expect(theirs).toHaveURL(/\/sign-in/);
  await theirs.context().close();
});
