import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { createFeed } from '#server/platform/live/feed.ts';
import { createHub } from '#server/platform/live/hub.ts';
import { changeSource, roomSource } from '#server/platform/live/queries.ts';
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
import { cpuMicroseconds } from './server/child.ts';
import { makeDataFolder } from './server/data-folder.ts';
import { commandConnection, createScorer } from './server/scorer.ts';
import { playSeason, withoutSync } from './server/season.ts';

/** Durable points per second through the command layer on SQLite, beside a bare append and fsync. */
const folder = makeDataFolder();
const connection = await connect({ file: join(folder.path, 'wavu.db') }, Date.now());
const feed = await createFeed(changeSource(connection.db, () => false));
const hub = createHub({ feed, rooms: roomSource(connection.db) });
const store = createStore(connection, feed.publish);
const { pair } = await withoutSync(store, () => playSeason(store));
const scorer = createScorer(commandConnection(store, pair));

async function measure(work: () => Promise<void> | void, count: number, before = async () => {}) {
  const took: number[] = [];
  let cpu = 0;
  for (let n = -20; n < count; n += 1) {
    await before();
    const cpuBefore = cpuMicroseconds();
    const startedAt = performance.now();
    await work();
    if (n < 0) continue;
    took.push(performance.now() - startedAt);
    cpu += cpuMicroseconds() - cpuBefore;
  }
  return { took, cpu: cpu / count };
}

const count = isShort ? 300 : 5000;
const points = await measure(scorer.point, count, scorer.getReady);

// The cost of any durable write on this disk: 4 KiB appended and brought to the disk.
const file = openSync(join(folder.path, 'bare'), 'a');
const block = Buffer.alloc(4096, 1);
const baseline = await measure(() => {
  writeSync(file, block);
  fdatasyncSync(file);
}, count);
closeSync(file);

type Measured = Awaited<ReturnType<typeof measure>>;
const row = (name: string, { took, cpu }: Measured) => [
  name,
  integer(took.length / (took.reduce((sum, time) => sum + time, 0) / 1000)),
  ms(median(took)),
  ms(percentile(took, 0.99)),
  times(median(took) / median(baseline.took)),
  us(cpu),
];
printTable(
  `Durable points, one after the other (${integer(count)} of them)`,
  ['write', 'per second', 'p50', 'p99', 'p50 to bare', 'CPU each'],
  [
    row('a rally through the commands, SQLite', points),
    row('bare 4 KiB append and fdatasync', baseline),
  ],
);
hub.close();
await connection.close();
folder.remove();
