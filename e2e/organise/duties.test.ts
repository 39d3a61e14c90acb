import { expectAccessible } from '../support/accessible.ts';
import { AGAIN } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('officials answer their duties by a link, and the organisers read what they said', async ({
  office,
  call,
  wavu,
  browser,
}) => {
  const teams: string[] = [];
  for (const name of ['Kibo', 'Meru']) {
    const team = { name, city: 'Mwanza', coach: 'N/A', gender: 'Men' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  const fixture = {
    team1: teams[0],
    team2: teams[1],
    matchType: 'Friendly',
    location: 'Uwanja wa Taifa',
    matchTime: '16:00',
  };
  const match = await call('POST', '/matches', { ...fixture, matchDate: dayIn(5) });
  const other = await call('POST', '/matches', {
    ...fixture,
    matchDate: dayIn(5),
    matchTime: '10:00',
  });
  const referee = await call('POST', '/officials', {
    name: 'Said Mwamuzi',
    level: 'Taifa',
    phone: '0712 345 678',
  });
  await call('PUT', `/matches/${other.id}/officials`, {
    officials: [{ official: referee.id, duty: 'referee2' }],
  });

  await office.goto(`/admin/matchView/${match.id}`);
  await office.getByRole('button', { name: 'Assign official' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Duty').selectOption({ label: '1st referee' });
  // A duty at another hour of the day stands beside the name.
  await dialog
    .getByLabel('Official')
    .selectOption({ label: 'Said Mwamuzi (Taifa) · on duty 10:00 Uwanja wa Taifa' });
  await dialog.getByRole('button', { name: 'Assign official' }).click();
  const crew = office.locator('.admin-card', { hasText: 'Assign official' });
  await expect(crew).toContainText('Not answered');
  await expectAccessible(office);

  await crew.getByRole('link', { name: 'Said Mwamuzi' }).click();
  await expect(office.getByRole('heading', { name: 'Said Mwamuzi' })).toBeVisible();
  await expect(office.getByText('2 duties are not answered')).toBeVisible();
  await office.getByRole('button', { name: 'Prepare the message' }).click();
  const message = office.locator('.share-message');
  await expect(message).toContainText('Hello Said Mwamuzi, your duties:');
  await expect(message).toContainText('Kibo v Meru · First referee');
  await expect(office.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/255712345678\?text=/,
  );
  await expectAccessible(office);
  const link = /\/duties#\S+/.exec((await message.textContent())!)![0];

  const context = await browser.newContext({ baseURL: wavu.url });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Duties' })).toBeVisible();
  await expect(phone.getByText('Said Mwamuzi', { exact: true })).toBeVisible();
  const duties = phone.locator('.own-matches > li');
  await expect(duties).toHaveCount(2);
  await expectAccessible(phone);
  await duties.first().getByRole('button', { name: 'I can come' }).click();
  await expect(duties.first()).toContainText('Comes');
  await duties.last().getByRole('button', { name: 'I cannot come' }).click();
  await phone.getByRole('dialog').getByLabel('Reason').fill('Harusi');
  await phone.getByRole('dialog').getByRole('button', { name: 'I cannot come' }).click();
  await expect(duties.last()).toContainText('Cannot come');
  await expect(duties.last()).toContainText('Harusi');

  await phone.getByRole('button', { name: 'Add days away' }).click();
  const away = phone.getByRole('dialog');
  await away.getByLabel('First day').fill(dayIn(9));
  await away.getByLabel('Last day').fill(dayIn(8));
  await away.getByRole('button', { name: 'Save' }).click();
  await expect(away).toContainText('The last day is before the first.');
  await away.getByLabel('Last day').fill(dayIn(10));
  await away.getByLabel('Note').fill('Mitihani');
  await away.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByText('Mitihani')).toBeVisible();
  await phone.getByRole('button', { name: 'Make an address' }).click();
  const calendar = phone.getByRole('link', { name: 'Download' });
  await expect(calendar).toBeVisible();
  await expectAccessible(phone);
  const file = await phone.request.get((await calendar.getAttribute('href'))!, AGAIN);
  expect(await file.text()).toContain('SUMMARY:2nd referee: Kibo v Meru');

  await office.reload();
  await expect(office.getByText('Harusi')).toBeVisible();
  await expect(office.getByText('Mitihani')).toBeVisible();
  await office.goto('/admin/dashboard');
  await office.getByRole('link', { name: '1 match has an official who cannot come' }).click();
  await expect(office).toHaveURL(/concern=duties-declined/);
  await office.goto(`/admin/matchView/${match.id}`);
  await expect(crew).toContainText('Cannot come');
  // The public page names those alone who come.
  await phone.goto(`/${match.id}`);
  await expect(phone.getByText('Said Mwamuzi')).toHaveCount(0);

  await office.goto(`/admin/official/${referee.id}`);
  await office.getByRole('button', { name: 'End all links' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'End all links' }).click();
  await expect(office.getByText('Links ended.')).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText('This link does not work any more.')).toBeVisible();
  // A new link in the same tab changes the part behind # alone.
  const next = await call('POST', `/officials/${referee.id}/links`, {});
  await phone.evaluate((token) => location.assign(`#${token}`), String(Object(next).token));
  await expect(duties).toHaveCount(2);
  await context.close();
});

test('without a link the page of duties asks to sign in, and says so to accounts of no official', async ({
  office,
  wavu,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: wavu.url });
  const visitor = await context.newPage();
  await visitor.goto('/duties');
  await expect(visitor).toHaveURL(/\/sign-in\?next=%2Fduties/);
  await context.close();
  await office.goto('/sw/duties');
  await expect(office.getByText('Hakuna ofisa wa akaunti hii.')).toBeVisible();
  await expectAccessible(office);
});
