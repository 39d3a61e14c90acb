import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** A real touch on the half of a team, which slides by `by` pixels before it ends. */
async function slide(page: Page, team: string, by: { x: number; y: number }): Promise<void> {
  const half = page.getByRole('button', { name: new RegExp(`Point for ${team}`) });
  const box = (await half.boundingBox())!;
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const send = (type: string, points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points } as never);
  await send('touchStart', [start]);
  for (let step = 1; step <= 4; step += 1) {
    await send('touchMove', [{ x: start.x + (by.x * step) / 4, y: start.y + (by.y * step) / 4 }]);
  }
  await send('touchEnd', []);
}

test('a thumb may slide 24 pixels in every direction, and farther is said not to count', async ({
  page,
}) => {
  await page.goto('/score');
  await page.getByRole('link', { name: 'Practice match' }).click();
  await page.getByRole('button', { name: 'Start match' }).click();
  await page.getByRole('button', { name: /^Blue serves/ }).click();
  const slides = [
    { x: 20, y: 0 },
    { x: 0, y: 24 },
    { x: -18, y: 0 },
    { x: 16, y: -16 },
  ];
  for (const [index, by] of slides.entries()) {
    await page.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
    await slide(page, 'Blue', by);
    const counted = new RegExp(`Point for Blue now ${index + 1}\\b`);
    await expect(page.getByRole('button', { name: counted })).toBeVisible();
  }
  await slide(page, 'Gold', { x: 0, y: 80 });
  await expect(page.getByText('Not counted: the finger slid too far.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Point for Gold now 0\b/ })).toBeVisible();
});
