import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

test('a secretary draws a Swiss round, pairs the next from the results, and removes it', async ({
  page,
  call,
}) => {
  const league = await call('POST', '/leagues', {
    name: 'Uswisi',
    type: 'Tournament',
    startsAt: '2027-01-09',
    location: 'Moshi',
    partner: 'N/A',
  });
  for (const name of ['Kibo', 'Meru', 'Rungwe', 'Mawenzi', 'Hanang']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Men' };
    const { id } = await call('POST', '/teams', team);
    await call('POST', `/leagues/${league.id}/teams/${id}`);
  }
  await page.goto(`/admin/viewLeagues/${league.id}`);
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Format')
    .selectOption({ label: 'Swiss: each round pairs teams of equal score' });
  await dialog.getByLabel('Rounds', { exact: true }).fill('9');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    '5 teams can play at most 5 rounds without meeting twice.',
  );
  await dialog.getByLabel('Rounds', { exact: true }).fill('3');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText(/has a bye, which counts as a win\./)).toBeVisible();
  await expectAccessible(page);
  const [drawn] = await dialog.locator('.planned-day b').allTextContents();
  await dialog.getByRole('button', { name: 'Make' }).click();
  await expect(dialog).toHaveCount(0);

  const card = page.locator('section').filter({ hasText: 'Swiss rounds' }).first();
  await expect(card.getByText('2 results are missing')).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(2);
  await expect(card.getByRole('link').first()).toHaveText(drawn!.replace(' – ', ' v '));
  await expect(card.getByRole('button', { name: 'Pair the next round' })).toBeDisabled();
  await expectAccessible(page);

  const missing = await card.getByRole('link').all();
  const hrefs = await Promise.all(missing.map((link) => link.getAttribute('href')));

  await page.goto(`/league/${league.id}`);
  const rest = page.getByRole('main').getByRole('listitem').filter({ hasText: 'has a bye' });
  await expect(rest).toHaveText(/^Round 1.*has a bye, which counts as a win$/);
  await expectAccessible(page);
  await rest.getByRole('link').click();
  await expect(page).toHaveURL(/\/team\//);

  await page.goto(`/admin/viewLeagues/${league.id}`);
  for (const href of hrefs) {
    const id = href!.split('/').at(-1);
    for (const set of [1, 2, 3])
      await call('PUT', `/matches/${id}/sets/${set}`, { team1Score: 25, team2Score: 20 });
    await call('POST', `/matches/${id}/status`, { status: 'ended' });
  }
  await page.reload();
  await expect(card.getByText('All results are in.')).toBeVisible();
  await card.getByText('Order for the pairing').click();
  await expect(card.getByRole('row').nth(1)).toContainText('1');
  await card.getByRole('button', { name: 'Pair the next round' }).click();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Round 2 of 3: teams with equal scores meet.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make' }).click();
  await expect(card.getByText('2 of 3 rounds are paired.')).toBeVisible();

  await page.getByRole('button', { name: /^Remove this plan Swiss round 2/ }).click();
  await dialog.getByRole('button', { name: 'Remove this plan' }).click();
  await expect(page.getByText('Fixtures taken back.')).toBeVisible();
  await expect(card.getByText('1 of 3 rounds are paired.')).toBeVisible();
  await expect(page.getByText('has begun', { exact: true })).toBeVisible();
});
