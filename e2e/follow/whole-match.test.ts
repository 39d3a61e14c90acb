import { readFileSync } from 'node:fs';
import { countingLine } from '../../bench/measure/counting-line.ts';
import { pointsLevelEvents } from '../../server/play/scoring/testing/points-level.ts';
import { WHOLE_BROWSER } from '../support/browser.ts';
import { arrangeMatch, takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

test.use(WHOLE_BROWSER);

/** The most bytes that a fan may pay for a match followed to its end, after the page itself. */
const MAX_BYTES = 60 * 1024;
/** A real match of five sets and 193 rallies: test-data/README.md. */
const REAL_MATCH = new URL('../../test-data/matches/dvw-190301_kats_beds.json', import.meta.url);

test('a whole real match followed on its page costs at most 60 KB', async ({
  wavu,
  call,
  browser,
}, { project }) => {
  const match = await arrangeMatch(call);
  const scorer = await takePen(call, match);
  const [start, ...events] = pointsLevelEvents(JSON.parse(readFileSync(REAL_MATCH, 'utf8')));
  await scorer.send(start!);

  const line = await countingLine(wavu.url);
  const fans = await browser.newContext(project.use);
  const fan = await fans.newPage();
  const path = `/right/${match.id}`;
  const opened = Promise.all([
    fan.waitForRequest((request) => request.url().includes('/api/v1/live')),
    fan.waitForResponse((response) => response.url().includes('/mark')),
  ]);
  await fan.goto(line.url + path);
  await opened;
  const board = fan.locator('article[data-match]');
  const firstView = line.received();
  for (const event of events) {
    const { version } = await scorer.send(event);
    await expect(board).toHaveAttribute('data-v', String(version));
  }
  await expect(board).toHaveAttribute('data-status', 'ended');
  await expect(board.locator('[data-k=w1]').first()).toHaveText('3');
  await expect(board.locator('table.sets tbody tr').first()).toContainText('15');

  const followed = line.received() - firstView;
  test.info().annotations.push({
    type: 'bytes',
    description: `first view ${firstView}, then ${followed} for ${events.length} events`,
  });
  expect(followed).toBeLessThanOrEqual(MAX_BYTES);
  // The cost that the page shows is as the browser measures it: heads of answers are estimated.
  // It is written anew from time to time, so it may be behind for a moment.
  await expect(async () => {
    const reported = await fan.locator('[data-cost]').textContent();
    const kilobytes = Number(/[\d.]+/.exec(reported ?? '')?.[0]);
    expect(Math.abs(kilobytes * 1024 - line.received())).toBeLessThan(0.2 * line.received());
  }).toPass();
  await fans.close();
  await line.close();
});
