import { apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

const LISTS = [
  'matches',
  'teams',
  'allPlayers',
  'leagues',
  'users',
  'clubs',
  'venues',
  'officials',
];

test('the lists of the administration have their actions in sight on tablets and small desks', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const long = 'Chama cha Mpira wa Wavu Kilimanjaro';
  const { id, teams } = await arrangeLeague(api, `Ligi ya ${long}`, [`A ${long}`, `B ${long}`]);
  const [team1, team2] = teams;
  const start = { matchDate: '2027-03-01', matchTime: '16:00', location: `Ukumbi wa ${long}` };
  await api('POST', '/matches', { team1, team2, matchType: id, ...start });
  await api('POST', '/players', { fullName: `Mchezaji ${long}`, team: team1 });
  await api('POST', '/clubs', { name: long, city: 'Moshi' });
  await api('POST', '/venues', { name: start.location, place: 'Moshi' });
  await api('POST', '/officials', { name: `Mwamuzi ${long}` });
  for (const width of [768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const list of LISTS) {
      await page.goto(`/admin/${list}`);
      const actions = page.locator('#main .row-action:visible');
      await expect(actions.first(), `${list} on ${width} px`).toBeVisible();
      const right = await actions.evaluateAll((all) =>
        Math.max(...all.map((action) => action.getBoundingClientRect().right)),
      );
      expect(right, `${list}: actions end within ${width} px`).toBeLessThanOrEqual(width);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${list}: nothing scrolls sideways on ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('on a phone the first match of a league stands within the first screen', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id, teams } = await arrangeLeague(api, 'Ligi ya Simu', ['Tembo Simu', 'Twiga Simu']);
  const [team1, team2] = teams;
  const match = { team1, team2, matchType: id, matchDate: '2027-03-01', matchTime: '16:00' };
  await api('POST', '/matches', match);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    `/admin/viewLeagues/${id}`,
    `/admin/viewLeagues/${id}/calendarList`,
    '/admin/matches?q=tembo',
  ]) {
    await page.goto(path);
    const first = page.locator('#main').getByText('Tembo Simu').first();
    await expect(first, path).toBeVisible();
    const bottom = await first.evaluate((name) => name.getBoundingClientRect().bottom);
    expect(bottom, `${path}: the first match is in sight`).toBeLessThanOrEqual(740);
  }
});

test('the matches of one league do not repeat the name of the league', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id, teams } = await arrangeLeague(api, 'Ligi ya Jina', ['Simba Jina', 'Chui Jina']);
  const [team1, team2] = teams;
  const match = { team1, team2, matchType: id, matchDate: '2027-03-01', matchTime: '16:00' };
  await api('POST', '/matches', match);
  const name = page.locator('#main table').getByText('Ligi ya Jina');
  await page.goto('/admin/matches?q=simba');
  await expect(name).toHaveCount(1);
  for (const path of [`/admin/matches?league=${id}`, `/admin/viewLeagues/${id}`]) {
    await page.goto(path);
    await expect(
      page.locator('#main table').getByText('Simba Jina', { exact: true }),
      path,
    ).toBeVisible();
    await expect(name, path).toHaveCount(0);
  }
});
