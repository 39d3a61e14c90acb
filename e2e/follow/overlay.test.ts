import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { WHOLE_BROWSER } from '../support/browser.ts';
import { arrangeFriendly, takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

test.use(WHOLE_BROWSER);

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];

test('an overlay is transparent around its parts, which keep to the safe area and follow the match', async ({
  wavu,
  call,
  browser,
}) => {
  const match = await arrangeFriendly(call);
  const long = `Chama cha Mpira wa Wavu ${randomUUID().slice(0, 16)}`;
  await call('PATCH', `/teams/${match.team1.id}`, { name: long });
  const scorer = await takePen(call, match);
  const lineup = (team: string) => ({
    type: 'lineup',
    set: 1,
    team,
    players: [1, 2, 3, 4, 5, 6],
  });
  await scorer.send({ type: 'start' }, lineup('team1'), lineup('team2'));
  await scorer.send({ type: 'set-start', set: 1, firstServe: 'team1' });
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    for (const query of [
      'style=bug',
      'style=strip&theme=light',
      'style=lower',
      'style=recap',
      'style=lineup&lang=sw',
    ]) {
      await page.goto(`${wavu.url}/score/${match.id}/overlay?${query}&scale=100`);
      // The first reading may put the part in anew at any moment.
      const box = await page.evaluate(() => {
        const { x, y, width, height } = document.querySelector('section')!.getBoundingClientRect();
        return { x, y, width, height };
      });
      const inside = [
        box.x >= viewport.width * 0.049,
        box.y >= viewport.height * 0.049,
        box.x + box.width <= viewport.width * 0.951,
        box.y + box.height <= viewport.height * 0.951,
      ];
      expect([query, inside]).toEqual([query, [true, true, true, true]]);
      const name = query.replaceAll(/\W/g, '-');
      const path = test.info().outputPath(`${name}-${viewport.height}.png`);
      const picture = await page.screenshot({ omitBackground: true, path });
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
      const corners = [alphaAt(1, 1), alphaAt(info.width - 2, info.height - 2)];
      expect([query, info.channels, corners]).toEqual([query, 4, [0, 0]]);
    }
    await context.close();
  }

  const context = await browser.newContext({ viewport: SIZES[0]! });
  const page = await context.newPage();
  await page.goto(`${wavu.url}/score/${match.id}/overlay`);
  const points = page.locator('.bug .row b');
  await expect(points).toHaveText(['0', '0']);
  await scorer.point('team1');
  await expect(points).toHaveText(['1', '0']);
  await scorer.send({ type: 'timeout', team: 'team2' });
  await expect(page.locator('.foot em')).toHaveText(/^0:[123]\d$/);
  await scorer.send({ type: 'substitution', team: 'team1', pairs: [{ out: 2, in: 12 }] });
  await expect(page.getByText('12 in for 2')).toBeVisible();
  await page.screenshot({ omitBackground: true, path: test.info().outputPath('notice.png') });
  await expect(page.getByText('12 in for 2'), 'it leaves by itself').toBeHidden({
    timeout: 15_000,
  });
  await context.setOffline(true);
  await scorer.point('team2');
  await expect(points, 'the last score stays').toHaveText(['1', '0']);
  await expect(page.locator('section:visible')).toHaveCount(1);
  await context.setOffline(false);
  await expect(points, 'and catches up').toHaveText(['1', '1']);
  await context.close();
});

test('the board of a TV is read from ten metres and fits the screen', async ({
  wavu,
  call,
  browser,
}) => {
  const match = await arrangeFriendly(call);
  const before = await browser.newPage({ viewport: SIZES[0]! });
  await before.goto(`${wavu.url}/screen/match/${match.id}`);
  const fits = await before
    .locator('.middle')
    .evaluate((box) => box.scrollWidth <= box.clientWidth);
  expect(fits, 'the hour stands inside its box').toBe(true);
  await before.close();
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  await scorer.send({
    type: 'set-score',
    set: 1,
    team1Score: 24,
    team2Score: 22,
    serving: 'team1',
  });
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    for (const theme of ['dark', 'light']) {
      await page.goto(`${wavu.url}/screen/match/${match.id}?theme=${theme}`);
      await expect(page.locator('.points')).toHaveText(['24', '22']);
      await expect(page.getByText('Set point, Kibo')).toBeVisible();
      const least = await page.evaluate(() => {
        const marks = [...document.querySelectorAll('.dots i, .lamp svg')];
        return Math.min(...marks.map((mark) => mark.getBoundingClientRect().height));
      });
      expect(least).toBeGreaterThanOrEqual((40 / 1080) * viewport.height);
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(size).toEqual([viewport.width, viewport.height]);
      const path = test.info().outputPath(`board-${theme}-${viewport.height}.png`);
      await page.screenshot({ path });
    }
    await context.close();
  }
  const context = await browser.newContext({ viewport: SIZES[0]! });
  const page = await context.newPage();
  await page.goto(`${wavu.url}/sw/screen/match/${match.id}`);
  await scorer.send(
    { type: 'set-result', set: 1, team1Score: 25, team2Score: 22 },
    { type: 'set-result', set: 2, team1Score: 25, team2Score: 20 },
    { type: 'set-result', set: 3, team1Score: 25, team2Score: 18 },
  );
  await expect(page.locator('.winner b')).toHaveText('3–0');
  await page.screenshot({ path: test.info().outputPath('winner.png') });
  await context.close();
});

