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
