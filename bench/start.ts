import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { databasePlace } from '#server/platform/config/database-place.ts';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { programEnvironment } from '../scripts/pinned-node.mjs';
import { integer, isShort, median, ms, printTable } from './measure/print-table.ts';
import { makeDataFolder } from './server/data-folder.ts';
import { addHistory, playSeason, withoutSync } from './server/season.ts';

/** From the start of the program to its first page, and what it holds when nobody asks (Linux). */
const STARTS = isShort ? 2 : 7;
const MATCHES = isShort ? 1_000 : 10_000;
const REST_MS = 4_000;

type Measured = { answerMs: number; cpuMs: number; residentMb: number };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function firstAnswer(port: number, program: ChildProcess): Promise<void> {
  while (program.exitCode === null) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await after(5);
  }
  throw new Error(`The program ended with ${program.exitCode}.`);
}

/** Both clocks of a process, in ticks of 10 ms; proc(5), fields 14 and 15 of `stat`. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

function residentMbOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function start(folder: string, DEMO: 'on' | 'off'): Promise<Measured> {
  const port = await freePort();
  const place = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, DEMO };
  const env = programEnvironment({ ...place, NODE_ENV: 'production', LOG_LEVEL: 'error' });
  const startedAt = performance.now();
  const main = join(import.meta.dirname, '../build/program/main.js');
  const program = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const pid = program.pid!;
  await firstAnswer(port, program);
  const answerMs = performance.now() - startedAt;
  const cpuMs = cpuMsOf(pid);
  await after(REST_MS);
  const residentMb = residentMbOf(pid);
  program.kill();
  await once(program, 'exit');
  return { answerMs, cpuMs, residentMb };
}

async function fillWithHistory(folder: string): Promise<void> {
  const environment = readEnvironment({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'error' });
  const connection = await connect(databasePlace(environment), Date.now());
  const store = createStore(connection, () => {});
  await withoutSync(store, async () => {
    await playSeason(store);
    await addHistory(store, MATCHES);
  });
  await connection.close();
}

const folders = [makeDataFolder(), makeDataFolder(), makeDataFolder()];
const [empty, demonstration, old] = folders.map(({ path }) => path) as [string, string, string];
await fillWithHistory(old);
const cases = [
  { name: 'nothing in it', folder: empty, demo: 'off' },
  { name: 'the demonstration, with its live matches', folder: demonstration, demo: 'on' },
  { name: `${integer(MATCHES)} matches`, folder: old, demo: 'off' },
] as const;
const measured = cases.map(() => [] as Measured[]);
// In turns; the first one makes the database and is not counted.
for (let round = 0; round <= STARTS; round += 1) {
  for (const [at, { folder, demo }] of cases.entries()) {
    const result = await start(folder, demo);
    if (round > 0) measured[at]!.push(result);
  }
}
printTable(
  `From start to first page, and at rest (medians of ${STARTS} starts)`,
  ['database', 'first page after', 'CPU until then', 'resident at rest'],
  cases.map(({ name }, at) => [
    name,
    ms(median(measured[at]!.map((item) => item.answerMs))),
    ms(median(measured[at]!.map((item) => item.cpuMs))),
    `${integer(median(measured[at]!.map((item) => item.residentMb)))} MB`,
  ]),
);
for (const folder of folders) folder.remove();
