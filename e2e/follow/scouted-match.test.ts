import { expectAccessible } from '../support/accessible.ts';
import { arrangeScoutedMatch } from '../support/court/scouted-match.ts';
import { expect, test } from '../support/journey.ts';

test('a fully scouted match shows box scores, rotations and zones, and its course in three views', async ({
  page,
  call,
  signedIn,
  wavu,
}) => {
  const { id } = await arrangeScoutedMatch(call, signedIn.request, wavu.url);
  await page.goto(`/right/${id}/statistics`);
  await expect(page.getByText('Every touch, from 193 of 193 rallies')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Players of Tanzania Prisons' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Rotations and zones' }).click();
  await expect(page.getByRole('row', { name: 'By position of the setter' })).toHaveCount(2);
  await expect(page.getByRole('img', { name: /^Attacks to\. Zone/ })).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Course', exact: true }).click();
  await expect(page.getByText('Longest run of points')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Players', exact: true }).click();
  const row = page.getByRole('table', { name: /Mkoroshoni/ }).getByRole('link');
  const name = (await row.first().textContent())!;
  await row.first().click();
  await expect(page).toHaveURL(/player=1-\d+$/);
  await expect(page.getByText(/^Only /)).toContainText(name.split(' ').at(-1)!);
});

test('the points of a whole match are shown as text, too, with the filters as they were', async ({
  page,
  call,
  signedIn,
  wavu,
}) => {
  const { id } = await arrangeScoutedMatch(call, signedIn.request, wavu.url);
  await page.goto(`/right/${id}/points?set=all`);
  await expect(page.getByText('Key moments')).toBeVisible();
  await page.getByRole('link', { name: 'As text, for copying' }).click();
  await expect(page).toHaveURL(/set=all&text$/);
  await expect(page.locator('.as-text')).toContainText('Set 5, 15-6');
  await expect(page.getByText('Key moments')).toHaveCount(0);
  await page.getByRole('link', { name: 'Set 2', exact: true }).click();
  await expect(page.locator('.as-text')).not.toContainText('Set 5');
  await page.getByRole('link', { name: 'As text, for copying' }).click();
  await expect(page.locator('.ladder')).toHaveCount(1);
});

test('the season of a team shows rotations on the court, attacks, zones and those of one player', async ({
  page,
  call,
  signedIn,
  wavu,
}) => {
  const { league } = await arrangeScoutedMatch(call, signedIn.request, wavu.url);
  await page.goto(`/league/${league}/statistics`);
  const views = page.getByRole('navigation', { name: 'Statistics' });
  const chosen = views.locator('[aria-current]');
  await views.getByRole('link', { name: 'Players' }).click();
  await expect(chosen).toHaveText('Players');
  await expect(page.getByRole('link', { name: 'As a table (CSV)' })).toBeVisible();
  await expectAccessible(page);
  // The pressed link of the page before is dim until the next page is there.
  await views.getByRole('link', { name: 'Teams' }).click();
  await expect(chosen).toHaveText('Teams');
  await expectAccessible(page);
  const sideOuts = page.getByRole('table', { name: 'Side-out and break point by team' });
  await sideOuts.getByRole('link', { name: 'Tanzania Prisons' }).click();
  await expect(page).toHaveURL(/statistics\?team=/);
  await expect(page.getByText(/^From 1 of 1 match, 5 sets/).first()).toBeVisible();
  await expect(page.locator('.court-bars').first().getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('img', { name: /^Attacks to\. Zone/ })).toHaveCount(1);
  await expectAccessible(page);

  const players = page.getByRole('table', { name: 'Attack by player and phase' });
  await players.getByRole('link').first().click();
  await expect(page).toHaveURL(/&player=/);
  await expect(page.getByRole('heading', { name: /attack and zones$/ })).toBeVisible();
  await expect(page.locator('.court-bars')).toHaveCount(0);
  await expectAccessible(page);
  const player = new URL(page.url()).searchParams.get('player');
  await page.getByRole('link', { name: 'All players' }).click();
  await expect(page.locator('.court-bars').first()).toBeVisible();

  await page.goto(`/player-profile/${player}/achievement`);
  await page.getByRole('link', { name: 'In this league: attack by phase and zones' }).click();
  await expect(page.getByRole('heading', { name: /attack and zones$/ })).toBeVisible();

  const facts = { name: 'Mto Pwani', city: 'Tanga', coach: 'N/A', gender: 'Women' };
  const { id } = await call('POST', '/teams', facts);
  await call('POST', `/leagues/${league}/teams/${id}`);
  await page.goto(`/league/${league}/statistics?team=${id}`);
  await expect(page.getByText('nothing can be counted')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
