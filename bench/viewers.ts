import { setTimeout as pause } from 'node:timers/promises';
import {
  integer,
  isShort,
  median,
  ms,
  percentile,
  printTable,
  times,
  us,
} from './measure/print-table.ts';
import { type Child, sharedClock, startChild } from './server/child.ts';
import { createScorer, httpConnection } from './server/scorer.ts';
import type { Started } from './server/started.ts';

/**
 * From the scorer's tap (the request leaves) to each viewer's socket, over HTTP, the log, the disk
 * and the live room; beside a loop that does nothing but write to as many bare sockets.
 */
const counts = isShort ? [100, 1000] : [1000, 10_000];
/** Within one set, whose every change is a point. */
const points = isShort ? 10 : 40;

type Measured = { delays: number[]; last: number[]; cpu: number };

/** @param point sends one point and answers when it left, in milliseconds of the shared clock */
async function watch(
  server: Child,
  crowd: Child,
  place: { port: number; path: string; count: number },
  point: () => Promise<number>,
): Promise<Measured> {
  await crowd.request('gather', place);
  const delays: number[] = [];
  const last: number[] = [];
  let cpu = 0;
  for (let n = -3; n < points; n += 1) {
    await pause(30);
    await crowd.request('expect');
    const before = await server.request<number>('cpu');
    const at = await point();
    const arrived = await crowd.request<number[]>('arrivals');
    if (n < 0) continue;
    cpu += (await server.request<number>('cpu')) - before;
    const took = arrived.map((time) => time - at);
    for (const delay of took) delays.push(delay);
    last.push(took.reduce((slowest, time) => Math.max(slowest, time), 0));
  }
  await crowd.request('leave');
  return { delays, last, cpu: cpu / points / place.count };
}

async function watchWavu(count: number): Promise<Measured> {
  const server = startChild('wavu-server.ts');
  const crowd = startChild('viewers-crowd.ts');
  const started = await server.request<Started>('start');
  const scorer = createScorer(httpConnection(started));
  await scorer.getReady();
  const path = `/api/v1/live?match=${scorer.match()}`;
  const measured = await watch(server, crowd, { port: started.port, path, count }, async () => {
    const at = sharedClock();
    await scorer.point();
    return at;
  });
  await crowd.stop();
  await server.stop();
  return measured;
}

async function watchBare(count: number): Promise<Measured> {
  const server = startChild('bare-sockets.ts');
  const crowd = startChild('viewers-crowd.ts');
  const { port } = await server.request<{ port: number }>('start');
  const measured = await watch(server, crowd, { port, path: '/', count }, () =>
    server.request('point'),
  );
  await crowd.stop();
  await server.stop();
  return measured;
}

const rows: string[][] = [];
for (const count of counts) {
  const baseline = await watchBare(count);
  const wavu = await watchWavu(count);
  for (const [name, measurement] of [
    ['bare socket loop', baseline],
    ['Wavu, tap to screen', wavu],
  ] as const) {
    rows.push([
      `${integer(count)} viewers: ${name}`,
      ms(median(measurement.delays)),
      ms(percentile(measurement.delays, 0.99)),
      ms(median(measurement.last)),
      times(median(measurement.last) / median(baseline.last)),
      us(measurement.cpu),
    ]);
  }
}
printTable(
  'A point to its viewers',
  ['', 'p50', 'p99', 'last viewer, p50', 'last to bare', 'CPU a viewer'],
  rows,
);
