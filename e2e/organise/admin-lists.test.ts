import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { holdAnswers } from '../support/late-answers.ts';

function toast(page: Page, words: string) {
  return page.getByRole('status').filter({ hasText: words });
}

test('more than a hundred teams are searched, paged and chosen by typing', async ({
  page,
  call,
}) => {
  const prefix = 'Klabu';
  const team = { city: 'Moshi', coach: 'N/A', gender: 'Women' };
  for (let no = 100; no < 221; no += 1) {
    await call('POST', '/teams', { ...team, name: `${prefix} ${no}` });
  }
  // Others beside them: the count of those that are found tells that the search has been made.
  await call('POST', '/teams', { ...team, name: 'Timu' });
  await page.goto('/admin/teams');
  await page.getByRole('searchbox', { name: 'Find' }).fill(prefix);
  await expect(page.getByText('1–50 of 121')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('51–100 of 121')).toBeVisible();
  await page.getByRole('link', { name: 'Last' }).click();
  await expect(page.getByText('101–121 of 121')).toBeVisible();
  await expect(page.getByRole('link', { name: `View ${prefix} 220` })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('51–100 of 121')).toBeVisible();

  await page.getByRole('link', { name: `View ${prefix} 150` }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type(`${prefix} 219`);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).fill('nothing has this name');
  await expect(page.getByText('Nothing matches this search.')).toBeVisible();

  await page.goto('/admin/matches');
  await page.getByRole('button', { name: 'Create match' }).waitFor();
  const answer = await holdAnswers(page, '**/admin/teams?*');
  await page.getByRole('button', { name: 'Create match' }).click();
  await expect(page.getByLabel('Team 1')).toBeDisabled();
  await expect(page.getByLabel('Team 1')).toHaveText('Loading…');
  answer();
  await page.getByLabel('Team 1').fill('Nobody plays for this one');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Check this.')).toBeVisible();
  for (const [side, no] of [
    ['Team 1', 101],
    ['Team 2', 217],
  ] as const) {
    const name = `${prefix} ${no} (Women)`;
    await page.getByLabel(side).fill(`${prefix} ${no}`);
    const list = await page.getByLabel(side).getAttribute('list');
    await expect(page.locator(`[id="${list}"] option[value="${name}"]`)).toBeAttached();
    await page.getByLabel(side).fill(name);
  }
  await page.getByLabel('Match type').selectOption('Friendly');
  await page.getByLabel('Time').fill('10:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Match Created Successfully')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).fill(`${prefix} 217`);
  await expect(
    page.getByRole('link', { name: `View ${prefix} 101 v ${prefix} 217` }),
  ).toBeVisible();
});

test('a deleted record is restored by undo or from the archive', async ({ page, call }) => {
  const names = { team: 'Tembo', player: 'Saida', league: 'Bonanza' };
  await call('POST', '/teams', { name: names.team, city: 'Moshi', coach: 'N/A', gender: 'Men' });
  await call('POST', '/players', { fullName: names.player });
  await call('POST', '/leagues', {
    name: names.league,
    type: 'Bonanza',
    startsAt: '2027-01-09',
    location: 'Moshi',
    partner: 'N/A',
  });
  const screens = [
    ['/admin/teams', names.team, 'team?', 'Team deleted successfully!'],
    ['/admin/allPlayers', names.player, 'player?', 'Player deleted successfully!'],
    ['/admin/leagues', names.league, 'league?', 'League deleted successfully!'],
  ] as const;
  for (const [path, name, question, done] of screens) {
    await page.goto(`${path}?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(page.getByText(`Are you sure you want to delete this ${question}`)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, done)).toBeVisible();
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  }

  await page.getByRole('button', { name: `Delete ${names.league}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'League deleted successfully!')).toBeVisible();
  await page.goto('/admin/archive?kind=league');
  await page.getByRole('button', { name: `Restore ${names.league}` }).click();
  await expect(toast(page, 'Restored.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Restore ${names.league}` })).toHaveCount(0);

  await page.goto('/admin/audit');
  await page.getByLabel('About', { exact: true }).selectOption('Team');
  const entry = page.getByRole('listitem').filter({ hasText: names.team }).first();
  await expect(entry).toContainText('restored');
  await entry.getByRole('link', { name: 'Only this' }).click();
  await expect(page.getByRole('link', { name: 'Show all' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'created' })).toContainText('Moshi');
});
