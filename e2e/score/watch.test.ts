import { expectAccessible } from '../support/accessible.ts';
import {
  arrangeCourt,
  keptOffline,
  setsOf,
  startSet,
  TEAMS,
  tapPoint,
} from '../support/court/court.ts';
import { expect, test } from '../support/journey.ts';

test('a watch of 200 px scores by a scorer link, without network too, and nothing is lost', async ({
  browser,
  call,
  wavu,
}) => {
  const { id, newLink } = await arrangeCourt(call);
  const { hash } = new URL(await newLink());
  const watch = await browser.newContext({
    baseURL: wavu.url,
    viewport: { width: 200, height: 200 },
    hasTouch: true,
  });
  const page = await watch.newPage();
  await page.goto(`/score/${id}/watch${hash}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  expect(new URL(page.url()).hash, 'the token has left the address').toBe('');
  await page.getByRole('button', { name: 'Start match' }).click();
  await startSet(page);
  await keptOffline(page);
  await expectAccessible(page);

  // Both halves and undo stand on the screen, as large as a thumb.
  for (const name of [`Point for ${TEAMS[0]}`, `Point for ${TEAMS[1]}`, /^Undo/]) {
    const box = (await page.getByRole('button', { name }).boundingBox())!;
    expect(Math.min(box.width, box.height), String(name)).toBeGreaterThanOrEqual(40);
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 200 && box.y + box.height <= 200).toBe(
      true,
    );
  }
  await tapPoint(page, 0);
  await expect.poll(() => setsOf(call, id)).toBe('1-0');

  await watch.setOffline(true);
  await tapPoint(page, 1);
  await tapPoint(page, 0);
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await expect(page.getByText('offline · saved here · 3 waiting')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Point for ${TEAMS[1]}` })).toContainText('1');
  await tapPoint(page, 1);
  await watch.setOffline(false);
  await expect.poll(() => setsOf(call, id)).toBe('1-2');
  await watch.close();
});

test('a watch shows why it may not score, and the scorer finds its link with the others', async ({
  browser,
  page,
  call,
  wavu,
}) => {
  const { id, newLink } = await arrangeCourt(call);
  const stranger = await browser.newContext({
    baseURL: wavu.url,
    viewport: { width: 200, height: 200 },
  });
  const watch = await stranger.newPage();
  await watch.goto(`/score/${id}/watch`);
  await watch.getByRole('button', { name: 'Start scoring' }).click();
  await expect(watch.getByText('You may not score this match.')).toBeVisible();
  await stranger.close();

  const { hash } = new URL(await newLink());
  await page.goto(`/score/${id}${hash}`);
  await page.getByRole('button', { name: 'Start scoring' }).click();
  await page.goto(`/seats/${id}`);
  await page.getByRole('button', { name: 'Show the link' }).click();
  await expect(page.locator('.link-address', { hasText: '/watch' })).toHaveText(
    new RegExp(`/score/${id}/watch${hash}$`),
  );
  await expect(
    page.getByRole('img', { name: 'Code of the link: Scoring on a watch' }),
  ).toBeVisible();
});
