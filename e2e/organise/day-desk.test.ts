import type { Page } from '@playwright/test';
import { localDay } from '../../app/lib/local-day.ts';
import { expectAccessibleByDayAndNight } from '../support/accessible.ts';
import { AGAIN, type Call } from '../support/call-api.ts';
import { countClicks } from '../support/count-clicks.ts';
import { expect, test } from '../support/journey.ts';

const HALL = 'Ukumbi wa Desk';
const TEAMS = ['Kibo', 'Meru', 'Rungwe', 'Usambara', 'Hanang', 'Loleza'];

/** A league with matches on two courts of a hall today, late in the evening so that none is due. */
async function eveningAtHall(call: Call) {
  const day = localDay(Date.now());
  const league = await call('POST', '/leagues', {
    type: 'Bonanza',
    name: 'Bonanza ya Desk',
    startsAt: day,
    location: HALL,
    partner: 'N/A',
  });
  await call('POST', '/venues', { name: HALL, place: 'Arusha', courts: 2 });
  const settings = { opens: '00:00', closes: '24:00', matchMinutes: 30, restMinutes: 10 };
  await call('PUT', `/leagues/${league.id}/schedule`, {
    ...settings,
    matchesPerDay: 9,
    venues: [{ location: HALL, courts: 2 }],
  });
  const teams: string[] = [];
  for (const name of TEAMS) {
    const team = { name, city: 'Arusha', coach: 'N/A', gender: 'Men' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  // Far from now, whenever the journey is made.
  const tomorrow = localDay(Date.now() + 24 * 60 * 60_000);
  const matches: string[] = [];
  for (const [a, b, court, matchTime] of [
    [0, 1, '1', '10:00'],
    [2, 3, '1', '11:00'],
    [4, 5, '2', '10:00'],
  ] as const) {
    const { id } = await call('POST', '/matches', {
      team1: teams[a],
      team2: teams[b],
      matchType: league.id,
      matchDate: tomorrow,
      matchTime,
      location: HALL,
      court,
    });
    matches.push(id);
  }
  return { league, matches, day: tomorrow };
}

const courtOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a day at the desk: a court lost and given back, a match moved, officials and codes', async ({
  office,
  call,
  browser,
}) => {
  const { matches, day, league } = await eveningAtHall(call);
  for (const name of ['Juma Mwamuzi', 'Asha Karani']) await call('POST', '/officials', { name });
  const clicks = await countClicks(office);
  await office.goto(`/admin/viewLeagues/${league.id}/calendarList`);
  await office.locator('#main').getByRole('link', { name: 'Day desk' }).click();
  await expect(office.getByRole('heading', { name: 'Day desk', level: 1 })).toBeVisible();
  const first = courtOf(office, 'Court 1');
  await expect(first.getByRole('button', { name: /Kibo – Meru/ })).toBeVisible();
  await expectAccessibleByDayAndNight(office);
  await office.emulateMedia({ colorScheme: 'light' });

  // The court is lost from ten to eleven: shown, then done by one press.
  await clicks.restart();
  await first.getByRole('button', { name: 'Court lost' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('From').fill('10:00');
  await dialog.getByLabel('Until').fill('11:00');
  await dialog.getByRole('button', { name: 'Show the day' }).click();
  const plan = dialog.locator('.desk-plan', { hasText: 'On other courts' });
  await expect(plan).toContainText('Kibo – Meru');
  await expect(plan).toContainText('10:30');
  await expectAccessibleByDayAndNight(office);
  await plan.getByRole('button', { name: 'Move 1 match' }).click();
  await expect(
    courtOf(office, 'Court 2').getByRole('button', { name: /Kibo – Meru/ }),
  ).toBeVisible();
  expect(await clicks.count()).toBeLessThanOrEqual(6);

  // The undo is there after a reload, on this and on any other device.
  await office.reload();
  const changes = office.getByRole('region', { name: 'Done on this day' });
  await expect(changes).toContainText('Court lost: 1 match moved');
  await changes.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByRole('button', { name: /Kibo – Meru/ })).toBeVisible();
  await expect(changes).toContainText('Taken back');

  // Two matches change places by two presses.
  await first.getByRole('button', { name: /Kibo – Meru/ }).click();
  await courtOf(office, 'Court 2')
    .getByRole('button', { name: /Hanang – Loleza/ })
    .click();
  await expect(first.getByRole('button', { name: /Hanang – Loleza/ })).toBeVisible();
  // A free time is the other place for a match.
  await first.getByRole('button', { name: /Hanang – Loleza/ }).click();
  await courtOf(office, 'Court 2').getByRole('button', { name: 'Put at 10:30, Court 2' }).click();
  await expect(courtOf(office, 'Court 2').getByRole('button', { name: /Hanang/ })).toContainText(
    '10:30',
  );

  // Two referees for the whole day of a court, in four presses.
  await clicks.restart();
  await courtOf(office, 'Court 2').getByRole('button', { name: 'Officials' }).click();
  await dialog.getByRole('button', { name: 'Juma Mwamuzi' }).last().click();
  await dialog.getByRole('button', { name: 'Asha Karani' }).last().click();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(office.getByText('Assigned to 2 matches.')).toBeVisible();
  expect(await clicks.count()).toBe(4);
  const crew = await office.request.get(`/api/v1/matches/${matches[0]}/officials`, AGAIN);
  expect((await crew.json()).items).toMatchObject([
    { name: 'Juma Mwamuzi', duty: 'referee1' },
    { name: 'Asha Karani', duty: 'referee2' },
  ]);

  // The court is late: what waits there moves.
  await first.getByRole('button', { name: 'It is late' }).click();
  await dialog.getByLabel('Not before').fill('11:20');
  await dialog.getByRole('button', { name: 'Show the day' }).click();
  await dialog.getByRole('button', { name: 'Move 1 match' }).click();
  await expect(first.getByRole('button', { name: /Rungwe – Usambara/ })).toContainText('11:20');

  // A code for each court opens the match that is next there, for somebody without an account.
  await office.getByRole('button', { name: 'QR codes' }).click();
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of Court 1' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'QR code of Court 2' })).toBeVisible();
  await expectAccessibleByDayAndNight(office);
  const answer = await office.request.post('/api/v1/desk/links', {
    ...AGAIN,
    data: { day, location: HALL },
    headers: { origin: new URL(office.url()).origin },
  });
  const { items } = await answer.json();
  const phone = await browser.newPage();
  await phone.goto(items[0].url);
  await expect(phone).toHaveURL(new RegExp(`/score/${matches[1]}`));
  await phone.close();
});

test('the desk says when a day has no matches, and when a code of a court is over', async ({
  office,
}) => {
  await office.goto('/admin/desk?day=2031-01-01');
  await expect(office.getByText('No matches on this day.')).toBeVisible();
  await office.goto('/score/court');
  await expect(office.getByRole('alert')).toHaveText('Scan the code of the court again.');
  // Only what stands behind # changes: the page stays, and reads the other code.
  await office.goto('/score/court#court_unknown');
  await expect(office.getByRole('alert')).toHaveText('This link of a court is not known.');
});
