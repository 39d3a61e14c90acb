import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { arrangeMatch, takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

/**
 * Holds back the first answer for the middle of a page until it is let go.
 *
 * @param tab the end of the page's path: a live page may read its own middle again meanwhile
 */
async function holdFirstAnswer(page: Page, tab = '') {
  let held: Route | undefined;
  await page.route(`**/*${tab}?*part=main*`, async (route) => {
    if (held) return route.fallback();
    held = route;
  });
  return {
    isHeld: () => held !== undefined,
    // A request that nobody waits for any more cannot be answered.
    letGo: () => held?.continue().catch(() => undefined),
  };
}

for (const [path, lost, again] of [
  ['', 'No network.', 'Try again'],
  ['/sw', 'Hakuna mtandao.', 'Jaribu tena'],
] as const) {
  test(`a tab tapped without a network reports that and leaves the page unchanged: ${path || '/'}`, async ({
    call,
    context,
    page,
  }) => {
    const { id } = await arrangeMatch(call);
    const standings = page.locator('.tabs a[href$="/standings"]');
    await page.goto(`${path}/right/${id}`);
    const board = page.locator(`article[data-match="${id}"]`);
    await expect(board).toBeVisible();

    await context.setOffline(true);
    await standings.click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(lost);
    await expect(board).toBeVisible();
    await expect(standings).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(`${path}/right/${id}`);
    await expectAccessible(page);

    // The second try has failed before the network is back.
    const failed = page.waitForEvent('requestfailed');
    await notice.getByRole('button', { name: again }).click();
    await failed;
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await notice.getByRole('button', { name: again }).click();
    await expect(standings).toHaveAttribute('aria-current', 'page');
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(`${path}/right/${id}/standings`);
  });
}

test('the last of two tabs tapped in a row opens', async ({ call, page }) => {
  const match = await arrangeMatch(call);
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  await scorer.send({ type: 'rally', winner: 'team1', no: 1 });
  const { id } = match;
  await page.goto(`/right/${id}`);
  const first = page.locator('.tabs a[href$="/points"]');
  const last = page.locator('.tabs a[href$="/standings"]');
  await holdFirstAnswer(page, '/points');
  await first.click();
  await expect(first).toHaveAttribute('aria-busy', 'true');
  // Sooner than the script would give up an answer that does not come.
  const givenUp = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/points'),
    timeout: 10_000,
  });
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'page');
  await givenUp;
  await expect(first).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(`/right/${id}/standings`);
});

test('a live match keeps the tapped tab after a reload', async ({ call, browser, wavu }, {
  project,
}) => {
  const match = await arrangeMatch(call);
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  const fans = await browser.newContext(project.use);
  const fan = await fans.newPage();
  await fan.goto(`${wavu.url}/right/${match.id}`);
  await expect(fan.locator('article b[data-k=p1]')).toHaveText('0');
  const answer = await holdFirstAnswer(fan);
  await scorer.send({ type: 'delay', team: 'team2' });
  await expect.poll(answer.isHeld).toBe(true);
  const tab = fan.locator('.tabs a[href$="/standings"]');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await answer.letGo();
  await scorer.point('team1');
  await expect(fan.locator('article b[data-k=p1]')).toHaveText('1');
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await fans.close();
});
