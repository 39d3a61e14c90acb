import { PRESETS } from '#domain/volleyball/presets.ts';
import { expectAccessible } from '../support/accessible.ts';
import { readLog } from '../support/court/arrange-console.ts';
import { arrangeCourt, setsOf, startSet, tapPoint } from '../support/court/court.ts';
import { openTable } from '../support/court/ruled-match.ts';
import { expect, test } from '../support/journey.ts';

/** Rule 18.1, where the competition has it so: ten minutes after the second set, here of three points. */
const RULES = { ...PRESETS['indoor-long-interval'], target: 3 };
const SECOND = 1000;
const MINUTE = 60 * SECOND;

test('the long interval counts down on the full scoring screen, and the third set may begin earlier', async ({
  browser,
  call,
}) => {
  let now = Date.now();
  const table = await openTable(browser, call, RULES, now);
  const { id, page, point } = table;
  const clock = page.getByRole('timer');
  async function pass(ms: number): Promise<void> {
    now += ms;
    await page.clock.setFixedTime(now);
  }
  async function winSet(set: number): Promise<void> {
    await table.lineups(set);
    await table.startSet(set);
    for (let rally = 0; rally < RULES.target; rally += 1) {
      await pass(20 * SECOND);
      await point('team1');
    }
  }

  await table.toss('team1');
  await winSet(1);
  await expect(clock).toHaveText('Interval3:00');
  await table.confirmSet(1);
  await winSet(2);
  await expect(clock).toHaveText('Interval10:00');
  await table.confirmSet(2);
  await pass(MINUTE);
  await expect(clock).toHaveText('Interval9:00');
  await expectAccessible(page);
  await table.lineups(3);
  await pass(8 * MINUTE + 30 * SECOND);
  await expect(clock).toHaveText('Interval0:30');
  await table.startSet(3);
  await expect(clock).toHaveCount(0);
  await point('team2');
  await table.score(0, 1);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();

  const { events } = await readLog(call, id, RULES);
  const begun = events.findLast(({ type }) => type === 'set-start')!;
  const last = events.slice(0, events.indexOf(begun)).findLast(({ type }) => type === 'rally')!;
  expect(begun.at - last.at, 'the interval that was taken').toBe(9 * MINUTE + 30 * SECOND);
  await table.close();
});

test('the long interval runs out on the points screen, and the third set begins late', async ({
  page,
  call,
}) => {
  const { id } = await arrangeCourt(call, RULES);
  let now = Date.now();
  async function pass(ms: number): Promise<void> {
    now += ms;
    await page.clock.setFixedTime(now);
  }
  await pass(0);
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.getByRole('button', { name: 'Start match' }).click();
  for (const set of [1, 2]) {
    await startSet(page);
    for (let rally = 0; rally < RULES.target; rally += 1) {
      await pass(20 * SECOND);
      await tapPoint(page, 0);
    }
    const announcement = page.getByText(`Set ${set} ended 3-0`);
    await expect(announcement).toBeVisible();
  }
  const line = page.locator('.pause-line');
  await expect(line).toContainText('Interval10:00');
  await pass(10 * MINUTE - SECOND);
  await expect(line).toContainText('Interval0:01');
  await pass(SECOND);
  await expect(line.getByRole('status')).toHaveText('Time is up');
  await expectAccessible(page);
  await pass(5 * MINUTE);
  await startSet(page);
  await expect(line).toHaveCount(0);
  await tapPoint(page, 1);
  await expect.poll(() => setsOf(call, id)).toBe('3-0 3-0 0-1');
});
