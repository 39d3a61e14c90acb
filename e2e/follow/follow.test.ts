import { WHOLE_BROWSER } from '../support/browser.ts';
import { arrangeMatch, takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

test.use(WHOLE_BROWSER);

test('a followed match comes first and notifies at the end of a set', async ({
  wavu,
  call,
  browser,
}, { project }) => {
  await arrangeMatch(call);
  const match = await arrangeMatch(call);
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });

  const fans = await browser.newContext(project.use);
  await fans.grantPermissions(['notifications'], { origin: wavu.url });
  const fan = await fans.newPage();
  await fan.goto(wavu.url);
  const row = fan.locator(`li[data-match="${match.id}"]`);
  const bell = row.getByRole('button', { name: /^Follow: / });
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await fan.evaluate(() => navigator.serviceWorker.ready);

  await fan.reload();
  await expect(fan.locator('.followed li')).toHaveCount(1);
  await expect(fan.locator('main li[data-match]').first()).toHaveAttribute('data-match', match.id);
  await expect(fan.getByRole('heading', { name: 'Mine' })).toBeVisible();

  const stream = fan.waitForRequest((request) => request.url().includes('/api/v1/live'));
  await fan.reload();
  await stream;
  // The script for followed matches comes after the page.
  await expect(fan.locator('.followed li')).toHaveCount(1);
  await scorer.send({ type: 'set-score', set: 1, team1Score: 24, team2Score: 18 });
  await expect(row.locator('[data-k=p1]')).toHaveText('24');
  await scorer.point('team1');
  const notifications = () =>
    fan.evaluate(async () => {
      const channel = await navigator.serviceWorker.ready;
      return (await channel.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  const { name: team1Name } = match.team1;
  await expect.poll(notifications).toEqual([`${team1Name} 1–0 ${match.team2.name}: Set 1 is over`]);

  await bell.click();
  await fan.reload();
  await expect(row).toBeVisible();
  await expect(fan.locator('.followed li')).toHaveCount(0);
  await fans.close();
});
