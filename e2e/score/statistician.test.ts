import type { Match } from '#contract/matches/match.ts';
import { expectAccessible } from '../support/accessible.ts';
import { arrangeTable } from '../support/court/arrange-console.ts';
import { takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

const PLAYERS = [1, 2, 3, 4, 5, 6, 7];
const SQUADS = {
  team1: { name: 'Kibo', players: PLAYERS, liberos: [] },
  team2: { name: 'Meru', players: PLAYERS, liberos: [] },
};

test('a statistician adds touches to a rally on another device, and the match tells them and the .dvw', async ({
  browser,
  call,
  wavu,
}) => {
  const { id } = await arrangeTable(call, SQUADS);
  const match = await call<Match>('GET', `/matches/${id}`);
  const pen = await takePen(call, match);
  const lineup = { type: 'lineup', set: 1, players: [1, 2, 3, 4, 5, 6] };
  await pen.send(
    { type: 'start' },
    { ...lineup, team: 'team1' },
    { ...lineup, team: 'team2' },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  await pen.send({ type: 'rally', winner: 'team1', no: 1 });
  const link = await call<{ url: string }>('POST', `/matches/${id}/seats/statistician/links`);
  const { pathname, hash } = new URL(link.url);

  const context = await browser.newContext({ baseURL: wavu.url });
  const page = await context.newPage();
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { name: 'Set 1 · rally 1' })).toBeVisible();
  await expect(page.getByText('1–0, won by Kibo')).toBeVisible();
  await expectAccessible(page);

  // The serve needs its mark alone; then the reception, which is missed.
  const mark = (name: RegExp) => page.getByRole('button', { name });
  await mark(/poor$/).first().click();
  await page.getByRole('button', { name: 'Meru 3', exact: true }).click();
  await mark(/error$/).click();
  await page.getByRole('button', { name: 'To zone: Zone 5' }).click();
  await expect(page.locator('.scout-touches li')).toHaveText([
    'Kibo 1: Serve, poor',
    'Meru 3: Reception, error · To zone 5',
  ]);
  await page.getByRole('button', { name: 'Save the rally' }).click();
  await expect(page.getByText('1 of 1 rallies have touches')).toBeVisible();

  // The next rally comes by itself, in Swahili too.
  await pen.send({ type: 'rally', winner: 'team2', no: 2 });
  await expect(page.getByText('1 of 2 rallies have touches')).toBeVisible();
  await page.getByRole('button', { name: 'Next without touches' }).click();
  await expect(page.getByRole('heading', { name: 'Set 1 · rally 2' })).toBeVisible();
  await mark(/point or perfect$/).click();
  await expect(page.getByText('By these touches the point would be of Kibo.')).toBeVisible();

  const dvw = await page.request.get(`/api/v1/matches/${id}/match.dvw`);
  expect(await dvw.text()).toContain('a03RM=~~~~5;');
  await page.goto(`/${id}/statistics`);
  await expect(page.getByText('Every touch, from 1 of 2 rallies')).toBeVisible();
  await page.goto(`/sw${pathname}${hash}`);
  await expect(page.getByRole('heading', { name: 'Mtakwimu', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hifadhi mpira' })).toBeVisible();
  await context.close();
});
