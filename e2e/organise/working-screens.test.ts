import { bringAxeAlong, expectAccessibleByDayAndNight } from '../support/accessible.ts';
import type { Call } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

// Each looks at screens of its own, and all of them together take longest of all journeys.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => bringAxeAlong(page));

/** A league with two teams, a group, a player and a match. */
async function arrange(call: Call) {
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya Mkoa wa Kilimanjaro',
    type: 'League',
    startsAt: '2027-01-09',
    location: 'Moshi',
    partner: 'N/A',
  });
  const team = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const home = await call('POST', '/teams', { ...team, name: 'Kibo', jerseyColor1: '#000000' });
  const away = await call('POST', '/teams', { ...team, name: 'Mawenzi', jerseyColor1: '#ffffff' });
  const group = await call('POST', `/leagues/${league.id}/groups`, { name: 'A' });
  for (const { id } of [home, away]) {
    await call('POST', `/leagues/${league.id}/teams/${id}`);
    await call('POST', `/leagues/${league.id}/groups/${group.id}/teams/${id}`);
  }
  const player = await call('POST', '/players', {
    fullName: 'Juma Ally',
    team: home.id,
    jerseyNumber: 7,
  });
  const match = await call('POST', '/matches', {
    team1: home.id,
    team2: away.id,
    matchType: league.id,
    matchDate: '2027-01-10',
    matchTime: '15:00',
  });
  return { league: league.id, team: home.id, player: player.id, match: match.id };
}

/**
 * A row for every register. Feedback of fans is counted: a few letters, and the next has to wait.
 */
async function fillRegisters(call: Call, team: string) {
  await call('POST', '/partners', { name: `Benki ${team}`, link: 'https://kibo.example' });
  await call('POST', '/officials', { name: 'Neema Mushi', level: 'Taifa', phone: '+255712345678' });
  const position = { latitude: -3.35, longitude: 37.34 };
  await call('POST', '/venues', { name: `Ukumbi ${team}`, place: 'Moshi', ...position });
  await call('POST', '/news', { title: 'Ligi yaanza', text: 'Jumamosi.', team });
  await call('POST', '/feedback', { message: 'Asante.', email: 'shabiki@wavu.example' });
}

type Arranged = Awaited<ReturnType<typeof arrange>>;

const PAGES: Record<string, (arranged: Arranged) => string[]> = {
  list: () => ['dashboard', 'matches', 'teams', 'allPlayers', 'leagues'],
  people: () => ['officials', 'venues', 'partners', 'users'],
  site: () => [
    'news',
    'feedback',
    'newsletter',
    'messages',
    'help',
    'sent',
    'sms',
    'ussd',
    'ways',
    'webhooks',
    'settings',
    'archive',
    'audit',
  ],
  record: ({ match, team }) => [`matchView/${match}`, `viewTeam/${team}`],
  league: ({ league }) =>
    ['', '/teamLists', '/groupLists', '/standingList'].map((tab) => `viewLeagues/${league}${tab}`),
};

for (const [kind, pathsOf] of Object.entries(PAGES)) {
  test(`every ${kind} page of the administration is accessible`, async ({ page, call }) => {
    const arranged = await arrange(call);
    await fillRegisters(call, arranged.team);
    for (const path of pathsOf(arranged)) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleByDayAndNight(page);
    }
  });
}

test('the administration speaks Swahili, accessibly', async ({ page, call }) => {
  const { player, league } = await arrange(call);
  for (const path of [`player-profile/${player}`, `viewLeagues/${league}/fixturesList`]) {
    await page.goto(`/sw/admin/${path}`);
    await expect(page.getByRole('link', { name: 'Wachezaji' })).toBeVisible();
    await expectAccessibleByDayAndNight(page);
  }
});

