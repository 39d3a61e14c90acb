import type { Page } from '@playwright/test';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { expectAccessibleByDayAndNight } from '../support/accessible.ts';
import { NAMES, openTable } from '../support/court/ruled-match.ts';
import { expect, test } from '../support/journey.ts';

const boxOf = async (page: Page, part: string) => (await page.locator(part).boundingBox())!;

/** All that is to be tapped lies above the tools at the foot, without scrolling. */
async function expectOnScreen(page: Page): Promise<void> {
  const foot = await boxOf(page, '.score-foot');
  expect(foot.y + foot.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  for (const part of await page.locator('.half, .how-strip button, .console-tools .tool').all()) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(Math.round(box.y + box.height)).toBeLessThanOrEqual(Math.round(foot.y));
  }
}

test('the table lies beside its halves on a phone, and between both teams on wide screens', async ({
  browser,
  call,
}) => {
  const { page, lineups, startSet, toss, close } = await openTable(browser, call, PRESETS.indoor);
  await toss('team1');
  await lineups(1);
  await startSet(1);
  await page.locator('.half', { hasText: NAMES.team1 }).click();

  for (const width of [640, 740]) {
    await page.setViewportSize({ width, height: 360 });
    await expect(page.locator('.beside-team')).toHaveCount(0);
    const halves = await boxOf(page, '.console .halves');
    const court = await boxOf(page, '.console-court');
    expect(court.x).toBeGreaterThanOrEqual(halves.x + halves.width);
    await expectOnScreen(page);
  }

  for (const size of [
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const [first, second] = [
      page.locator('.beside-team').first(),
      page.locator('.beside-team').last(),
    ];
    await expect(first).toContainText('may come in');
    await expect(second).toContainText(NAMES.team2);
    await expect(page.locator('.beside-foot table')).toHaveCount(2);
    await expect(page.locator('.beside-log')).toContainText(`Point ${NAMES.team1}`);
    await expect.poll(async () => (await boxOf(page, '.console')).x).toBeGreaterThan(200);
    await expectOnScreen(page);
    await expectAccessibleByDayAndNight(page);
  }
  await close();
});
