import { expectAccessible } from '../support/accessible.ts';
import { arrangeMatch } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

test('an administrator changes level and demands of one match, and the scorer’s device shows them', async ({
  browser,
  office,
  call,
  wavu,
}) => {
  const { id, team1 } = await arrangeMatch(call);
  await office.goto(`/admin/matchView/${id}/terms`);
  await expect(office.getByText('Level of detail: As the scorer likes')).toBeVisible();
  await office.getByRole('button', { name: 'Change for this match' }).click();
  await office.getByLabel('Level of detail').selectOption('Full table');
  await office.getByLabel('Team sheets and line-ups before a set').check();
  await office.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText('Level of detail: Full table')).toBeVisible();
  await expect(office.getByText('Team sheets and line-ups before a set')).toBeVisible();
  await expectAccessible(office);

  const { url } = await call<{ url: string }>('POST', `/matches/${id}/scorer-links`);
  const table = await (await browser.newContext({ baseURL: wavu.url })).newPage();
  await table.goto(new URL(url).pathname + new URL(url).hash);
  await table.getByRole('button', { name: 'Start scoring' }).click();
  await expect(table.locator('.scorer')).toHaveAttribute('data-level', 'table');
  await expect(table.getByText(`Still missing: Team sheet ${team1.name}`)).toBeVisible();
  await expect(table.getByRole('button', { name: 'Start set 1' })).toBeDisabled();
  await table.context().close();
});