for (const part of [0, 1]) {
  test(`dialogs of the administration are accessible and release the focus (${part + 1}/2)`, async ({
    page,
    call,
  }) => {
    const { league, team, match } = await arrange(call);
    const dialogs = [
      ['/admin/matches', 'Create match'],
      ['/admin/teams', 'New team'],
      ['/admin/allPlayers', 'New player'],
      ['/admin/leagues', 'New league'],
      [`/admin/matchView/${match}`, 'Set score'],
      [`/admin/matchView/${match}`, 'Enter result'],
      [`/admin/viewTeam/${team}`, 'Edit team'],
      [`/admin/viewLeagues/${league}/fixturesList`, 'Generate fixtures'],
      [`/admin/viewLeagues/${league}/fixturesList`, 'Import fixtures and results'],
      [`/admin/viewLeagues/${league}/groupLists`, 'Add team to group'],
      [`/admin/viewLeagues/${league}/standingList`, 'Decide'],
    ] as const;
    const half = dialogs.filter((_, index) => index % 2 === part);
    for (const [path, name] of half) {
      await page.goto(path);
      const opener = page.getByRole('button', { name, exact: true });
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleByDayAndNight(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}

test('sign-in and the landing areas are accessible', async ({ page, context, wavu, admin }) => {
  for (const path of ['/sign-in', '/sw/sign-in']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleByDayAndNight(page);
  }
  await signIn(context, wavu, admin);
  for (const path of ['/sign-up', '/coach', '/player', '/partner']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleByDayAndNight(page);
  }
});

test('scoring is accessible in every stage', async ({ page, call }) => {
  const { match } = await arrange(call);
  await page.goto(`/score/${match}`);
  for (const step of ['Start scoring', 'Start match', 'Mawenzi serves']) {
    await expect(page.getByRole('button', { name: step })).toBeVisible();
    await expectAccessibleByDayAndNight(page);
    await page.getByRole('button', { name: step }).click();
  }
  await expect(page.getByRole('button', { name: /Point for Kibo/ })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
});

test('a match is scored by keyboard, undone, caught up and taken over', async ({
  page,
  browser,
  call,
}) => {
  const { match } = await arrange(call);
  await page.goto(`/score/${match}`);
  for (const step of ['Start scoring', 'Start match', 'Kibo serves']) {
    await page.getByRole('button', { name: step }).click();
  }
  const half = (team: string, score: number) => new RegExp(`Point for ${team} now ${score}\\b`);
  const kibo = (score: number) =>
    expect(page.getByRole('button', { name: half('Kibo', score) })).toBeVisible();
  const mawenzi = (score: number) =>
    expect(page.getByRole('button', { name: half('Mawenzi', score) })).toBeVisible();
  await kibo(0);
  await page.keyboard.press('ArrowLeft');
  await kibo(1);
  await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
  await page.keyboard.press('ArrowRight');
  await mawenzi(1);
  await page.keyboard.press('u');
  await mawenzi(0);
  await page.getByRole('button', { name: 'Time-out Mawenzi, 2 left' }).click();
  await expect(page.getByRole('button', { name: 'Time-out Mawenzi, 1 left' })).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Catch up', exact: true }).click();
  await page.getByLabel('Points of Kibo').fill('10');
  await page.getByLabel('Points of Mawenzi').fill('9');
  await page.getByRole('button', { name: 'Save' }).click();
  await kibo(10);
  await mawenzi(9);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();

  await page.reload();
  await kibo(10);

  const other = await browser.newContext();
  const links = `/matches/${match}/scorer-links`;
  const { url } = await call<{ url: string }>('POST', links);
  const second = await other.newPage();
  await second.goto(url);
  await expect(second.getByText('Another device is scoring this match.')).toBeVisible();
  await second.getByRole('button', { name: 'Take over' }).click();
  // The first device hears of it at once, before its next tap.
  await expect(page.getByText('Another device has taken over the scoring.')).toBeVisible();
  await second.getByRole('button', { name: half('Mawenzi', 9) }).click();
  await expect(second.getByRole('button', { name: half('Mawenzi', 10) })).toBeVisible();
  await other.close();
});
