import type { GeneratedFixtures } from '#contract/leagues/fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

const TEAMS = ['Bandari', 'Chui', 'Duma', 'Faru', 'Ukonga'];
const LEAGUE = {
  name: 'Ligi ya mchujo',
  type: 'League',
  startsAt: '2027-01-09',
  location: 'Dodoma',
  partner: 'N/A',
};

test('a secretary adds play-offs to a running league, and the table fills them', async ({
  page,
  call,
}) => {
  const league = await call('POST', '/leagues', LEAGUE);
  const teams: Record<string, string> = {};
  for (const name of TEAMS) {
    const team = { name, city: 'Dodoma', coach: 'N/A', gender: 'Men' };
    teams[name] = (await call('POST', '/teams', team)).id;
    await call('POST', `/leagues/${league.id}/teams/${teams[name]}`);
  }
  const rounds = { kind: 'round-robin', startDate: '2027-01-09', daysBetween: 1 };
  const { matches } = await call<GeneratedFixtures>(
    'POST',
    `/leagues/${league.id}/fixtures`,
    rounds,
  );
  const withdrawal = { team: teams.Bandari, policy: 'keep' };
  await call('POST', `/leagues/${league.id}/withdrawals`, withdrawal);

  await page.goto(`/admin/viewLeagues/${league.id}`);
  await page.getByRole('button', { name: 'Play-offs' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First day')).toHaveValue('2027-01-14');
  await expect(dialog.getByText('Withdrawn: Bandari')).toBeVisible();
  await expect(dialog.locator('.cut-table .in')).toHaveCount(4);
  await dialog.getByLabel('Losing teams play').selectOption({ index: 1 });
  await dialog.getByLabel('Crossings of the first round').selectOption({ label: 'Choose them' });
  await dialog.getByLabel('Match 1, second team').selectOption({ label: '2nd of the table' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('alert')).toContainText('exactly one crossing');
  await dialog.getByLabel('Crossings of the first round').selectOption({ index: 0 });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.locator('.planned-day').first()).toContainText(
    '1st of the table – 4th of the table',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Waiting for their teams')).toBeVisible();

  await page.goto(`/sw/league/${league.id}/bracket`);
  await expect(
    page.getByText('Nafasi ya 1 ya msimamo').locator('visible=true').first(),
  ).toBeVisible();
  for (const { id, team1, team2 } of matches) {
    if ([team1.name, team2.name].includes('Bandari')) continue;
    const total = { team1Score: 25, team2Score: 20 };
    const isFirst = team1.name < team2.name;
    const lost = { team1Score: 20, team2Score: 25 };
    for (const set of [1, 2, 3])
      await call('PUT', `/matches/${id}/sets/${set}`, isFirst ? total : lost);
    await call('POST', `/matches/${id}/status`, { status: 'ended' });
  }
  await page.goto(`/league/${league.id}/bracket`);
  for (const team of ['Chui', 'Duma', 'Faru', 'Ukonga'])
    await expect(
      page.getByText(team, { exact: true }).locator('visible=true').first(),
    ).toBeVisible();
  await expectAccessible(page);
});
