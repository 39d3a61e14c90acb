import { arrangeCourt, setsOf, startSet, tapPoint } from '../support/court/court.ts';
import { expect, test } from '../support/journey.ts';

test('points that wait are written and sent again after the data of the site were cleared', async ({
  page,
  call,
}) => {
  const { id } = await arrangeCourt(call);
  await page.addInitScript(() => {
    const { storage } = navigator;
    storage.persist = async () => {
      document.documentElement.dataset.persist = 'asked';
      return true;
    };
  });
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await expect(page.locator('html[data-persist=asked]')).toBeAttached();
  await page.getByRole('button', { name: 'Start match' }).click();
  await startSet(page);
  await tapPoint(page, 0);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await tapPoint(page, 0);
  await tapPoint(page, 1);
  await expect(page.getByText('offline · saved here · 2 waiting')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await tapPoint(page, 0);
  await expect(page.getByText('offline · saved here · 3 waiting')).toBeVisible();
  await expect(page.getByText('another tab')).toHaveCount(0);
  const rows = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('wavu-score', 1);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const request = opening.result.transaction('desk').objectStore('desk').getAll();
      await new Promise((resolve) => request.addEventListener('success', resolve));
      opening.result.close();
      return request.result.map(({ queue }) => queue.length);
    });
  await expect.poll(rows).toEqual([3]);
  await page.context().setOffline(false);
  await expect(page.getByText('saved on the server', { exact: true })).toBeVisible();
  expect(await setsOf(call, id)).toBe('3-1');
});
