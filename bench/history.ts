import { freshPath } from './measure/fresh-path.ts';
import { keepRequesting } from './measure/keep-requesting.ts';
import { integer, isShort, median, printTable, times, us } from './measure/print-table.ts';
import { startChild } from './server/child.ts';
import type { Started } from './server/started.ts';

/** The cost of rendering a page in the first season, and with ten thousand matches behind it. */
const MATCHES = isShort ? 2_000 : 10_000;
const PAGES = ['/', '/fixtures', '/teams', '/right/:id', '/team/:id', '/league/:id'];

const seconds = isShort ? 1 : 3;
const rounds = isShort ? 1 : 5;

// Renderings are limited by address: these requests come from many.
process.env.TRUST_PROXY = '1';
const young = startChild('wavu-server.ts');
const old = startChild('wavu-server.ts');
const servers = [
  { child: young, ...(await young.request<Started>('start')) },
  { child: old, ...(await old.request<Started>('start')) },
];
await old.request('history', { count: MATCHES });

async function cpuOf({ child, port, paths }: (typeof servers)[number], page: string) {
  const path = paths.find((it) => it.replace(/[0-9a-f-]{36}/, ':id') === page) ?? page;
  const before = await child.request<number>('cpu');
  const count = await keepRequesting(port, () => freshPath(path), seconds);
  return ((await child.request<number>('cpu')) - before) / count;
}

const rows: string[][] = [];
for (const page of PAGES) {
  const measured = servers.map(() => [] as number[]);
  // In turns, so that what else the machine does falls on both; the first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, server] of servers.entries()) {
      const cpu = await cpuOf(server, page);
      if (round > 0) measured[at]!.push(cpu);
    }
  }
  const [first, tenth] = measured.map(median) as [number, number];
  rows.push([page, us(first), us(tenth), times(tenth / first)]);
}
printTable(
  `A page rendered, with a season of 270 matches and with ${integer(MATCHES)} more behind it`,
  ['page', 'CPU, first season', 'CPU, with history', 'ratio'],
  rows,
);
for (const { child } of servers) await child.stop();
