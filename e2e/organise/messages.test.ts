import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('the office sees who was told and by which way, and the coach reads it and asks for another date', async ({
  page,
  browser,
  wavu,
  admin,
}) => {
  const coach = { email: 'kocha.ujumbe@example.org', password: 'another long password' };
  const facts = ['--email', coach.email, '--name', 'Kocha Ujumbe', '--role', 'Coach'];
  await wavu.command('user', 'add', ...facts, '--password', coach.password);
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id, teams } = await arrangeLeague(api, 'Ligi ya Ujumbe', ['Radi', 'Ngurumo']);
  const [team1, team2] = teams;
  const { items } = await api<{ items: { id: string; email: string }[] }>('GET', '/admin/users');
  const account = items.find(({ email }) => email === coach.email)!.id;
  await api('PATCH', `/teams/${team1}`, { coach: account });
  const start = { matchDate: dayIn(20), matchTime: '16:00', location: 'Mkwakwani', court: '1' };
  const match = await api('POST', '/matches', { team1, team2, matchType: id, ...start });
  const near = { matchDate: dayIn(27), matchTime: '10:00', location: 'Mkwakwani', court: '1' };
  await api('POST', '/matches', { team1, team2, matchType: id, ...near });
  const official = await api('POST', '/officials', { name: 'Asha Radi' });
  const officials = [{ official: official.id, duty: 'referee1' }];
  await api('PUT', `/matches/${match.id}/officials`, { officials });
  await api('PATCH', `/matches/${match.id}`, { matchTime: '18:00' });

  await page.goto(`/admin/sent?league=${id}`);
  const moved = page.locator('[data-message="moved"]');
  await expect(moved).toContainText('Radi v Ngurumo');
  await expect(moved).toContainText('18:00, Mkwakwani, court 1');
  await expect(moved).toContainText('Officials: Asha Radi (1st referee)');
  // After the hold, people without an account and an address have to be told by hand; they share a line.
  await expect
    .poll(async () => {
      await page.reload();
      return moved.getByRole('listitem').filter({ hasText: 'Ngurumo' }).textContent();
    })
    .toBe('Asha Radi, Ngurumo: no way: tell by hand');
  await expect(moved.getByRole('listitem').filter({ hasText: 'Radi' }).first()).toBeVisible();
  const chat = moved.getByRole('link', { name: 'WhatsApp' });
  const text = async () => decodeURIComponent((await chat.getAttribute('href')) ?? '');
  expect(await text()).toContain('New time or place\nRadi v Ngurumo');
  await page.locator('input[name="message-language"][value="sw"]').check();
  await expect.poll(text).toContain('Saa au mahali papya\nRadi na Ngurumo');
  expect(await text()).toContain(`/sw/right/${match.id}`);
  await expectAccessible(page);
  await page.getByLabel('Outcome').selectOption('by-hand');
  await expect(page).toHaveURL(/outcome=by-hand/);
  await expect(page.locator('[data-message="nomination"]')).toContainText('Asha Radi');
  await page.getByLabel('About').selectOption('suspension');
  await expect(page.getByText('There is no message here.')).toBeVisible();

  const context = await browser.newContext({ baseURL: wavu.url });
  await signIn(context, wavu, coach);
  const phone = await context.newPage();
  await phone.goto('/sw/account');
  await phone.getByRole('link', { name: 'Ujumbe · Mpya 1' }).click();
  await expect(phone.getByText('Saa au mahali papya')).toBeVisible();
  await expectAccessible(phone);
  await expect
    .poll(async () => {
      await phone.goto('/sw/account');
      // The page shows it once its own data has come.
      return phone.locator('a[href="/sw/inbox"]').textContent();
    })
    .toBe('Ujumbe');

  await phone.goto('/coach');
  await phone.getByRole('link', { name: 'Another date' }).first().click();
  await phone.getByRole('button', { name: 'Ask for another date' }).click();
  const form = phone.getByRole('dialog');
  await form.getByLabel('New day').fill(dayIn(27));
  await form.getByLabel('New time').fill('10:30');
  await form.getByLabel('Reason').fill('Exams at school');
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(phone.getByText('The other team has not answered yet.')).toBeVisible();
  await expectAccessible(phone);

  await page.goto(`/admin/matchView/${match.id}`);
  await page.getByRole('button', { name: 'Move the match' }).click();
  const decision = page.getByRole('dialog');
  await expect(decision.getByText('Radi would play twice at the same time')).toBeVisible();
  await expect(decision.getByText('Mkwakwani: the court is taken')).toBeVisible();
  await decision.getByLabel('Court').fill('2');
  await decision.getByLabel('Court').blur();
  await expect(decision.getByText('Mkwakwani: the court is taken')).toHaveCount(0);
  await expectAccessible(page);
  await context.close();
});
