import { get } from './measure/get.ts';
import { keepRequesting } from './measure/keep-requesting.ts';
import { integer, isShort, median, ms, printTable, us } from './measure/print-table.ts';
import { startChild } from './server/child.ts';
import type { Started } from './server/started.ts';

/** Calendars as phones fetch them: kept ones, and each one for the first time after a change of the site. */
process.env.TRUST_PROXY = '1';
const wavu = startChild('wavu-server.ts');
const { port } = await wavu.request<Started>('start');
const SECONDS = isShort ? 1 : 5;
const ROUNDS = isShort ? 1 : 5;

async function pathsOf(noun: 'league' | 'team'): Promise<string[]> {
  const { body } = await get(port, `/api/v1/${noun}s?limit=100`, {});
  const { items } = JSON.parse(body.toString()) as { items: { id: string }[] };
  return items.map(({ id }) => `/${noun}/${id}.ics`);
}

async function timeEach(paths: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    const { status } = await get(port, path);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    took.push(performance.now() - startedAt);
  }
  return took;
}

const rows: string[][] = [];
for (const noun of ['league', 'team'] as const) {
  const paths = await pathsOf(noun);
  const { body } = await get(port, paths[0]!);
  await wavu.request('changeSite');
  const first = await timeEach(paths);
  const rounds: { perSecond: number; cpu: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    let next = 0;
    function nextPath() {
      next = (next + 1) % paths.length;
      return paths[next]!;
    }
    const before = await wavu.request<number>('cpu');
    const count = await keepRequesting(port, nextPath, SECONDS);
    const cpu = ((await wavu.request<number>('cpu')) - before) / count;
    // The first round only warms up.
    if (round > 0) rounds.push({ perSecond: count / SECONDS, cpu });
  }
  rows.push([
    `${paths.length} of ${noun}s`,
    `${(body.length / 1024).toFixed(1)} KB`,
    ms(median(first)),
    ms(Math.max(...first)),
    integer(median(rounds.map(({ perSecond }) => perSecond))),
    us(median(rounds.map(({ cpu }) => cpu))),
  ]);
}
printTable(
  `Calendars (medians of ${ROUNDS} rounds of ${SECONDS} s, 8 connections)`,
  ['', 'brotli', 'after a change', 'slowest', 'kept, a second', 'CPU each'],
  rows,
);
await wavu.stop();
