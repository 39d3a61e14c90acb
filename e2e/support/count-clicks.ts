import type { Page } from '@playwright/test';

export type Clicks = {
  count: () => Promise<number>;
  /** The count begins anew. */
  restart: () => Promise<void>;
};

/** Counts what a hand does on a page: presses, choices and fields filled. */
export async function countClicks(page: Page): Promise<Clicks> {
  await page.addInitScript(() => {
    const count = () =>
      sessionStorage.setItem('clicks', `${Number(sessionStorage.clicks ?? 0) + 1}`);
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && count(), true);
    addEventListener('change', count, true);
  });
  return {
    count: () => page.evaluate(() => Number(sessionStorage.clicks ?? 0)),
    restart: () => page.evaluate(() => sessionStorage.removeItem('clicks')),
  };
}
