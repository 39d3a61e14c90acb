import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Match } from '#contract/matches/match.ts';
import type { Call } from '../support/call-api.ts';
import { arrangeMatch, type Scorer, takePen } from '../support/court/scorer.ts';
import { type FakeCdn, startFakeCdn } from '../support/fake-cdn.ts';
import { expect, test } from '../support/journey.ts';

type Watched = { match: Match; scorer: Scorer; fan: Page; cdn: FakeCdn; end: () => Promise<void> };

/** A fan behind a CDN, with others before them who have its copies made anew all the time. */
async function watch(
  call: Call,
  origin: string,
  browser: Browser,
  use: BrowserContextOptions,
  setsWon: number,
): Promise<Watched> {
  const match = await arrangeMatch(call);
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' });
  for (let number = 1; number <= setsWon; number += 1) {
    await begin(scorer, number);
    await scorer.point('team1');
  }
  const cdn = await startFakeCdn(origin);
  const fans = await browser.newContext(use);
  const fan = await fans.newPage();
  const path = `/right/${match.id}`;
  const isFollowing = fan.waitForRequest(/api\/v1\/live/);
  await fan.goto(cdn.url + path);
  await isFollowing;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      // As the fan's browser asks, so that they share its copies.
      const headers = { 'accept-encoding': 'gzip, deflate' };
      for (const part of ['', '?part=main', '?part=known']) {
        await fetch(cdn.url + path + part, { headers }).then((answer) => answer.text());
      }
      await pause(200);
    }
  })();
  await pause(1500);
  return {
    match,
    scorer,
    fan,
    cdn,
    async end() {
      isOver = true;
      await others;
      await fans.close();
      await cdn.close();
    },
  };
}

/** A set in which one point is missing. */
async function begin(scorer: Scorer, number: number): Promise<void> {
  await scorer.send(
    { type: 'set-start', set: number, firstServe: 'team1' },
    { type: 'set-score', set: number, team1Score: 24, team2Score: 0 },
  );
}

test('a match that ends is shown as ended behind a CDN', async ({ call, wavu, browser }, {
  project,
}) => {
  const { match, scorer, fan, cdn, end } = await watch(call, wavu.url, browser, project.use, 2);
  const board = fan.locator('article[data-match]');
  await expect(board).toHaveAttribute('data-status', 'Live');
  await begin(scorer, 3);
  await scorer.point('team1');
  const { version } = await scorer.send({ type: 'end' });
  await expect(board).toHaveAttribute('data-status', 'ended');
  await expect(board.locator('b[data-k=w1]')).toHaveText('3');
  await expect(fan).toHaveTitle(/^3-0 /);
  await expect(board).toHaveAttribute('data-v', String(version));
  // And it stays so: what the CDN has from before is put over nothing.
  await pause(3000);
  await expect(board).toHaveAttribute('data-status', 'ended');
  const reads = cdn.originReads().filter((path) => path.includes(`v=${version}`));
  expect(reads, 'reads of the version that the line told').toHaveLength(1);
  expect(reads[0]).toBe(`/right/${match.id}?part=main&v=${version}`);
  await end();
});

test('a set that begins is shown and stays shown behind a CDN', async ({ call, wavu, browser }, {
  project,
}) => {
  const { scorer, fan, end } = await watch(call, wavu.url, browser, project.use, 1);
  const board = fan.locator('article[data-match]');
  await expect(board.locator('.say [data-k=set]')).toHaveText('Interval, set 2 next');
  await expect(fan).toHaveTitle(/^1-0 /);
  const { version } = await scorer.send({ type: 'set-start', set: 2, firstServe: 'team2' });
  await expect(board.locator('.say [data-k=set]')).toHaveText('Set 2');
  // The table of sets comes with the page that is read again.
  await expect(board.locator('table.sets thead th')).toHaveCount(3);
  for (let n = 0; n < 6; n += 1) {
    await pause(500);
    await expect(board.locator('.say [data-k=set]')).toHaveText('Set 2');
    expect(Number(await board.getAttribute('data-v'))).toBeGreaterThanOrEqual(version);
  }
  await end();
});
