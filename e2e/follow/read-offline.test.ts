import { AGAIN } from '../support/call-api.ts';
import { arrangeMatch, takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

test('pages that were read open without network, say of when they are, and are new with it', async ({
  wavu,
  call,
  browser,
}, { project }) => {
  const match = await arrangeMatch(call);
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  const fans = await browser.newContext(project.use);
  const fan = await fans.newPage();
  await fan.goto(`${wavu.url}/sw`);
  await fan.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => fan.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await fan.goto(`${wavu.url}/sw/right/${match.id}`);
  await expect(fan.locator('article[data-match]')).toBeVisible();

  await fans.setOffline(true);
  await fan.reload();
  await expect(fan.getByText(/Mtandao haujibu\. Ukurasa huu ni wa saa \d\d:\d\d\./)).toBeVisible();
  await expect(fan.getByRole('heading', { level: 1 })).toContainText(match.team1.name);
  // The page that was open before the worker came is kept, too.
  await fan.goto(`${wavu.url}/sw`);
  await expect(fan.locator(`li[data-match="${match.id}"]`)).toBeVisible();
  await expect(fan.getByText(/Mtandao haujibu/)).toBeVisible();

  await fans.setOffline(false);
  await scorer.point('team1');
  await fan.goto(`${wavu.url}/sw/right/${match.id}`);
  await expect(fan.getByText(/Mtandao haujibu/)).toHaveCount(0);
  await expect(fan.locator('article [data-k=p1]').first()).toHaveText('1');
  await fans.close();
});

test('a site can be installed: its manifest names pictures that are there', async ({
  wavu,
  page,
}) => {
  await page.goto(`${wavu.url}/sw`);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(wavu.url + href, AGAIN)).json();
  expect(manifest).toMatchObject({ lang: 'sw', start_url: '/sw', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(wavu.url + src, AGAIN);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});
