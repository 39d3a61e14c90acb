import type { BrowserContext, Page } from '@playwright/test';

/** In milliseconds; what nobody asks for is not late. */
const LATEST_MS = Number(process.env.WAVU_LATE ?? 0);

/**
 * `WAVU_LATE=800` makes each answer to a browser late by up to 800 ms, each by another time, as on a
 * line that nobody can rely on: what holds only when answers come at once, and in order, shows itself.
 */
export async function answerLate(context: BrowserContext): Promise<void> {
  if (LATEST_MS === 0) return;
  await context.route('**/*', async (route) => {
    // Half of them at once: it is the order that changes.
    const ms = Math.max(0, (Math.random() * 2 - 1) * LATEST_MS);
    await new Promise((resolve) => setTimeout(resolve, ms));
    // The page may be gone by now.
    await route.fallback().catch(() => undefined);
  });
}

/** Answers to these questions wait. @returns what lets them come */
export async function holdAnswers(page: Page, to: string | RegExp): Promise<() => void> {
  const mayCome = Promise.withResolvers<void>();
  await page.route(to, async (route) => {
    await mayCome.promise;
    // Nobody may wait for it any more.
    await route.fallback().catch(() => undefined);
  });
  return mayCome.resolve;
}
