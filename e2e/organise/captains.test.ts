import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('two captains report a match by their links, the office decides where they differ', async ({
  page,
  browser,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id, teams } = await arrangeLeague(api, 'Ligi ya Makapteni', ['Mlima', 'Bahari']);
  const [team1, team2] = teams;
  const day = new Date().toISOString().slice(0, 10);
  const fixture = { team1, team2, matchType: id, matchDate: day, matchTime: '06:00' };
  const agreed = await api('POST', '/matches', fixture);
  const disputed = await api('POST', '/matches', { ...fixture, matchTime: '07:00' });

  // One press for all matches of the day.
  await page.goto(`/admin/viewLeagues/${id}/fixturesList`);
  await page.getByRole('button', { name: 'Make links for the captains' }).click();
  const links = page.getByRole('link', { name: /Send to .* \(WhatsApp\)/ });
  await expect(links).toHaveCount(4);
  await expectAccessible(page);
  const messages = await links.evaluateAll((all) =>
    all.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)),
  );
  const addresses = messages.map((message) => /http\S+captain#\S+/.exec(message.slice(20))![0]);
  expect(messages[0]).toContain('Captain of Mlima');

  const captains = await browser.newContext();
  const phone = await captains.newPage();
  await phone.goto(addresses[0]!);
  await expect(phone.getByText('You speak for Mlima.')).toBeVisible();
  await phone.getByRole('button', { name: 'Report the result' }).click();
  const form = phone.getByRole('dialog');
  await form.getByLabel('Sets as they stand on the paper').fill('25-20 25-18');
  await form.getByRole('button', { name: 'Send the result' }).click();
  // Two sets decide no match of best of five.
  await expect(form.locator('.field-error')).toHaveCount(1);
  await form.getByLabel('Sets as they stand on the paper').fill('25-20 25-18 25-22');
  await expectAccessible(phone);
  await form.getByRole('button', { name: 'Send the result' }).click();
  await expect(phone.getByText(/as soon as the other team confirms/)).toBeVisible();
  await expectAccessible(phone);

  // The other captain reads Swahili and confirms by one press.
  await phone.goto(addresses[1]!.replace('/captain', '/sw/captain'));
  await expect(phone.getByText('Mlima walituma: 25–20, 25–18, 25–22')).toBeVisible();
  await phone.getByRole('button', { name: 'Ndiyo, matokeo haya ni sahihi' }).click();
  await expect(phone.getByText('Matokeo yamechapishwa.')).toBeVisible();
  await page.goto(`/${agreed.id}`);
  await expect(page.getByText('25').first()).toBeVisible();

  // Of the second match each captain saw another end.
  for (const [address, sets] of [
    [addresses[2]!, '25-20 25-18 25-22'],
    [addresses[3]!, '20-25 18-25 22-25'],
  ] as const) {
    await phone.goto(address);
    await phone.getByRole('button', { name: /Report (the|another) result/ }).click();
    await form.getByLabel('Sets as they stand on the paper').fill(sets);
    await form.getByRole('button', { name: 'Send the result' }).click();
    await expect(form).toBeHidden();
  }
  await expect(phone.getByText(/reported different results/)).toBeVisible();
  // Two results are on the page: the button says which one it means.
  await expect(phone.getByRole('button', { name: 'The result of Mlima is right' })).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('link', { name: /two different results/ }).click();
  await expect(page).toHaveURL(/concern=captains-differ/);
  await page.goto(`/admin/matchView/${disputed.id}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish the result of Bahari' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Publish the result of Bahari' })
    .click();
  await expect(page.locator('.winner-banner')).toContainText('Bahari');
  await captains.close();
});
