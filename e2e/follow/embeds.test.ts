import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessibleByDayAndNight } from '../support/accessible.ts';
import { arrangeMatch, takePen } from '../support/court/scorer.ts';
import { expect, test } from '../support/journey.ts';

/** Another site: it may load nothing but the frame and its style, and runs no script. */
async function otherSite(snippet: string, wavu: string) {
  const site = createServer((_, response) => {
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; frame-src ${wavu}`,
    );
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>A club</title><main>${snippet}</main>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  // Another name of this machine is another origin.
  return { url: `http://localhost:${port}/`, close: () => site.close() };
}

/** The HTML that the page /embed makes for a page of the site. */
async function makeSnippet(page: Page, address: string): Promise<string> {
  await page.goto(new URL('/embed', address).href);
  await page.getByLabel('Address of the page').fill(address);
  await page.getByRole('button', { name: 'Make the HTML' }).click();
  return page.getByLabel('HTML for your site').inputValue();
}

test('another site shows a live match in a frame, also without scripts', async ({
  wavu,
  call,
  browser,
}, { project }) => {
  const match = await arrangeMatch(call);
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  for (const winner of ['team1', 'team1', 'team1'] as const) await scorer.point(winner);
  const context = await browser.newContext(project.use);
  const page = await context.newPage();
  const snippet = await makeSnippet(page, `${wavu.url}/${match.id}`);
  await expectAccessibleByDayAndNight(page);
  const club = await otherSite(snippet, wavu.url);
  await page.goto(club.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#p0')).toHaveText('3');
  await scorer.point('team1');
  await scorer.point('team2');
  await expect(frame.locator('#p0')).toHaveText('4');
  await expect(frame.locator('#p1')).toHaveText('1');
  await expect(frame.locator('#v1')).toBeVisible();
  await expect(frame.locator('#v0')).toBeHidden();

  const quiet = await browser.newContext({ ...project.use, javaScriptEnabled: false });
  const reader = await quiet.newPage();
  await reader.goto(club.url);
  await expect(reader.frameLocator('iframe').locator('#p0')).toHaveText('4');
  club.close();
  await context.close();
  await quiet.close();
});

test('a frame below the visible part of a page follows its match once it is scrolled to', async ({
  wavu,
  call,
  page,
}) => {
  const match = await arrangeMatch(call);
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  const frameOf = `<iframe src="${wavu.url}/embed/match/${match.id}" title="Score"></iframe>`;
  const club = await otherSite(`<div style="height:4000px"></div>${frameOf}`, wavu.url);
  await page.goto(club.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#p0')).toHaveText('0');
  // The frame hears first that it is not to be seen, and opens no stream.
  await page.waitForTimeout(500);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await scorer.point('team1');
  await expect(frame.locator('#p0')).toHaveText('1');
  club.close();
});

test('an embed fits 280 px and keeps WCAG by day and by night', async ({ wavu, call, browser }) => {
  const match = await arrangeMatch(call);
  const context = await browser.newContext({ viewport: { width: 280, height: 400 } });
  const page = await context.newPage();
  for (const path of [`/embed/match/${match.id}`, `/sw/embed/team/${match.team1.id}`]) {
    await page.goto(wavu.url + path);
    await expectAccessibleByDayAndNight(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 280]);
  }
  await context.close();
});
