import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

test('a team never plays on Saturdays, and the preview says how many days that costs', async ({
  page,
  call,
}) => {
  const league = await call('POST', '/leagues', {
    name: 'Ligi ya kanuni',
    type: 'Tournament',
    startsAt: '2027-04-03',
    location: 'Kigoma',
    partner: 'N/A',
  });
  for (const name of ['Kigoma Stars', 'Ujiji', 'Kasulu']) {
    const team = { name: `${name} ya kanuni`, city: 'Kigoma', coach: 'N/A', gender: 'Women' };
    const { id } = await call('POST', '/teams', team);
    await call('POST', `/leagues/${league.id}/teams/${id}`);
  }
  await call('PUT', `/leagues/${league.id}/schedule`, {
    days: [6, 0],
    opens: '09:00',
    closes: '11:00',
    venues: [{ location: 'Uwanja wa kanuni', courts: 1 }],
    blackouts: [{ date: '2027-04-25', location: 'Uwanja wa kanuni' }],
  });

  await page.goto(`/admin/viewLeagues/${league.id}`);
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First day').fill('2027-04-03');
  await dialog.getByLabel('Days from round to round').fill('0');
  await expect(dialog.getByLabel('Closed for')).toHaveValue('at:0');
  await dialog.getByRole('button', { name: 'Add a rule' }).click();
  const rules = dialog.locator('.plan-rules');
  await rules.getByLabel('Team', { exact: true }).selectOption('Kigoma Stars ya kanuni');
  await rules.getByRole('checkbox', { name: 'Saturday' }).check();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const cost = dialog.locator('.rule-costs li');
  await expect(cost).toHaveText(
    'Never on Saturday, Kigoma Stars ya kanuni: 4 days instead of 3 without it',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect(page.getByText('3 fixtures kept as a draft.')).toBeVisible();
  // The rule stands there for the next plan, and for the moves of this one.
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  await expect(rules.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();
  await expect(rules.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
});
