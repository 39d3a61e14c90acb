import { expectAccessible } from '../support/accessible.ts';
import { AGAIN, apiOf } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { arrangeLeague } from '../support/own-team.ts';
import { signIn } from '../support/sign-in.ts';

test('a secretary charges all teams, takes money with a receipt, and a fine lands in the books', async ({
  page,
  wavu,
  admin,
}) => {
  await signIn(page.context(), wavu, admin);
  const api = apiOf(page.request, wavu);
  const { id } = await arrangeLeague(api, 'Ligi ya Vitabu', ['Hazina', 'Akiba']);

  await page.goto(`/admin/viewLeagues/${id}/ledger`);
  await expect(page.getByText('Nobody has been charged yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Charge' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Fill this in.').first()).toBeVisible();
  await form.getByLabel('Teams').selectOption({ label: 'All teams of the league' });
  await form.getByLabel('For what').fill('Msimu wa 2031');
  await form.getByLabel('Amount (TZS)').fill('150000');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Charged.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Enter payment Hazina Msimu wa 2031' }).click();
  await form.getByLabel('Amount (TZS)').fill('100000');
  await form.getByLabel('How').selectOption({ label: 'Mobile money' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Receipt \d{4}-0001 · TZS 100,000/)).toBeVisible();
  await expect(page.getByText('Charged TZS 150,000 · Paid TZS 100,000')).toBeVisible();

  await page.goto(`/admin/viewLeagues/${id}/discipline`);
  await page.getByRole('button', { name: 'Suspend somebody' }).click();
  await form.getByLabel('Team').selectOption({ label: 'Akiba' });
  await form.getByLabel('Staff').selectOption({ label: 'Coach' });
  await form.getByLabel('Reason (public)').fill('Lugha');
  await form.getByLabel('Fine (TZS)').fill('50000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Suspension saved.')).toBeVisible();

  await page.goto(`/sw/admin/viewLeagues/${id}/ledger`);
  await expect(page.getByText('Faini', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Alizotozwa TZS 200,000', { exact: false })).toBeVisible();
  const statement = page.getByRole('link', { name: 'Taarifa ya hesabu (PDF) Akiba' });
  const paper = await page.request.get((await statement.getAttribute('href'))!, AGAIN);
  expect(paper.headers()['content-type']).toBe('application/pdf');
  const table = await page.request.get(`/api/v1/leagues/${id}/ledger.csv?lang=sw`, AGAIN);
  expect(await table.text()).toContain('Klabu,Tarehe,Maelezo');
});
