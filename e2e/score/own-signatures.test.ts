import type { Page } from '@playwright/test';
import type { Match } from '#contract/matches/match.ts';
import { expectAccessible } from '../support/accessible.ts';
import { takePen } from '../support/court/scorer.ts';
import { openFullTable } from '../support/court/scorer-console.ts';
import { drawSignature } from '../support/court/signature.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const COACH = { email: 'kocha@example.org', password: 'a long enough password' };
const sheet = { players: [1, 2, 3, 4, 5, 6], captain: 1 };

test('a captain draws on the own phone, a coach signs by the account, and the table takes both', async ({
  browser,
  wavu,
  call,
}) => {
  const about = ['--name', 'Kocha Neema', '--role', 'Coach'];
  const { email, password } = COACH;
  await wavu.command('user', 'add', '--email', email, ...about, '--password', password);
  const { items } = await call<{ items: { id: string; email: string }[] }>('GET', '/users');
  const coachId = items.find((user) => user.email === email)!.id;
  const team = { city: 'Moshi', gender: 'Women' };
  const team1 = await call('POST', '/teams', { ...team, name: 'Kibo', coach: coachId });
  const team2 = await call('POST', '/teams', { ...team, name: 'Meru', coach: 'N/A' });
  const match: Match = await call('POST', '/matches', {
    team1: team1.id,
    team2: team2.id,
    matchType: 'Friendly',
    rules: 'single-set-15',
    matchDate: '2027-01-10',
    matchTime: '16:00',
    scoring: { signatures: true },
  });
  const pen = await takePen(call, match);
  await pen.send(
    { type: 'match-setup', team1: sheet, team2: sheet },
    { type: 'start' },
    { type: 'set-start', set: 1, firstServe: 'team1' },
    { type: 'set-result', set: 1, team1Score: 15, team2Score: 9 },
  );
  const { url } = await call<{ url: string }>('POST', `/matches/${match.id}/scorer-links`);

  const table = await (await browser.newContext({ baseURL: wavu.url })).newPage();
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  await table.goto(new URL(url).pathname + new URL(url).hash);
  // Nobody scores a match that has ended: that its pen is held is said when it is asked for.
  await button(table, 'Start scoring').click();
  await button(table, 'Take over').click();
  await openFullTable(table);

  // The code at the table is a link for this one signature.
  await button(table, /^Captain Kibo/).click();
  const created = table.waitForResponse((answer) => answer.url().endsWith('/captain1/links'));
  await button(table, 'Show the code').click();
  const link = new URL(((await (await created).json()) as { url: string }).url);
  await expect(table.getByRole('img', { name: 'Code to sign for Captain Kibo' })).toBeVisible();
  await expectAccessible(table);

  const phone = await (await browser.newContext({ baseURL: wavu.url })).newPage();
  await phone.goto(link.pathname + link.hash);
  await expect(phone.getByRole('heading', { name: 'Signature: Captain Kibo' })).toBeVisible();
  await expect(phone.getByText('15–9')).toBeVisible();
  await button(phone, 'Sign').click();
  await expect(phone.getByText('Please sign with a finger.')).toBeVisible();
  await drawSignature(phone);
  await phone.getByLabel('Name').fill('Rehema Ally');
  await expectAccessible(phone);
  await button(phone, 'Sign').click();
  await expect(phone.getByText('Please wait until the table has taken it.')).toBeVisible();
  const dialog = table.getByRole('dialog');
  await expect(dialog).toContainText('Captain Kibo: Rehema Ally, drawn on own device');
  await dialog.getByRole('button', { name: 'Take' }).click();
  await expect(button(table, /^Captain Kibo/)).toContainText('Rehema Ally · drawn on own device');
  await expect(phone.getByText('Your signature is on the sheet.')).toBeVisible();

  // The coach needs no link: the account is on record.
  const signedIn = await browser.newContext({ baseURL: wavu.url });
  await signIn(signedIn, wavu, COACH);
  const coach = await signedIn.newPage();
  await coach.goto('/coach');
  await expect(coach.getByRole('heading', { name: 'Waiting for your signature' })).toBeVisible();
  await expectAccessible(coach);
  await coach.getByRole('link', { name: 'Sign the scoresheet: Kibo v Meru, Coach' }).click();
  await expect(coach.getByText('You sign as Kocha Neema, with your own account.')).toBeVisible();
  await expectAccessible(coach);
  await button(coach, 'Sign').click();
  const banner = table.locator('.score-banner', { hasText: 'Coach Kibo' });
  await expect(banner).toContainText('Kocha Neema, by own account');
  await banner.getByRole('button', { name: 'Take' }).click();
  await expect(banner).toHaveCount(0);
  await expect(button(table, /^Coach Kibo/)).toContainText('Kocha Neema · by own account');
  await expect(coach.getByText('Your signature is on the sheet.')).toBeVisible();
  await coach.goto('/coach');
  await expect(coach.getByRole('heading', { name: 'Coming matches' })).toBeVisible();
  await expect(coach.getByText('Waiting for your signature')).toHaveCount(0);

  // Nobody signs for somebody else, and a link is for one place.
  await coach.goto(`/sign/${match.id}/sheet/captain2`);
  await expect(coach.getByText('Your account is not on record')).toBeVisible();
  await phone.goto(`/sign/${match.id}/sheet/captain2${link.hash}`);
  await expect(phone.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  for (const page of [table, phone, coach]) await page.context().close();
});
