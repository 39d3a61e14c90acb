import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { apiOf } from '../support/call-api.ts';
import { arrangeMatch, type Scorer, type Side, takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';
import { addAdmin, signIn } from '../support/sign-in.ts';
import { openTunnel } from '../support/tunnel.ts';
import { startWavu } from '../support/wavu.ts';

const RALLIES: Side[] = ['team1', 'team2', 'team2', 'team1', 'team1', 'team1', 'team2', 'team1'];

/** Plays the rallies; after each, every page must come to show it, as it stands, by itself. */
async function play(scorer: Scorer, rallies: Side[], pages: [Page, string][]): Promise<void> {
  for (const winner of rallies) {
    const set = (await scorer.point(winner)).sets.at(-1);
    const shown = pages.map(async ([page, part]) => {
      const match = page.locator(part);
      await expect(match.locator('b[data-k=p1]')).toHaveText(String(set?.team1Score));
      await expect(match.locator('b[data-k=p2]')).toHaveText(String(set?.team2Score));
    });
    await Promise.all(shown);
  }
}

test('each point reaches the fans, also after a crash in the middle of a set', async ({
  browser,
  context,
}, { project }) => {
  const wavu = await startWavu();
  try {
    await signIn(context, wavu, await addAdmin(wavu));
    const call = apiOf(context.request, wavu);
    const match = await arrangeMatch(call);
    const scorer = await takePen(call, match);
    await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });

    const fans = await browser.newContext(project.use);
    const streams: string[] = [];
    fans.on('request', (request) => {
      if (request.url().includes('/api/v1/live')) streams.push(request.url());
    });
    const list = await fans.newPage();
    const board = await fans.newPage();
    await list.goto(wavu.url);
    await board.goto(`${wavu.url}/right/${match.id}`);
    const isSamePage = 'globalThis.isSamePage';
    for (const page of [list, board]) await page.evaluate(`${isSamePage} = true`);
    const pages: [Page, string][] = [
      [list, `li[data-match="${match.id}"]`],
      [board, `article[data-match="${match.id}"]`],
    ];

    await play(scorer, RALLIES, pages);
    expect(streams, 'one stream for each page, while all is well').toHaveLength(2);
    await wavu.kill9();
    await wavu.restart();
    await play(scorer, RALLIES, pages);

    for (const page of [list, board]) {
      expect(await page.evaluate(isSamePage), 'the page was not loaded again').toBe(true);
      await expectAccessible(page);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await list.emulateMedia({ colorScheme });
      await list.locator(`li[data-match="${match.id}"] [data-k=p1]`).evaluate(holdFlash);
      await expectAccessible(list);
    }
    const plain = await browser.newContext({ ...project.use, javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${wavu.url}/right/${match.id}`);
    await expect(page.locator('article b[data-k=p1]')).toHaveText('10');
    await expect(page.locator('article b[data-k=p2]')).toHaveText('6');
    await plain.close();
    await fans.close();
  } finally {
    await wavu.remove();
  }
});

test('a point that arrives during a reload stays on the page', async ({ browser }, { project }) => {
  const wavu = await startWavu();
  try {
    const admin = await browser.newContext(project.use);
    await signIn(admin, wavu, await addAdmin(wavu));
    const call = apiOf(admin.request, wavu);
    const match = await arrangeMatch(call);
    const scorer = await takePen(call, match);
    await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
    const fans = await browser.newContext(project.use);
    const board = await fans.newPage();
    await board.goto(`${wavu.url}/right/${match.id}`);
    const points = board.locator(`article[data-match="${match.id}"] b[data-k=p1]`);
    await expect(points).toHaveText('0');

    // The page is asked for with what a line cannot say; its answer is on the way when a point comes.
    const isRead = board.evaluate(
      () => new Promise((done) => addEventListener('swapped', () => done(true), { once: true })),
    );
    await board.route('**/*part=main*', async (route) => {
      const response = await route.fetch();
      await scorer.point('team1');
      await expect(points).toHaveText('1');
      await route.fulfill({ response });
    });
    await scorer.send({ type: 'delay', team: 'team2' });
    expect(await isRead).toBe(true);
    await expect(points).toHaveText('1');
    await fans.close();
    await admin.close();
  } finally {
    await wavu.remove();
  }
});

/** In the browser: a number that has just changed, in the middle of its flash. */
function holdFlash(cell: Element): void {
  cell.classList.remove('flash');
  cell.getBoundingClientRect();
  cell.classList.add('flash');
  for (const animation of cell.getAnimations()) {
    animation.pause();
    animation.currentTime = 250;
  }
}

test('a stream that dies silently is noticed, shown and reopened', async ({ browser }, {
  project,
}) => {
  const wavu = await startWavu();
  const tunnel = await openTunnel(wavu.url);
  try {
    const admin = await browser.newContext(project.use);
    await signIn(admin, wavu, await addAdmin(wavu));
    const call = apiOf(admin.request, wavu);
    const match = await arrangeMatch(call);
    const scorer = await takePen(call, match);
    await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
    const fans = await browser.newContext(project.use);
    const board = await fans.newPage();
    await board.clock.install();
    await board.goto(`${tunnel.url}/right/${match.id}`);
    const points = board.locator(`article[data-match="${match.id}"] b[data-k=p1]`);
    const stands = await browser.newContext(project.use);
    const hall = await stands.newPage();
    await hall.clock.install();
    await hall.goto(`${tunnel.url}/screen/match/${match.id}`);
    const boardPoints = hall.locator('.points').first();
    const isLost = hall.getByText('No connection: this score may be old.');
    await scorer.point('team1');
    await expect(points).toHaveText('1');
    await expect(boardPoints).toContainText('1');

    tunnel.dropSilently();
    await scorer.point('team1');
    await board.clock.runFor(30_000);
    await expect(board.getByText('connecting again…')).toHaveCount(0);
    await board.clock.runFor(25_000);
    await expect(board.getByText('connecting again…')).toBeVisible();
    await expect(points).toHaveText('1');
    await expect(isLost).toBeHidden();
    await hall.clock.runFor(55_000);
    await expect(isLost).toBeVisible();

    tunnel.recover();
    // Each connection that the browser has kept is as dead as the next, and given up after 45 s of
    // the page's clock: how many there are is chance, and how long a busy machine needs for each.
    await expect(async () => {
      await board.clock.runFor(30_000);
      await expect(points).toHaveText('2', { timeout: 1000 });
      await board.clock.runFor(2000);
      await expect(board.getByText('connecting again…')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(async () => {
      await hall.clock.runFor(30_000);
      await expect(boardPoints).toContainText('2', { timeout: 1000 });
      await expect(isLost).toBeHidden({ timeout: 1000 });
    }).toPass();
    for (const context of [fans, stands, admin]) await context.close();
  } finally {
    await tunnel.close();
    await wavu.remove();
  }
});

test('the administration notices a stream that has died silently', async ({
  office: page,
  call,
  wavu,
}) => {
  const teams: string[] = [];
  for (const name of ['Kibo', 'Mawenzi']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Men' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  const { id } = await call('POST', '/matches', {
    team1: teams[0],
    team2: teams[1],
    matchType: 'Friendly',
    matchDate: '2027-01-10',
    matchTime: '15:00',
  });
  const tunnel = await openTunnel(wavu.url);
  try {
    await page.clock.install();
    const isOpen = page.waitForResponse(/live\?match=/);
    await page.goto(`${tunnel.url}/admin/matchView/${id}`);
    await isOpen;
    await call('PATCH', `/matches/${id}`, { matchDate: '2027-02-20' });
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByText('20 February 2027')).toBeVisible({ timeout: 1000 });
    }).toPass();

    tunnel.dropSilently();
    await call('PATCH', `/matches/${id}`, { matchDate: '2027-03-21' });
    await page.clock.runFor(30_000);
    await expect(page.getByText('20 February 2027')).toBeVisible();
    tunnel.recover();
    await expect(async () => {
      await page.clock.runFor(30_000);
      await expect(page.getByText('21 March 2027')).toBeVisible({ timeout: 1000 });
    }).toPass();
  } finally {
    await tunnel.close();
  }
});
