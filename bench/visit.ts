import { setTimeout as after } from 'node:timers/promises';
import { startWavu } from '../e2e/support/wavu.ts';
import { openBrowser } from './measure/browser.ts';
import { countingLine } from './measure/counting-line.ts';
import { integer, isShort, printTable } from './measure/print-table.ts';
import { findTenPages, readPages } from './measure/ten-pages.ts';

/** The bytes of a visit of ten pages on a phone, at first and again a minute later. */
const REST_MS = isShort ? 5_000 : 60_000;

const wavu = await startWavu({ env: { DEMO: 'on' } });
const browser = await openBrowser();
try {
  const paths = await findTenPages(wavu.url);
  const line = await countingLine(wavu.url);
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const page = await (await browser.newContext(phone)).newPage();
  const cold = await readPages(page, line, paths);
  await after(REST_MS);
  const warm = await readPages(page, line, paths);
  const sum = (costs: readonly number[]) => costs.reduce((total, cost) => total + cost, 0);
  const rows = paths.map((path, n) => [
    path.replace(/[\da-f]{8}-[\da-f-]{27}/, ':id'),
    integer(cold[n]!),
    integer(warm[n]!),
  ]);
  printTable(
    'Ten pages, every byte on the socket: heads, stream, worker, dictionary',
    ['', 'cold', 'again'],
    [...rows, ['together', integer(sum(cold)), integer(sum(warm))]],
  );
  await line.close();
} finally {
  await browser.close();
  await wavu.remove();
}
