import type { Page } from '@playwright/test';
import type { Match } from '#contract/matches/match.ts';
import { expectAccessible } from '../support/accessible.ts';
import { AGAIN } from '../support/call-api.ts';
import { arrangeMatch } from '../support/court/scorer.ts';
import { openFullTable } from '../support/court/scorer-console.ts';
import { drawSignature } from '../support/court/signature.ts';
import { expect, test } from '../support/journey.ts';

async function point(page: Page, team: string): Promise<void> {
  await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
  await page.locator('.half', { hasText: team }).click();
}

test('cards, a delay and signatures reach the official scoresheet, which is corrected', async ({
  browser,
  context,
  wavu,
  call,
}) => {
  const arranged = await arrangeMatch(call);
  const teams = { team1: arranged.team1.id, team2: arranged.team2.id };
  const { id }: Match = await call('POST', '/matches', {
    ...teams,
    matchType: 'Friendly',
    rules: 'single-set-15',
    matchDate: arranged.matchDate,
    matchTime: '18:00',
  });
  const { url: link } = await call<{ url: string }>('POST', `/matches/${id}/scorer-links`);
  const nyota = arranged.team1.name;
  const mawimbi = arranged.team2.name;

  const court = await browser.newContext({ ...test.info().project.use });
  const page = await court.newPage();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto(link);
  await button('Start scoring').click();
  await openFullTable(page);
  await button(/^Toss/).click();
  await button(`${nyota} serves`).click();
  await button('Start set 1').click();

  // The second delay is a penalty: point and serve to the other team.
  for (const effect of ['Warning', 'Penalty']) {
    await button(`Team ${mawimbi}`).click();
    await button(new RegExp(`^Delay ?${effect}`)).click();
  }
  await expect(page.locator('.half', { hasText: nyota })).toContainText('1');
  await button(`Team ${nyota}`).click();
  await button('Card').click();
  await button('C Coach').first().click();
  await button(/^Red card/).click();
  await expect(page.locator('.half', { hasText: mawimbi })).toContainText('1');
  await expectAccessible(page);
  for (let rally = 0; rally < 14; rally += 1) await point(page, nyota);

  await button(/^Confirm set 1/).click();
  await button(new RegExp(`^Captain ${nyota}`)).click();
  await drawSignature(page);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await button(/^First referee/).click();
  await page.getByLabel('Name').fill('Juma Hassan');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Juma Hassan')).toBeVisible();
  const makeOfficial = page.getByRole('button', { name: 'Make the sheet official' });
  await expect(makeOfficial).toContainText(`Not signed yet: Captain ${mawimbi}`);
  await makeOfficial.click();
  await expect(page.getByText('Official sheet, version 1')).toBeVisible();
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const fan = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await fan.goto(`${wavu.url}/right/${id}`);
  await expect(fan.getByText('official sheet', { exact: true })).toBeVisible();
  const log = await fan.request.get(`/api/v1/matches/${id}/events?limit=1000`, AGAIN);
  expect(await log.text()).not.toContain('drawing');
  const signatures = `/api/v1/matches/${id}/signatures`;
  expect((await fan.request.get(signatures, AGAIN)).status()).toBe(401);
  const { items } = await call<{ items: object[] }>('GET', `/matches/${id}/signatures`);
  expect(items).toMatchObject([
    { role: 'captain1', drawing: expect.stringMatching(/^M\d+ \d+L/) },
    { role: 'referee1', name: 'Juma Hassan', drawing: null },
  ]);

  // The administrator opens the match on a second page, says why, and everybody sees that the sheet was corrected.
  const secondPage = await context.newPage();
  await secondPage.goto(`${wavu.url}/score/${id}`);
  await secondPage.getByRole('button', { name: 'Start scoring' }).click();
  await secondPage.getByRole('button', { name: 'Take over' }).click();
  await openFullTable(secondPage);
  await secondPage.getByRole('button', { name: 'Correct the official sheet' }).click();
  await secondPage.getByRole('button', { name: 'Correct the score of a set' }).click();
  await secondPage.getByLabel(`Points of ${nyota}`).fill('15');
  await secondPage.getByLabel(`Points of ${mawimbi}`).fill('3');
  await secondPage.getByRole('button', { name: 'Save', exact: true }).click();
  await secondPage.getByLabel('Reason').fill('Two points of the opening were left out');
  await secondPage.getByRole('button', { name: 'Record it anyway' }).click();
  await expect(secondPage.getByText('Official sheet, corrected: version 2')).toBeVisible();
  await expect(secondPage.getByText('saved on the server', { exact: true })).toBeVisible();
  await fan.reload();
  await expect(fan.getByText('official sheet, version 2')).toBeVisible();
  await expect(fan.getByRole('cell', { name: '3', exact: true }).first()).toBeVisible();
  for (const closed of [court, fan.context()]) await closed.close();
});
