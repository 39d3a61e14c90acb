import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureChromium, ensureShell } from './test/chromium.mjs';
import { PARTS } from './test/parts.mjs';
import { failureLines, printResult, realDataLine, sum, tally } from './test/tally.mjs';

// npm test: every check there is, from a fresh clone. `npm test -- lint unit` runs those parts only,
// `npm test -- long` the random matches and leagues in great numbers, `npm test -- both-sizes` all
// journeys on a phone and at a desk.
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}: ${PARTS.map((p) => p.name).join(', ')}.`);
  process.exit(2);
}
const isWanted = ({ name, onlyIfAsked }) =>
  requested.length === 0 ? !onlyIfAsked : requested.includes(name);
const parts = PARTS.filter(isWanted);
const reports = mkdtempSync(join(tmpdir(), 'wavu-reports-'));
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true;
    endAll(signal);
  });
}

await ensureInstalled();
const chromium = parts.some((part) => part.needsChromium)
  ? { ...(await ensureChromium()), shell: await ensureShell() }
  : undefined;

const tallies = [];
// Two at a time: most of a part is one busy core. The journeys come last and use both, so that none
// is idle: they begin beside the part that ends last.
await Promise.all([work(parts), work(parts)]);

rmSync(reports, { recursive: true, force: true });
const total = sum(tallies);
const realData = realDataLine(tallies);
if (realData) console.log(realData);
for (const line of failureLines(tallies)) console.log(line);
if (total.skipped > 0) console.log(`${total.skipped} skipped, as told above`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || interrupted ? 1 : 0);

async function work(queue) {
  for (let part = queue.shift(); part && !interrupted; part = queue.shift()) {
    const started = performance.now();
    const result = await part.run({ reports, chromium }).catch((error) => crashed(error));
    tallies.push({ part: part.name, ...result });
    printResult(part.name, result, performance.now() - started);
  }
}

function crashed(error) {
  return tally({ code: 1, output: String(error?.stack ?? error) });
}
