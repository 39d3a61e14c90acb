import type { Browser } from '@playwright/test';
import { openBrowser } from './measure/browser.ts';
import { isShort, median, ms, printTable } from './measure/print-table.ts';
import { startChild } from './server/child.ts';
import { shown } from './server/public-paths.ts';
import type { Started } from './server/started.ts';

/**
 * When the largest thing of a page stands on the screen at a first visit (largest contentful paint),
 * as Chromium emulates a processor four times slower and a line of 360 kbit/s on which each request
 * waits 1.1 s for its answer.
 */
const VISITS = isShort ? 1 : 7;
const SLOWER = 4;
const LINES = [
  { name: 'this machine', latencyMs: 0, kilobits: null },
  { name: '360 kbit/s, 1.1 s', latencyMs: 1100, kilobits: 360 },
] as const;
const PAGES = ['/', '/right/:id', '/league/:id', '/team/:id', '/player-profile/:id'];
/** Nothing of ours is painted later than that after the page has loaded. */
const QUIET_MS = 500;

async function paintOf(browser: Browser, address: string, line: (typeof LINES)[number]) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const bytes = line.kilobits === null ? -1 : (line.kilobits * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return painted;
}

const wavu = startChild('wavu-server.ts');
const { port, paths } = await wavu.request<Started>('start');
const browser = await openBrowser();
const rows: string[][] = [];
for (const name of PAGES) {
  const path = paths.find((candidate) => shown(candidate) === name)!;
  const medians: string[] = [];
  for (const line of LINES) {
    const painted: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      painted.push(await paintOf(browser, `http://127.0.0.1:${port}${path}`, line));
    }
    medians.push(ms(median(painted)));
  }
  rows.push([name, ...medians]);
}
printTable(
  `Largest contentful paint at a first visit, processor ${SLOWER} times slower (medians of ${VISITS})`,
  ['page', ...LINES.map(({ name }) => name)],
  rows,
);
await browser.close();
await wavu.stop();
