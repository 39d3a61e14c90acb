import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { openFullTable } from '../support/court/scorer-console.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeagueMatch } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('a league suspends by decision, the scorer is warned, and everybody reads the reason', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const names = ['Nidhamu', 'Heshima'] as const;
  const { id, match } = await arrangeLeagueMatch(api, 'Ligi ya Nidhamu', names);

  await page.goto(`/admin/viewLeagues/${id}/discipline`);
  await page.getByRole('button', { name: 'Set the rule' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Red card: cards').fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Fill this in.')).toBeVisible();
  await form.getByLabel('Matches suspended').nth(1).fill('1');
  await form.getByLabel('A suspended player on the team sheet').selectOption('refuse');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 × red card: suspended for 1 match.')).toBeVisible();

  await page.getByRole('button', { name: 'Suspend somebody' }).click();
  await form.getByLabel('Team').selectOption({ label: 'Nidhamu' });
  await form.getByLabel('Player').selectOption({ label: '7 Nidhamu 7' });
  await form.getByLabel('Reason (public)').fill('Aligoma kutoka uwanjani');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Suspension saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Enter a protest' }).click();
  await form.getByLabel('Match').selectOption(match.id);
  await form.getByLabel('Team').selectOption({ label: 'Heshima' });
  await form.getByLabel('Subject (public)').fill('Jezi zenye namba sawa');
  await form.getByLabel('Received on').fill('2031-10-05');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Decide Heshima' }).click();
  await form.getByLabel('Decision').selectOption({ label: 'Dismissed' });
  await form.getByLabel('Reason (public)').fill('Jezi zilikuwa halali');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Decision saved.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/sw/league/${id}/about`);
  await page.locator('#main').getByRole('link', { name: 'Nidhamu', exact: true }).click();
  await expect(page.getByText('Aligoma kutoka uwanjani')).toBeVisible();
  await expect(page.getByText('Jezi zilikuwa halali')).toBeVisible();
  await expect(page.getByText('Anakosa: Nidhamu – Heshima')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/score/${match.id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await openFullTable(page);
  await expect(page.getByText('Suspended for this match: 7.')).toBeVisible();
  await page.getByRole('button', { name: /Team sheet Nidhamu/ }).click();
  await expect(page.getByRole('button', { name: 'Plays 7' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /6 players/ })).toBeVisible();
});
