import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('a team asks for another date, the other one agrees, and the office moves the match', async ({
  page,
  browser,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id, teams } = await arrangeLeague(api, 'Ligi ya Tarehe', ['Nguvu', 'Amani']);
  const [team1, team2] = teams;
  const start = { matchDate: dayIn(20), matchTime: '16:00', location: 'Mkwakwani' };
  const match = await api('POST', '/matches', { team1, team2, matchType: id, ...start });
  const links = await api<{ items: { token: string }[] }>(
    'POST',
    `/matches/${match.id}/captain-links`,
  );
  const [own, other] = links.items.map(({ token }) => token);

  const captains = await browser.newContext();
  const phone = await captains.newPage();
  await phone.goto(`/captain#${own}`);
  await phone.getByRole('button', { name: 'Ask for another date' }).click();
  const form = phone.getByRole('dialog');
  await form.getByLabel('New day').fill(dayIn(20));
  await form.getByLabel('Reason').fill('Exams at school');
  await form.getByRole('button', { name: 'Send the request' }).click();
  // The match stands on this date already.
  await expect(form.locator('.field-error')).toHaveCount(1);
  await form.getByLabel('New day').fill(dayIn(27));
  await form.getByLabel('New time').fill('10:00');
  await expectAccessible(phone);
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect(phone.getByText('The other team has not answered yet.')).toBeVisible();
  const tell = phone.getByRole('link', { name: 'Tell the other team (WhatsApp)' });
  expect(decodeURIComponent((await tell.getAttribute('href')) ?? '')).toContain('Exams at school');
  await expectAccessible(phone);

  // The other captain reads Swahili; first the team cannot, then it can.
  await phone.goto(`/sw/captain#${other}`);
  await expect(phone.getByText('Sababu: Exams at school')).toBeVisible();
  await phone.getByRole('button', { name: 'Hapana, hatuwezi' }).click();
  await form.getByLabel('Sababu').fill('Tuna mechi nyingine');
  await form.getByRole('button', { name: 'Hapana, hatuwezi' }).click();
  await expect(phone.getByText('Mlisema timu yenu haiwezi. Ofisi inaamua.')).toBeVisible();
  await phone.getByRole('button', { name: 'Ndiyo, tunaweza kucheza' }).click();
  await expect(phone.getByText('Mlisema timu yenu inaweza. Ofisi inaamua.')).toBeVisible();
  await expectAccessible(phone);

  await page.goto('/admin');
  await page.getByRole('link', { name: /Another date is asked for/ }).click();
  await expect(page).toHaveURL(/concern=dates-asked/);
  await page.goto(`/admin/matchView/${match.id}`);
  await expect(page.getByText('Amani agree.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move the match' }).click();
  const decision = page.getByRole('dialog');
  await decision.getByLabel('Court').fill('2');
  await decision.getByRole('button', { name: 'Move the match' }).click();
  await expect(page.getByText('Accepted: the match was moved.')).toBeVisible();
  const moved = await api<{ matchDate: string; matchTime: string; court: string }>(
    'GET',
    `/matches/${match.id}`,
  );
  expect(moved).toMatchObject({ matchDate: dayIn(27), matchTime: '10:00', court: '2' });
  await phone.goto(`/captain#${own}`);
  await expect(phone.getByText('The office has moved the match.')).toBeVisible();
  await captains.close();
});

test('the office refuses another date with a reason that both captains read', async ({
  page,
  browser,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id, teams } = await arrangeLeague(api, 'Ligi ya Sababu', ['Upepo', 'Mvua']);
  const [team1, team2] = teams;
  const start = { matchDate: dayIn(20), matchTime: '16:00' };
  const match = await api('POST', '/matches', { team1, team2, matchType: id, ...start });
  const links = await api<{ items: { token: string }[] }>(
    'POST',
    `/matches/${match.id}/captain-links`,
  );
  const tokens = links.items.map(({ token }) => token);
  const proposed = { matchDate: dayIn(21), matchTime: '16:00', reason: 'Safari' };
  await api('POST', '/date-requests', { ...proposed, token: tokens[0] });
  await page.goto(`/admin/matchView/${match.id}`);
  await page.getByRole('button', { name: 'Refuse' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reason').fill('The hall is taken');
  await form.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Refused. The hall is taken')).toBeVisible();
  const captains = await browser.newContext();
  const phone = await captains.newPage();
  for (const token of tokens) {
    await phone.goto('/about');
    await phone.goto(`/captain#${token}`);
    await expect(phone.getByText('Reason: The hall is taken')).toBeVisible();
  }
  await captains.close();
});
