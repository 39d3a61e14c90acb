import type { Page } from '@playwright/test';
import type { LeagueDetail } from '../../contract/leagues/league.ts';
import type { Match } from '../../contract/matches/match.ts';
import { expect, test } from '../support/journey.ts';

test('a team or group deleted in a league is restored unchanged', async ({ page, call }) => {
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya makosa',
    type: 'League',
    startsAt: '2099-01-09',
    location: 'Moshi',
    partner: 'N/A',
  });
  const team = (name: string) =>
    call('POST', '/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Men' });
  const faru = await team('Faru');
  const nyati = await team('Nyati');
  const punda = await team('Punda');
  const group = await call('POST', `/leagues/${league.id}/groups`, { name: 'A' });
  for (const { id } of [faru, nyati, punda])
    await call('POST', `/leagues/${league.id}/groups/${group.id}/teams/${id}`);
  const match = await call('POST', '/matches', {
    team1: faru.id,
    team2: nyati.id,
    matchType: league.id,
    group: 'A',
    matchDate: '2099-01-09',
    matchTime: '16:00',
  });
  for (const set of [1, 2, 3])
    await call('PUT', `/matches/${match.id}/sets/${set}`, { team1Score: 25, team2Score: 20 });

  const inGroup = async () => {
    const { groups } = await call<LeagueDetail>('GET', `/leagues/${league.id}`);
    return groups.map(({ name, teams }) => [name, ...teams.map((it) => it.name)]);
  };
  const allTeams = [['A', 'Faru', 'Nyati', 'Punda']];
  expect(await inGroup()).toEqual(allTeams);

  await page.goto(`/admin/viewLeagues/${league.id}/groupLists`);
  await deleteAndUndo(page, 'Delete A', 'Delete');
  expect(await inGroup()).toEqual(allTeams);
  expect((await call<Match>('GET', `/matches/${match.id}`)).group?.name).toBe('A');

  await page.goto(`/admin/viewLeagues/${league.id}/teamLists`);
  await deleteAndUndo(page, 'Remove Punda', 'Remove');
  expect(await inGroup()).toEqual(allTeams);

  await page.goto(`/admin/viewLeagues/${league.id}/fixturesList`);
  await deleteAndUndo(page, 'Delete Faru v Nyati', 'Delete');
  await expect(page.getByRole('link', { name: 'View Faru v Nyati' })).toBeVisible();

  // A second plan begins on the day after the league's last match.
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  await expect(page.getByText('This league has 1 match already.')).toBeVisible();
  await expect(page.getByLabel('First day')).toHaveValue('2099-01-10');
});

async function deleteAndUndo(page: Page, button: string, answer: string) {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
}
