import { expectAccessible } from '../support/accessible.ts';
import { AGAIN } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';

test('a secretary keeps a plan as a draft, and publishes a round of it', async ({
  page,
  call,
  request,
}) => {
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya rasimu',
    type: 'League',
    startsAt: '2027-03-06',
    location: 'Iringa',
    partner: 'N/A',
  });
  for (const name of ['Isimila', 'Kalenga', 'Ruaha', 'Udzungwa']) {
    const team = { name: `${name} ya rasimu`, city: 'Iringa', coach: 'N/A', gender: 'Women' };
    const { id } = await call('POST', '/teams', team);
    await call('POST', `/leagues/${league.id}/teams/${id}`);
  }
  /** The number of matches on the league's page for a visitor who is not signed in. */
  async function shownToStrangers(): Promise<number> {
    const answer = await request.get(`/league/${league.id}`, { ...AGAIN, headers: { cookie: '' } });
    return (await answer.text()).split('class="row-teams"').length - 1;
  }

  await page.goto(`/admin/viewLeagues/${league.id}`);
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First day').fill('2027-03-06');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect(page.getByText('6 fixtures kept as a draft.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await shownToStrangers()).toBe(0);

  const card = page
    .locator('section')
    .filter({ hasText: 'Only administrators and the secretaries' });
  await expect(card.locator('.planned-day')).toHaveCount(3);
  await expectAccessible(page);
  await card.getByLabel('Publish').selectOption({ label: 'Round 1 (2)' });
  await card.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('2 fixtures published.')).toBeVisible();
  await expect(card.locator('.planned-day')).toHaveCount(2);
  expect(await shownToStrangers()).toBe(2);

  await page.goto(`/sw/admin/viewLeagues/${league.id}`);
  const inSwahili = page.locator('section').filter({ hasText: 'makatibu wa ligi hii pekee' });
  await inSwahili.getByRole('button', { name: 'Chapisha' }).click();
  await expect(inSwahili).toHaveCount(0);
});
