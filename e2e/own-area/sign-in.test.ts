import { signInByScreen } from '../organise/arrange-by-screens.ts';
import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { isSignedIn, signIn } from '../support/sign-in.ts';
import type { Wavu } from '../support/wavu.ts';

async function addUser(wavu: Wavu, role: string) {
  const email = `${role}-${process.hrtime.bigint()}@example.org`.toLowerCase();
  const account = { email, password: 'another long password' };
  await wavu.command(
    'user',
    'add',
    '--email',
    account.email,
    '--name',
    `Neema ${role}`,
    '--role',
    role,
    '--password',
    account.password,
  );
  return account;
}

test('a wrong password and an unknown address get the same words', async ({ page, admin }) => {
  await page.goto('/sign-in');
  const answer = page.getByText(
    'The e-mail address, the telephone number or the password is wrong.',
  );
  for (const account of [
    { email: admin.email, password: 'not the password' },
    { email: 'nobody@example.org', password: admin.password },
  ]) {
    await page.reload();
    await signInByScreen(page, account);
    await expect(answer).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'The e-mail address, the telephone number or the password is wrong.',
    );
  }
});

test('an empty form names what is missing and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) sent.push(request.url());
  });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter your e-mail address or telephone number.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(sent).toEqual([]);
});

test('an administrator lands on the dashboard and signs out', async ({ page, admin }) => {
  await page.goto('/sign-in');
  await signInByScreen(page, admin);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'SignOut' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await isSignedIn(page.request)).toBe(false);
});

test('an account without a photo has a plain figure in the header and under More', async ({
  office: page,
}) => {
  await page.goto('/');
  const places = page.locator('[data-person]');
  const count = await places.count();
  expect(count).toBe(2);
  await expect(places.locator('img')).toHaveCount(count);
  for (const figure of await places.locator('img').all()) {
    await expect(figure).toHaveAttribute('src', /^data:image\/svg/);
    // The rules of the page let it be drawn.
    await expect.poll(() => figure.evaluate((it: HTMLImageElement) => it.naturalWidth)).not.toBe(0);
  }
});

test('a reader whose account cannot be read gets the public page', async ({ office: page }) => {
  const person = page.locator('[data-person]').first();
  await page.goto('/');
  await expect(person.getByRole('button', { includeHidden: true })).toHaveText('Logout');
  await page.route('**/api/v1/me', (route) => route.abort());
  const request = page.waitForRequest('**/api/v1/me');
  await page.goto('/');
  await request;
  await expect(person.getByRole('link', { includeHidden: true })).toHaveText('Sign in');
});

test('a failed sign-out is shown, and succeeds later', async ({ office: page, context }, {
  project,
}) => {
  await page.goto('/');
  if (project.name === 'phone') await page.locator('summary', { hasText: 'More' }).click();
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.waitFor();
  await context.setOffline(true);
  await logout.click();
  const notice = page.getByRole('alert').filter({ hasText: 'No network.' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  expect(await isSignedIn(page.request)).toBe(true);
  if (!(await logout.isVisible())) await page.locator('summary', { hasText: 'More' }).click();
  await logout.click();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await isSignedIn(page.request)).toBe(false);
});

test('the administration and the own account show a failed sign-out too', async ({
  office: page,
  context,
}) => {
  for (const [address, name] of [
    ['/admin/dashboard', 'SignOut'],
    ['/account', 'Sign out'],
  ] as const) {
    await page.goto(address);
    const leave = page.getByRole('button', { name, exact: true });
    await leave.waitFor();
    await context.setOffline(true);
    await leave.click();
    await expect(page.getByText('No connection to the server.')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
  }
  expect(await isSignedIn(page.request)).toBe(true);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('sign-in leads back to the requested page of the administration', async ({ page, admin }) => {
  await page.goto('/sw/admin/teams');
  await expect(page).toHaveURL(/\/sw\/sign-in\?next=/);
  await page.getByLabel('Barua pepe').fill(admin.email);
  await page.getByLabel('Nenosiri', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Ingia', exact: true }).click();
  await expect(page).toHaveURL(/\/sw\/admin\/teams$/);
  await expect(page.getByRole('button', { name: 'Timu mpya' })).toBeVisible();
});

for (const [role, path, heading] of [
  ['Coach', '/coach', 'Coach area'],
  ['Player', '/player', 'Player area'],
  ['Partner', '/partner', 'Partner area'],
] as const) {
  test(`a ${role} lands in the own area and cannot open the administration`, async ({
    page,
    wavu,
  }) => {
    await page.goto('/sign-in');
    await signInByScreen(page, await addUser(wavu, role));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.goto('/admin/teams');
    await expect(page).toHaveURL(/\/sign-in/);
    await expect(page.getByRole('button', { name: 'New team' })).toHaveCount(0);
  });
}

test('a match is scored by its scorer only', async ({ page, context, browser, wavu, admin }) => {
  const arranged = await browser.newContext();
  await signIn(arranged, wavu, admin);
  const call = apiOf(arranged.request, wavu);
  const team = { city: 'Mwanza', coach: 'N/A', gender: 'Men' };
  const match = await call('POST', '/matches', {
    team1: (await call('POST', '/teams', { ...team, name: 'Ziwa' })).id,
    team2: (await call('POST', '/teams', { ...team, name: 'Kisiwa' })).id,
    matchType: 'Friendly',
    matchDate: '2027-01-10',
    matchTime: '15:00',
  });
  await arranged.close();
  expect(await isSignedIn(context.request)).toBe(false);
  await page.goto(`/score/${match.id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await expect(page.getByText('You may not score this match.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto(`/score/${match.id}#score_not-a-token`);
  await page.reload();
  await expect(page.getByText('This scorer link is not known.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start scoring' })).toHaveCount(0);
});

test('an installation without mail and Google says why nobody can register', async ({ page }) => {
  await page.goto('/sign-up');
  await expect(page.getByText('This site cannot send mail')).toBeVisible();
  const google = page.getByRole('button', { name: 'Sign in with Google' });
  await expect(google).toHaveAccessibleDescription(/Sign-in with Google is not available/);
  await expect(google).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await page.goto('/forgot-password');
  await expect(page.getByText('This site cannot send mail')).toBeVisible();
});