test('the screen of a venue fits a TV and follows the points of its courts', async ({
  wavu,
  call,
  browser,
}) => {
  const match = await arrangeFriendly(call);
  const name = `Uwanja ${randomUUID().slice(0, 8)}`;
  const venue = await call('POST', '/venues', { name, place: 'Moshi', courts: 12 });
  const matchDate = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  await call('PATCH', `/matches/${match.id}`, { location: name, court: '3', matchDate });
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    for (const theme of ['dark', 'light']) {
      await page.goto(`${wavu.url}/sw/screen/venue/${venue.id}?theme=${theme}`);
      await expect(page.locator('article')).toHaveCount(12);
      await expectAccessible(page);
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(size).toEqual([viewport.width, viewport.height]);
      await page.screenshot({
        path: test.info().outputPath(`venue-${theme}-${viewport.height}.png`),
      });
    }
    const points = page.locator('article', { hasText: 'Kiwanja 3' }).locator('.team b');
    const before = Number(await points.first().innerText());
    await scorer.point('team1');
    await expect(points.first()).toHaveText(String(before + 1));
    await context.close();
  }
});

test('the overlay of a court follows the taps of the operator of the stream without being loaded again', async ({
  wavu,
  call,
  browser,
}) => {
  const match = await arrangeFriendly(call);
  const location = `Uwanja ${randomUUID().slice(0, 8)}`;
  const venue = await call('POST', '/venues', { name: location, place: 'Moshi', courts: 1 });
  const matchDate = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  await call('PATCH', `/matches/${match.id}`, { location, matchDate });
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  const link = await call<{ url: string }>('POST', `/matches/${match.id}/seats/stream/links`);
  const air = await browser.newPage({ viewport: SIZES[0]! });
  await air.goto(`${wavu.url}/overlay/court/${venue.id}/1`);
  await expect(air.locator('.bug')).toBeVisible();
  let loads = 0;
  air.on('load', () => {
    loads += 1;
  });
  const operator = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await operator.goto(link.url);
  const key = (name: string) => operator.getByRole('button', { name, exact: true });
  await key('Over the whole width').click();
  await expect(air.locator('.strip')).toBeVisible();
  await key('Light').click();
  await expect(air.locator('main')).toHaveAttribute('data-theme', 'light');
  await operator
    .getByRole('group', { name: 'Shown now' })
    .getByRole('button', { name: 'Sets so far' })
    .click();
  await expect(air.locator('.strip + .recap')).toBeVisible();
  await key('Nothing').click();
  await expect(air.locator('section')).toHaveCount(0);
  await expect(key('Nothing')).toHaveAttribute('aria-pressed', 'true');
  expect(loads).toBe(0);
  await expectAccessible(operator);
  await operator.goto(`${wavu.url}/seat/${match.id}/stream#seat_none`);
  await expect(operator.getByText('This link has ended')).toBeVisible();
});

test('the administration leads to a page that previews a screen and gives its address', async ({
  wavu,
  call,
  office: page,
}) => {
  const match = await arrangeFriendly(call);
  await page.goto(`${wavu.url}/admin/matchView/${match.id}`);
  await page.getByRole('link', { name: 'For your stream and screens' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.bug').getByText('Kibo')).toBeVisible();
  await page.getByLabel('Form').selectOption('strip');
  await expect(frame.locator('.strip').getByText('Kibo')).toBeVisible();
  await expect(page.getByLabel('Form')).toBeFocused();
  await page.getByLabel('Place').selectOption('tl');
  await page.getByLabel('Mirror: the other team first').check();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(
    `${wavu.url}/score/${match.id}/overlay?style=strip&pos=tl&mirror=1`,
  );
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Screen', { exact: true }).selectOption('board');
  await expect(frame.locator('.halves')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  await page.screenshot({ path: test.info().outputPath('chooser.png'), fullPage: true });
  await page.goto(`${wavu.url}/score/${match.id}/overlay`);
  await expect(page.locator('.bug')).toBeVisible();
});
