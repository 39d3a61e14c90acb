import { freshPath } from './measure/fresh-path.ts';
import { get } from './measure/get.ts';
import { keepRequesting } from './measure/keep-requesting.ts';
import { integer, isShort, median, printTable, times, us } from './measure/print-table.ts';
import { startChild } from './server/child.ts';
import { shown } from './server/public-paths.ts';
import type { Started } from './server/started.ts';

/** Pages per second and processor time per page: cached, rendered, and plain node:http. */
// Renderings are limited by address: these requests come from many.
process.env.TRUST_PROXY = '1';
const wavu = startChild('wavu-server.ts');
const plain = startChild('plain-server.ts');
const { port, match } = await wavu.request<Started>('start');
const { port: plainPort } = await plain.request<{ port: number }>('start');

const seconds = isShort ? 1 : 4;
const rounds = isShort ? 1 : 5;

type Measured = { perSecond: number; cpu: number };

async function measure(child: typeof wavu, at: number, nextPath: () => string): Promise<Measured> {
  const before = await child.request<number>('cpu');
  const startedAt = performance.now();
  const count = await keepRequesting(at, nextPath, seconds);
  const took = (performance.now() - startedAt) / 1000;
  return { perSecond: count / took, cpu: ((await child.request<number>('cpu')) - before) / count };
}

const rows: string[][] = [];
for (const path of ['/', `/right/${match}`]) {
  const { head: sent, body } = await get(port, path);
  // These two belong to the connection that we asked on.
  const { connection: _, date: __, ...head } = sent;
  await plain.request('serve', { head, body: body.toString('base64') });
  const measured: Record<'plain' | 'cached' | 'rendered', Measured[]> = {
    plain: [],
    cached: [],
    rendered: [],
  };
  // In turns, so that what else the machine does falls on all of them; the first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const taken = {
      plain: await measure(plain, plainPort, () => path),
      cached: await measure(wavu, port, () => path),
      rendered: await measure(wavu, port, () => freshPath(path)),
    };
    if (round === 0) continue;
    for (const kind of ['plain', 'cached', 'rendered'] as const) measured[kind].push(taken[kind]);
  }
  const cpuOf = (kind: keyof typeof measured) => median(measured[kind].map((item) => item.cpu));
  for (const [kind, name] of [
    ['plain', 'the same bytes, plain node:http'],
    ['cached', 'kept page'],
    ['rendered', 'rendered for each request'],
  ] as const) {
    rows.push([
      `${shown(path)}: ${name}`,
      integer(median(measured[kind].map((item) => item.perSecond))),
      us(cpuOf(kind)),
      times(cpuOf(kind) / cpuOf('plain')),
    ]);
  }
}
printTable(
  `Pages per second (medians of ${rounds} rounds of ${seconds} s, 8 connections)`,
  ['page', 'per second', 'CPU each', 'CPU to plain'],
  rows,
);
await wavu.stop();
await plain.stop();
