import type { Page } from '@playwright/test';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { openBareTable } from '../support/court/ruled-match.ts';
import { expect, test } from '../support/journey.ts';

const STANDING = { width: 360, height: 640 };
const LANDSCAPE = { width: 640, height: 360 };

for (const [name, size, letters, isContrasting] of [
  ['a phone that lies', LANDSCAPE, '100%', false],
  ['letters twice as large', STANDING, '200%', false],
  ['strong colours', STANDING, '100%', true],
  ['strong colours on a phone that lies', LANDSCAPE, '100%', true],
] as const) {
  test(`${name}: every word fits the screen at set point and between sets`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.clock.install();
    await page.goto('/sw/score/practice');
    await page.evaluate(
      (much) => document.documentElement.style.setProperty('font-size', much),
      letters,
    );
    await page.getByRole('button', { name: 'Anza mechi' }).click();
    await page.getByRole('button', { name: 'Bluu inapiga sevu' }).click();
    if (isContrasting) {
      await page.keyboard.press('?');
      await page.getByLabel('Rangi kali, kwa jua kali').check();
      await page.keyboard.press('Escape');
    }
    for (let rally = 0; rally < 24; rally += 1) {
      await playOn(page);
      await page.keyboard.press('a');
    }
    await page.keyboard.press('q');
    await expect(page.getByText('Pointi ya seti', { exact: true })).toBeVisible();
    await expect(page.getByText('Taimauti ya Bluu')).toBeVisible();
    expect(await wordsOutside(page, '.half')).toEqual([]);
    expect(await wordsOutside(page, '.tool')).toEqual([]);
    expect(await wordsOutside(page, '.score-top')).toEqual([]);

    await playOn(page);
    await page.keyboard.press('a');
    // The time-out still runs: a tap is asked about.
    await page.getByRole('button', { name: 'Ihesabu', exact: true }).click();
    await expect(page.getByText('Seti ya 1 imeisha 25-0')).toBeVisible();
    const { heading, stage } = await page.evaluate(() => ({
      heading: document.querySelector('.score-stage h1')!.getBoundingClientRect().top,
      stage: document.querySelector('.score-stage')!.getBoundingClientRect().top,
    }));
    expect(heading, 'what is above the stage cannot be scrolled to').toBeGreaterThanOrEqual(stage);
  });
}

test('beach scoring at full detail has no substitutions, and shirts stay on the court', async ({
  browser,
  call,
}) => {
  const table = await openBareTable(browser, call, PRESETS.beach);
  const { page, button, within, point, openTeam } = table;
  await page.setViewportSize({ width: 640, height: 360 });
  const pairs = { team1: [1, 2], team2: [11, 12] };
  for (const team of ['team1', 'team2'] as const) {
    await table.lineup({
      id: '',
      at: 0,
      type: 'lineup',
      set: 1,
      team,
      players: pairs[team],
    });
  }
  await table.toss('team1');
  await table.startSet(1);
  await expect(button(/^Subs|0\/0/)).toHaveCount(0);
  await openTeam('team1', 'Injury');
  await within(/^Nyota 1\b/).click();
  await expect(within(/^Recovery/)).toBeVisible();
  await expect(within(/ubstitution/)).toHaveCount(0);
  await page.keyboard.press('Escape');

  for (let rally = 0; rally < 7; rally += 1) await point('team1');
  await expect(page.getByText(/The teams change sides now/)).toBeVisible();
  const { court, shirts } = await page.locator('.console-court').evaluate((drawn) => ({
    court: drawn.getBoundingClientRect().bottom,
    shirts: [...drawn.querySelectorAll('.shirt')].map(
      (item) => item.getBoundingClientRect().bottom,
    ),
  }));
  expect(Math.max(...shirts)).toBeLessThanOrEqual(court);
  await table.close();
});

test('a team name of two lines leaves both scores on one line', async ({ page, call }) => {
  const teams: string[] = [];
  for (const name of ['Nyota', 'Chuo Kikuu cha Dar es Salaam']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  const { id } = await call('POST', '/matches', {
    team1: teams[0],
    team2: teams[1],
    matchType: 'Friendly',
    matchDate: '2026-11-21',
    matchTime: '16:00',
    location: 'Tanga',
  });
  await page.setViewportSize(STANDING);
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.getByRole('button', { name: 'Start match' }).click();
  await page.getByRole('button', { name: /^Nyota serves/ }).click();
  await expect(page.locator('.half')).toHaveCount(2);
  const [first, second] = await page
    .locator('.half-score')
    .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().top));
  expect(first).toBeCloseTo(second!, 0);
  expect(await wordsOutside(page, '.half')).toEqual([]);
});

test('a refusal shown in a dialog is not repeated behind it', async ({ page }) => {
  await page.goto('/score/practice');
  await page.getByRole('button', { name: 'Start match' }).click();
  await page.getByRole('button', { name: /Blue serves/ }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Catch up', exact: true }).click();
  await page.getByLabel('Points of Blue').fill('31');
  await page.getByLabel('Points of Gold').fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.form-problem')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.halves')).toBeVisible();
  await expect(page.locator('.score-banner.bad')).toHaveCount(0);
});

/** A rally is played: until it is over, a second tap for the same side needs a long press. */
async function playOn(page: Page): Promise<void> {
  await page.clock.fastForward(2000);
  await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
}

/** Texts that run over the edge of what they stand in, or over each other. */
function wordsOutside(page: Page, boxes: string): Promise<string[]> {
  return page.locator(boxes).evaluateAll((found) =>
    found.flatMap((box) => {
      const { left, top } = box.getBoundingClientRect();
      const edge = new DOMRect(
        left + box.clientLeft,
        top + box.clientTop,
        box.clientWidth,
        box.clientHeight,
      );
      const texts: { text: string; at: DOMRect }[] = [];
      const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const at = range.getBoundingClientRect();
        const isForReaders = walk.currentNode.parentElement!.closest('.sr') !== null;
        if (at.width > 1 && !isForReaders) texts.push({ text: range.toString(), at });
      }
      const apart = (a: DOMRect, b: DOMRect) => a.right <= b.left + 1 || b.right <= a.left + 1;
      return texts.flatMap(({ text, at }, index) => [
        ...(at.left < edge.left - 1 || at.right > edge.right + 1 ? [`${text}: over the edge`] : []),
        ...(at.bottom > edge.bottom + 1 ? [`${text}: below the edge`] : []),
        ...texts
          .slice(index + 1)
          .filter((next) => !apart(at, next.at))
          .filter((next) => next.at.top < at.bottom - 6 && at.top < next.at.bottom - 6)
          .map((next) => `${text}: over ${next.text}`),
      ]);
    }),
  );
}
