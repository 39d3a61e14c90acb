import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/build.mjs';
import { isShort } from './measure/print-table.ts';

/** `npm run bench`: every table, one after the other. `npm run bench -- --short` for a first look. */
const BENCHES = [
  'pages',
  'requests',
  'history',
  'points',
  'viewers',
  'domain',
  'taps',
  'paint',
  'papers',
  'start',
  'one-bad-client',
  'turns',
  'search',
  'visit',
  'follow',
  'push',
  'webhooks',
  'calendars',
  'feeds',
  'mcp',
  'ussd',
  'sms',
] as const;
/** All ways by which scores leave the site: `npm run bench -- reach`. */
const REACH = ['push', 'webhooks', 'calendars', 'feeds', 'mcp', 'ussd', 'sms'];

const only = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'))
  .flatMap((word) => (word === 'reach' ? REACH : [word]));
const unknown = only.find((name) => !BENCHES.includes(name as (typeof BENCHES)[number]));
if (unknown) throw new Error(`There is no benchmark '${unknown}': ${BENCHES.join(', ')}, reach.`);
if (!(await ensureBuilt())) throw new Error('The pages could not be built.');

const gigabytes = Math.round(totalmem() / 1024 ** 3);
const day = new Date().toISOString().slice(0, 10);
const cores = cpus().length;
console.log(
  `${day}, Node ${process.version}, ${cores} cores (${cpus()[0]?.model}), ${gigabytes} GB\n`,
);

for (const name of only.length > 0 ? only : BENCHES) {
  const folder = REACH.includes(name) ? 'reach' : '';
  const words = [join(import.meta.dirname, folder, `${name}.ts`), ...(isShort ? ['--short'] : [])];
  const bench = spawn(process.execPath, words, { stdio: 'inherit' });
  const [code] = await once(bench, 'exit');
  if (code !== 0) process.exitCode = 1;
}
