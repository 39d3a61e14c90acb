import type { Page } from '@playwright/test';
import { offline } from '#app/messages/sw/scoring/offline.ts';
import { scoring } from '#app/messages/sw/scoring/scoring.ts';
import { expectAccessible } from '../support/accessible.ts';
import { arrangeCourt, setsOf } from '../support/court/court.ts';
import { expect, test } from '../support/journey.ts';

/** A database whose change of shape does not end: whoever opens it waits. @returns what ends it */
async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const request = indexedDB.open('wavu-score', 1);
    await new Promise<void>((resolve) => {
      request.addEventListener('upgradeneeded', () => {
        const store = request.result.createObjectStore('held');
        const { transaction } = request;
        const turn = () => {
          if (document.title === 'over') transaction?.abort();
          else store.get('nothing').addEventListener('success', turn);
        };
        turn();
        resolve();
      });
    });
  });
  return () =>
    page.evaluate(() => {
      document.title = 'over';
    });
}

test('scoring works while the storage does not answer, and uses it once it does', async ({
  browser,
  call,
  wavu,
}, { project }) => {
  const { id, newLink } = await arrangeCourt(call);
  const court = await browser.newContext(project.use);
  const holder = await court.newPage();
  await holder.goto(`${wavu.url}/sw/terms`);
  const answer = await holdDatabase(holder);
  const page = await court.newPage();
  const link = new URL(await newLink());
  await page.goto(`${link.origin}/sw${link.pathname}${link.hash}`);
  const notice = page.getByText(offline.nothingKept.silent);
  await expect(notice).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: scoring.takePen }).click();
  await page.getByRole('button', { name: scoring.startMatch }).click();
  await page.getByRole('button', { name: scoring.servesFirst('Nyota') }).click();
  const point = page.locator('.half', { hasText: 'Nyota' });
  const isReady = page.locator('.halves:not([data-tap-pause]):not([data-guarded])');
  await point.click();
  await expect.poll(() => setsOf(call, id)).toBe('1-0');

  await court.setOffline(true);
  await isReady.waitFor();
  await point.click();
  await expect(page.getByText(offline.states['not-saved'](1))).toBeVisible();
  await answer();
  await expect(page.getByText(offline.states['saved-here'](1))).toBeVisible();
  await expect(notice).toHaveCount(0);
  await court.setOffline(false);
  await expect.poll(() => setsOf(call, id)).toBe('2-0');
  await court.close();
});
