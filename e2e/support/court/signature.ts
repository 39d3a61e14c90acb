import type { Page } from '@playwright/test';

/** A stroke from left to right, as a finger draws it. */
export async function drawSignature(page: Page): Promise<void> {
  const box = (await page.locator('.sign-pad svg').boundingBox())!;
  const at = (share: number) => box.x + box.width * share;
  await page.mouse.move(at(0.2), box.y + box.height / 2);
  await page.mouse.down();
  for (const share of [0.3, 0.45, 0.6, 0.8]) {
    await page.mouse.move(at(share), box.y + box.height * (share > 0.5 ? 0.3 : 0.7));
  }
  await page.mouse.up();
}
