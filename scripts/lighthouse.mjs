import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from './build.mjs';
import { passSignals, run } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode, programEnvironment, root } from './pinned-node.mjs';
import { ensureChromium } from './test/chromium.mjs';

// npm run lighthouse: the five kinds of pages that a fan sees most, as a phone on slow 4G meets
// them. Lighthouse is fetched for this alone, not installed with the program.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const PORT = Number(process.env.PORT ?? 4719);
const BASE = `http://127.0.0.1:${PORT}`;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

passSignals();
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
const chromium = await ensureChromium();
if (chromium.missing) {
  console.error(chromium.missing);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'wavu-lighthouse-'));
const env = { ...programEnvironment(), DATA_DIR: folder, DEMO: 'on', PORT: String(PORT) };
const server = spawn(pinnedNode(), ['build/program/main.js'], {
  cwd: root,
  env: { ...env, PUBLIC_URL: BASE, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
let isGood = true;
try {
  while (!(await fetch(BASE).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    await pause(200);
  }
  console.log('page     performance  accessibility  best practices  SEO   LCP      CLS   blocked');
  for (const [name, path] of await fivePages()) isGood = (await audit(name, path)) && isGood;
} finally {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

async function fivePages() {
  const firstId = async (path) =>
    (await (await fetch(`${BASE}/api/v1/${path}`)).json()).items[0].id;
  return [
    ['home', '/'],
    ['match', `/right/${await firstId('matches?status=Live')}`],
    ['league', `/league/${await firstId('leagues')}`],
    ['team', `/team/${await firstId('teams')}`],
    ['player', `/player-profile/${await firstId('players')}`],
  ];
}

async function audit(name, path) {
  const report = join(folder, `${name}.json`);
  const code = await run(
    'npm',
    [
      'exec',
      '--yes',
      LIGHTHOUSE,
      '--',
      BASE + path,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromium.path },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (code !== 0) return false;
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const scores = Object.keys(LEAST).map((item) => Math.round(categories[item].score * 100));
  const shown = (id) => audits[id].displayValue ?? '';
  console.log(
    name.padEnd(9) +
      scores.map((score, at) => String(score).padEnd([13, 15, 16, 6][at])).join('') +
      shown('largest-contentful-paint').padEnd(9) +
      shown('cumulative-layout-shift').padEnd(6) +
      shown('total-blocking-time'),
  );
  const poor = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  for (const { id, title } of poor) console.log(`  ${id}: ${title}`);
  return Object.values(LEAST).every((least, at) => scores[at] >= least);
}
