import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

for (const [name, size, letters] of [
  ['a phone that lies', { width: 640, height: 360 }, '100%'],
  ['letters twice as large', { width: 360, height: 640 }, '200%'],
] as const) {
  test(`${name}: at set point and between sets every word is on the screen`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/sw/score/practice');
    await page.evaluate(
      (much) => document.documentElement.style.setProperty('font-size', much),
      letters,
    );
    await page.getByRole('button', { name: 'Anza mechi' }).click();
    await page.getByRole('button', { name: 'Bluu wanaanzisha' }).click();
    for (let rally = 0; rally < 24; rally += 1) {
      await page.locator('.halves:not([data-resting])').waitFor();
      await page.keyboard.press('a');
    }
    await page.keyboard.press('q');
    await expect(page.getByText('Pointi ya seti', { exact: true })).toBeVisible();
    await expect(page.getByText('Mapumziko Bluu')).toBeVisible();
    expect(await wordsOutside(page, '.half')).toEqual([]);
    expect(await wordsOutside(page, '.tool')).toEqual([]);
    expect(await wordsOutside(page, '.score-top')).toEqual([]);

    await page.locator('.halves:not([data-resting])').waitFor();
    await page.keyboard.press('a');
    await expect(page.getByText('Seti 1 imeisha 25-0')).toBeVisible();
    const { heading, stage } = await page.evaluate(() => ({
      heading: document.querySelector('.score-stage h1')!.getBoundingClientRect().top,
      stage: document.querySelector('.score-stage')!.getBoundingClientRect().top,
    }));
    expect(heading, 'what is above the stage cannot be scrolled to').toBeGreaterThanOrEqual(stage);
  });
}

/** Texts that run over the edge of what they stand in, or over each other. */
function wordsOutside(page: Page, boxes: string): Promise<string[]> {
  return page.locator(boxes).evaluateAll((found) =>
    found.flatMap((box) => {
      const edge = box.getBoundingClientRect();
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
