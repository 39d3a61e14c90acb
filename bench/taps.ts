import type { Browser, Page } from '@playwright/test';
import { openBrowser } from './measure/browser.ts';
import { isShort, median, ms, percentile, printTable } from './measure/print-table.ts';
import { startSlowLine } from './measure/slow-line.ts';
import { arrangeFriendly, postTo } from './server/arranged-match.ts';
import { startChild } from './server/child.ts';
import type { Started } from './server/started.ts';

/**
 * From a tap on the scoring screen to its own number, and to the number on a fan's phone, in two
 * browsers of this machine: as it is, and as on a slow phone behind a poor mobile network.
 */
const TAPS = isShort ? 8 : 40;
const REST_MS = 1000;
/** 400 kbit/s each way, 400 ms for a round trip, a processor four times slower. */
const POOR = { line: { kilobits: 400, delayMs: 200 }, slower: 4 };

type Network = typeof POOR | null;
type Level = 'points' | 'table';
type Taps = { own: number[]; fan: number[] };

async function openPhone(browser: Browser, address: string, network: Network): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    // The page is measured.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (network) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: network.slower });
  }
  await page.goto(address);
  return page;
}

/** Notes when the text of `selector` is next painted anew, in milliseconds of the wall clock. */
async function watchPaint(page: Page, selector: string): Promise<void> {
  await page.evaluate((selector) => {
    const seen = globalThis as unknown as { painted: Promise<number>; tapped: number };
    const node = document.querySelector(selector)!;
    const before = node.textContent;
    seen.painted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(selector)?.textContent === before) return;
        observer.disconnect();
        // The frame after the change is on the screen when the next one begins.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())),
        );
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const note = (event: Event) => {
      seen.tapped = performance.timeOrigin + event.timeStamp;
    };
    document.addEventListener('pointerdown', note, { capture: true, once: true });
  }, selector);
}

const paintedAt = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
const tappedAt = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { tapped: number }).tapped);

/**
 * The floor: a bare page whose button counts up by itself. The browser's time for a touch and a
 * frame is in every other number too.
 */
async function measureBare(browser: Browser, slower: number): Promise<number[]> {
  const page = await openPhone(browser, 'about:blank', slower === 1 ? null : { ...POOR, slower });
  await page.setContent(
    '<style>.half{width:100%;height:300px;font-size:80px}</style><div class="halves"><button class="half">0</button></div>',
  );
  await page.evaluate(() => {
    const button = document.querySelector('button')!;
    button.addEventListener('click', () => {
      button.textContent = String(Number(button.textContent) + 1);
    });
  });
  const own: number[] = [];
  for (let tap = -1; tap < TAPS; tap += 1) {
    await watchPaint(page, '.halves');
    await touch(page, 0);
    const at = await paintedAt(page);
    if (tap >= 0) own.push(at - (await tappedAt(page)));
    await page.waitForTimeout(REST_MS);
  }
  await page.context().close();
  return own;
}

/** A finger on the middle of a half: down and up, without a look at the page in between. */
async function touch(page: Page, half: number): Promise<void> {
  const box = (await page.locator('.half').nth(half).boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** To the first serve of the first set. */
async function begin(scorer: Page, level: Level): Promise<void> {
  const tap = (name: string | RegExp) => scorer.getByRole('button', { name }).first().click();
  await tap('Start scoring');
  if (level === 'points') {
    await tap('Start match');
    await tap(/ serves/);
    return;
  }
  await tap(/^Level/);
  await tap(/^Full table/);
  await tap(/^Toss/);
  await tap(/ serves/);
  await tap('Start set 1');
}

async function measure(
  browser: Browser,
  started: Started,
  network: Network,
  level: Level,
): Promise<Taps> {
  const id = await arrangeFriendly(started);
  const link = await postTo(started)<{ token: string }>(`/matches/${id}/scorer-links`, {});
  const line = network && (await startSlowLine(started.port, network.line));
  const site = `http://127.0.0.1:${line?.port ?? started.port}`;
  const scorer = await openPhone(browser, `${site}/score/${id}#${link.token}`, network);
  await begin(scorer, level);
  await scorer.getByText('saved on the server').waitFor();
  const fan = await openPhone(browser, `${site}/right/${id}`, network);
  // Its stream is open then.
  await fan.waitForTimeout(3000);
  const taps: Taps = { own: [], fan: [] };
  for (let tap = -1; tap < TAPS; tap += 1) {
    const half = (tap + 2) % 2;
    await scorer.locator('.halves:not([data-tap-pause]):not([data-guarded])').waitFor();
    await watchPaint(scorer, '.halves');
    await watchPaint(fan, `article[data-match="${id}"]`);
    await touch(scorer, half);
    const [own, far] = await Promise.all([paintedAt(scorer), paintedAt(fan)]);
    const at = await tappedAt(scorer);
    // Rallies are seconds apart: what a tap has set off is over before the next one.
    await scorer.waitForTimeout(REST_MS);
    // The first tap warms up.
    if (tap >= 0) {
      taps.own.push(own - at);
      taps.fan.push(far - at);
    }
  }
  await scorer.context().close();
  await fan.context().close();
  line?.stop();
  return taps;
}

const browser = await openBrowser();
const server = startChild('wavu-server.ts');
const started = await server.request<Started>('start');
const rows: string[][] = [];
const figures = (values: number[]) => [ms(median(values)), ms(percentile(values, 0.95))];
const LINES = [
  ['this machine as it is', null],
  ['400 kbit/s, 400 ms a round trip, processor 4 times slower', POOR],
] as const;
for (const [name, network] of LINES) {
  const floor = await measureBare(browser, network?.slower ?? 1);
  rows.push([`a bare page: ${name}`, ...figures(floor), '', '']);
  for (const level of ['points', 'table'] as const) {
    const { own, fan } = await measure(browser, started, network, level);
    // A court that turns is painted on the fan's page too, in a frame of its own.
    const far = level === 'points' ? figures(fan) : ['', ''];
    rows.push([`level ${level}: ${name}`, ...figures(own), ...far]);
  }
}
printTable(
  `A tap, to the scorer's own screen and to a fan's phone (${TAPS} taps)`,
  ['', 'own p50', 'own p95', 'fan p50', 'fan p95'],
  rows,
);
await browser.close();
await server.stop();
