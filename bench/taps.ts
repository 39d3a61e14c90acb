import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/test/chromium.mjs';
import { startChild } from './child.ts';
import { startSlowLine } from './slow-line.ts';
import { isShort, median, ms, percentile, printTable } from './table.ts';
import type { Started } from './wavu-server.ts';

/**
 * From a tap on the scoring screen to its own number, and to the number on a fan's phone, in two
 * browsers of this machine: as it is, and as on a slow phone behind a poor mobile network.
 */
const TAPS = isShort ? 8 : 40;
/** 400 kbit/s each way, 400 ms for a round trip, a processor four times slower. */
const POOR = { line: { kilobits: 400, delayMs: 200 }, slower: 4 };

type Network = typeof POOR | null;
type Taps = { own: number[]; fan: number[] };

async function openPhone(browser: Browser, address: string, network: Network): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    // What is measured is the page.
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
  await page.evaluate((wanted) => {
    const seen = globalThis as unknown as { painted: Promise<number>; tapped: number };
    const node = document.querySelector(wanted)!;
    const before = node.textContent;
    seen.painted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(wanted)?.textContent === before) return;
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

/** A friendly of today and a scorer link to it. */
async function arrange({ port, token, pair }: Started): Promise<{ id: string; hash: string }> {
  async function post<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const matchDate = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const fixture = { team1: pair[0], team2: pair[1], matchType: 'Friendly', matchDate };
  const { id } = await post<{ id: string }>('/matches', { ...fixture, matchTime: '18:30' });
  const link = await post<{ token: string }>(`/matches/${id}/scorer-links`, {});
  return { id, hash: `#${link.token}` };
}

async function measure(browser: Browser, started: Started, network: Network): Promise<Taps> {
  const { id, hash } = await arrange(started);
  const line = network && (await startSlowLine(started.port, network.line));
  const site = `http://127.0.0.1:${line?.port ?? started.port}`;
  const scorer = await openPhone(browser, `${site}/score/${id}${hash}`, network);
  await scorer.getByRole('button', { name: 'Start scoring' }).click();
  await scorer.getByRole('button', { name: 'Start match' }).click();
  await scorer
    .getByRole('button', { name: / serves/ })
    .first()
    .click();
  await scorer.getByText('saved on the server').waitFor();
  const fan = await openPhone(browser, `${site}/right/${id}`, network);
  // Its stream is open then.
  await fan.waitForTimeout(3000);
  const taps: Taps = { own: [], fan: [] };
  for (let tap = -1; tap < TAPS; tap += 1) {
    const half = (tap + 2) % 2;
    await scorer.locator('.halves:not([data-resting])').waitFor();
    await watchPaint(scorer, '.halves');
    await watchPaint(fan, `article[data-match="${id}"]`);
    await scorer.locator('.half').nth(half).tap();
    const [own, far] = await Promise.all([paintedAt(scorer), paintedAt(fan)]);
    const at = await tappedAt(scorer);
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

const { path, missing } = await ensureChromium();
if (!path) throw new Error(missing);
const browser = await chromium.launch({
  executablePath: path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const server = startChild('wavu-server.ts');
const started = await server.ask<Started>('start');
const rows: string[][] = [];
for (const [name, network] of [
  ['this machine as it is', null],
  ['400 kbit/s, 400 ms a round trip, processor 4 times slower', POOR],
] as const) {
  const { own, fan } = await measure(browser, started, network);
  const figures = (values: number[]) => [ms(median(values)), ms(percentile(values, 0.95))];
  rows.push([name, ...figures(own), ...figures(fan)]);
}
printTable(
  `A tap, to the scorer's own screen and to a fan's phone (${TAPS} taps)`,
  ['', 'own p50', 'own p95', 'fan p50', 'fan p95'],
  rows,
);
await browser.close();
await server.stop();
