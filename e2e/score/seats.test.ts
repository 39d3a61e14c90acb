import { expectAccessible } from '../support/accessible.ts';
import { arrangeTable } from '../support/court/arrange-console.ts';
import { openFullTable } from '../support/court/scorer-console.ts';
import { expect, test } from '../support/journey.ts';

const PLAYERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SQUADS = {
  team1: { name: 'Kibo', players: PLAYERS, liberos: [9] },
  team2: { name: 'Meru', players: PLAYERS, liberos: [9] },
};

test('a coach and an assistant ask from their phones, and the scorer takes it with one tap', async ({
  browser,
  call,
  wavu,
}) => {
  const { id, link } = await arrangeTable(call, SQUADS);
  const table = await browser.newContext({ baseURL: wavu.url });
  const scorer = await table.newPage();
  await scorer.goto(new URL(link).pathname + new URL(link).hash);
  await scorer.getByRole('button', { name: 'Start scoring' }).click();
  await openFullTable(scorer);

  // The links stand behind the menu of the table.
  await scorer.getByRole('button', { name: 'More' }).click();
  const opened = table.waitForEvent('page');
  await scorer.getByRole('link', { name: 'Links for the table' }).click();
  const links = await opened;
  const linkTo = async (seat: string): Promise<string> => {
    const card = links
      .locator('.panel-card', { hasText: seat })
      .filter({ has: links.locator('h2') });
    await card.getByRole('button', { name: /^Make a link/ }).click();
    await expect(card.getByRole('img', { name: `Code of the link: ${seat}` })).toBeVisible();
    const url = new URL(await card.locator('.link-address').innerText());
    return url.pathname + url.hash;
  };
  const toBench = await linkTo('Bench of Kibo');
  const toAssistant = await linkTo('Assistant scorer');
  await expectAccessible(links);
  await links.close();
  // Pages of tests are always seen: the browser tells nobody that the scorer is back.
  await scorer.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await scorer.getByRole('button', { name: 'Close' }).click();

  const phone = await browser.newContext({ baseURL: wavu.url });
  const coach = await phone.newPage();
  await coach.goto(toBench);
  await expect(coach.getByRole('heading', { name: 'Bench of Kibo' })).toBeVisible();
  await expect(coach.getByText('No set is being played now.')).toBeVisible();
  await expectAccessible(coach);

  // The slip of the first set lights up at the table.
  await coach.getByRole('button', { name: 'Write the slip' }).click();
  for (const shirt of [1, 2, 3, 4, 5, 6]) {
    await coach
      .locator('.panel-card')
      .last()
      .getByRole('button', { name: new RegExp(`^Kibo ${shirt}\\b`) })
      .click();
  }
  await coach.getByRole('button', { name: 'Save line-up' }).click();
  const slip = scorer.locator('.score-banner', { hasText: 'Kibo, line-up of set 1' });
  await expect(slip).toContainText('1 · 2 · 3 · 4 · 5 · 6');
  await slip.getByRole('button', { name: 'Take' }).click();
  await expect(slip).toHaveCount(0);

  const typesOf = async () => {
    const path = `/matches/${id}/events?limit=100`;
    const { items } = await call<{ items: { type: string }[] }>('GET', path);
    return items.map(({ type }) => type);
  };
  await expect.poll(typesOf).toEqual(['match-setup', 'lineup']);
  await scorer.locator('.serve-choice').getByRole('button', { name: 'Kibo' }).click();
  await scorer.getByRole('button', { name: 'Start set 1' }).click();

  const request = scorer.locator('.score-banner', { hasText: 'asks' });
  await coach.getByRole('button', { name: 'Ask for a time-out' }).click();
  await expect(coach.getByText('The scorer sees your request.')).toBeVisible();
  await expect(request).toContainText('Kibo asks: time-out');
  await expectAccessible(scorer);
  await request.getByRole('button', { name: 'Take' }).click();
  await expect(request).toHaveCount(0);
  await expect(coach.getByText('The scorer has recorded it.')).toBeVisible();
  await expect(coach.getByText('(1 left)')).toBeVisible();

  await coach.getByRole('button', { name: '5 Player K5' }).click();
  await coach.getByRole('button', { name: '7 Player K7' }).click();
  await coach.getByRole('button', { name: 'Ask for it' }).click();
  await expect(request).toContainText('Kibo asks: out 5 in 7');
  await request.getByRole('button', { name: 'Dismiss' }).click();
  await expect(coach.getByText('The scorer did not take it.')).toBeVisible();

  // The assistant proposes, the sheet R-6 fills in.
  const assistant = await phone.newPage();
  await assistant.goto(toAssistant);
  await assistant.getByRole('button', { name: 'L 9 in for 5' }).click();
  const proposal = scorer.locator('.score-banner', { hasText: 'Assistant' });
  await expect(proposal).toContainText('Assistant: Kibo, L 9 in for 5');
  await proposal.getByRole('button', { name: 'Take' }).click();
  await expect(assistant.getByRole('cell', { name: 'L 9 in for 5' })).toBeVisible();
  await expectAccessible(assistant);

  // A request that nobody took goes with the rally.
  await coach.getByRole('button', { name: 'Ask for a time-out' }).click();
  await expect(request).toHaveCount(1);
  await scorer.locator('.half', { hasText: 'Meru' }).click();
  // A tap while a time-out runs is asked about.
  const running = scorer.getByRole('button', { name: 'Count it' });
  await expect(async () => {
    if (await running.isVisible()) await running.click();
    expect(await request.count()).toBe(0);
  }).toPass();
  await expect(coach.getByText('The rally began before it was taken.')).toBeVisible();

  const last = async () => (await typesOf()).slice(-3);
  await expect.poll(last).toEqual(['timeout', 'libero', 'rally']);
  await phone.close();
  await table.close();
});
