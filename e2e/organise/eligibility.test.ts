import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { openFullTable } from '../support/court/scorer-console.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeagueMatch } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('a league says who may play, the office reads what is wrong, and the table refuses', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const names = ['Chipukizi', 'Tumaini'] as const;
  const { id, match } = await arrangeLeagueMatch(
    api,
    'Ligi ya Vijana',
    names,
    (licence, shirt) => ({
      licence,
      dateOfBirth: shirt === 7 ? '2000-01-01' : '2013-02-03',
    }),
  );

  await page.goto(`/admin/viewLeagues/${id}/eligibility`);
  await expect(page.getByText('Everybody on the roster of a team may play.')).toBeVisible();
  await page.getByRole('button', { name: 'Set the rule' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Oldest age').fill('19');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Fill this in.')).toBeVisible();
  await form.getByLabel('Ages on the day').fill('2031-01-01');
  await form.getByLabel('Players at least').fill('8');
  await form.getByLabel('Licences').selectOption('yes');
  await form.getByLabel('A player who may not play').selectOption('refuse');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('7 players on the roster, 8 at least')).toHaveCount(2);
  await expect(page.getByText('Is 31 on the day, 19 at most')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Licences Chipukizi' }).click();
  await form.getByLabel('Licence number of Chipukizi 6').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Has no licence')).toBeVisible();

  await page.goto(`/sw/league/${id}/about`);
  await expect(page.getByText('Kila mchezaji anahitaji leseni iliyo hai.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/score/${match.id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await openFullTable(page);
  await expect(page.getByText('May not play in this league: 6, 7.')).toBeVisible();
  await page.getByRole('button', { name: /Team sheet Chipukizi/ }).click();
  await expect(page.getByRole('button', { name: 'Plays 7' })).toBeDisabled();
});
