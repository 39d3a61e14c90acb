import { expectAccessible } from '../support/accessible.ts';
import { AGAIN } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { addAdmin, signIn } from '../support/sign-in.ts';

const DAY = '2031-04-12';

test('a hall borrows a match, its scorer is followed at the site, and the match goes back', async ({
  office,
  call,
  startServer,
  browser,
}) => {
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya ukumbi',
    type: 'League',
    startsAt: DAY,
    location: 'Tanga',
    partner: 'N/A',
  });
  const teams: string[] = [];
  for (const name of ['Chui ya ukumbi', 'Faru ya ukumbi']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  const match = await call('POST', '/matches', {
    team1: teams[0],
    team2: teams[1],
    matchType: league.id,
    matchDate: DAY,
    matchTime: '16:00',
  });

  await office.goto(`/admin/viewLeagues/${league.id}/halls`);
  await office.getByRole('button', { name: 'Lend matches to a hall' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Name of the hall').fill('Mkwakwani');
  await dialog.getByLabel('First day').fill(DAY);
  await dialog.getByLabel('Last day').fill(DAY);
  await dialog.getByRole('button', { name: 'Lend matches to a hall' }).click();
  const command = await office.getByRole('dialog').locator('code').textContent();
  await expectAccessible(office);
  await office.getByRole('dialog').locator('.dialog-actions .button').last().click();
  await expect(office.getByText('the laptop has yet to come')).toBeVisible();

  const hall = await startServer();
  const keeper = await addAdmin(hall);
  await hall.command(...command!.split(' -- ')[1]!.split(' '));
  await office.goto(`/admin/matchView/${match.id}`);
  await expect(office.getByRole('heading', { name: 'Lent to Mkwakwani' })).toBeVisible();
  await office.getByRole('button', { name: 'Start Game' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Start Game' }).click();
  await expect(office.getByText('This match is lent to Mkwakwani')).toBeVisible();

  const context = await browser.newContext({ baseURL: hall.url });
  await signIn(context, hall, keeper);
  const court = await context.newPage();
  await court.goto('/hall');
  await expect(court.getByRole('heading', { name: 'This hall', exact: true })).toBeVisible();
  await court.getByRole('button', { name: 'QR code for the scorer' }).click();
  const link = await court.locator('.link-address', { hasText: '/score/' }).textContent();
  await expectAccessible(court);

  const answer = await context.request.post(`${hall.url}/api/v1/matches/${match.id}/status`, {
    ...AGAIN,
    headers: { origin: hall.url },
    data: { status: 'Live' },
  });
  expect(answer.ok()).toBe(true);
  expect(link).toContain(`${hall.url}/score/${match.id}#score_`);
  await expect
    .poll(async () => (await call<{ status: string }>('GET', `/matches/${match.id}`)).status)
    .toBe('Live');

  await expect(court.getByText('all sent')).toBeVisible();
  await court.getByRole('button', { name: 'Give the matches back' }).click();
  await court.getByRole('dialog').getByRole('button', { name: 'Give the matches back' }).click();
  await expect(court.getByText('The loan is over.')).toBeVisible();
  await office.goto(`/admin/viewLeagues/${league.id}/halls`);
  await expect(office.getByText('ended by Mkwakwani')).toBeVisible();
  await context.close();
  await hall.remove();
});
