import { readable } from '../../server/platform/mail/testing/mail-relay.ts';
import { expectAccessible } from '../support/accessible.ts';
import {
  expect,
  findSignIn,
  newAddress,
  registerByScreens,
  test,
} from '../support/account-journey.ts';
import { apiOf } from '../support/call-api.ts';
import { arrangeTeam } from '../support/own-team.ts';
import { PICTURE } from '../support/picture.ts';
import { signIn } from '../support/sign-in.ts';

test('a player signs up, claims the record and changes profile and picture', async ({
  page,
  browser,
  wavu,
  relay,
  admin,
}) => {
  const office = await browser.newContext({ ...test.info().project.use, baseURL: wavu.url });
  await signIn(office, wavu, admin);
  await arrangeTeam(apiOf(office.request, wavu), { name: 'Ushirika' });

  await findSignIn(page);
  const email = newAddress('mchezaji');
  await registerByScreens(page, relay, email);
  await page.getByRole('button', { name: 'Player' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/player');
  await page.getByLabel('Name').fill('x');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Write at least two letters')).toBeVisible();
  await page.getByLabel('Name').fill('Nobody of this name');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No player with this name was found.')).toBeVisible();
  await page.getByLabel('Name').fill('na4');
  await page.getByLabel('Team').selectOption({ label: 'Ushirika (Moshi)' });
  await page.getByRole('button', { name: 'Find' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'This is me: Ushirika Na4' }).click();
  await page.getByLabel(/^A message to the coach/).fill('Coach Juma knows me.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('waiting', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the request for Ushirika Na4' }).click();
  await expect(page.getByText('Request withdrawn.')).toBeVisible();
  await page.getByLabel('Name').fill('na4');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: 'This is me: Ushirika Na4' }).click();
  await page.getByLabel(/^A message to the coach/).fill('Coach Juma knows me.');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('waiting', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const adminPage = await office.newPage();
  await adminPage.goto('/admin/dashboard');
  await adminPage.getByRole('link', { name: '1 person asks for a player record' }).click();
  await expect(adminPage.getByText('Coach Juma knows me.')).toBeVisible();
  await expectAccessible(adminPage);
  await adminPage.getByRole('button', { name: /^Accept: / }).click();
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(adminPage.getByText('No requests are waiting.')).toBeVisible();

  const letters = () =>
    relay.received.filter(({ to }) => to.includes(email)).map(({ raw }) => readable(raw));
  await expect.poll(() => letters().some((text) => text.includes('/player'))).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your player records' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ushirika v Ushirika B/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit profile Ushirika Na4' }).click();
  // A player of unknown age is shown by name only.
  await page.getByLabel('Date of birth').fill('1999-05-04');
  await page.getByLabel('Nickname').fill('Chui');
  await page.getByLabel('Height (cm)').fill('181');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Player saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Change picture Ushirika Na4' }).click();
  await page.getByLabel(/^Picture/).setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Picture saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Public profile Ushirika Na4' }).click();
  await expect(page.getByText('Chui')).toBeVisible();
  await expect(page.getByText('181 cm')).toBeVisible();

  // A mistake is undone by the office, and the player hears of it.
  await adminPage.goto(
    new URL(page.url()).pathname.replace('/player-profile', '/admin/player-profile'),
  );
  await adminPage.getByRole('button', { name: 'Remove from the account' }).click();
  await expectAccessible(adminPage);
  await adminPage
    .getByRole('dialog')
    .getByRole('button', { name: 'Remove from the account' })
    .click();
  await expect(adminPage.getByText('No account has claimed this record.')).toBeVisible();
  await page.goto('/player');
  await expect(page.getByText('ended by an administrator')).toBeVisible();
  await office.close();
});
