import { createECDH, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createVault } from '#server/platform/config/vault.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { write } from '#server/platform/db/write.ts';
import { createWriteGate } from '#server/platform/db/write-gate.ts';
import { startPush } from '#server/site/push/start-push.ts';
import { LOCAL_CERTIFICATE } from '#server/site/push/testing/local-certificate.ts';
import { addFollowers } from '#server/testing/fan-out/followers.ts';
import { integer, isShort, ms, percentile, printTable } from '../measure/print-table.ts';
import { cpuMicroseconds, startChild } from '../server/child.ts';
import { makeDataFolder } from '../server/data-folder.ts';
import { commandConnection, createScorer } from '../server/scorer.ts';
import { playSeason, withoutSync } from '../server/season.ts';

/**
 * The end of a set told to many devices: SQLite, a push service in a process of its own, and a scorer who
 * enters a point each 50 ms meanwhile.
 */
const SIZES = isShort ? [1, 2000] : [1, 10_000, 100_000];
const HOLD_MS = 3000;
/** Not a team of the scorer, whose own sets end meanwhile. */
const FOLLOWED = 'followed';
const POINT_MS = 50;

const folder = makeDataFolder();
const place = { file: join(folder.path, 'wavu.db') };
const connection = await connect(place, Date.now());
const { db } = connection;
const vault = createVault('a secret of this benchmark, long enough');
const store = createStore(connection, () => undefined, vault, createWriteGate());
const { pair } = await withoutSync(store, () => playSeason(store));
const service = startChild('push-service.ts');
const port = await service.request<number>('start');
const running = startPush({
  store,
  place,
  publicUrl: 'https://bench.example.org',
  keys: undefined,
  onError: (error) => console.error(error),
  localAuthority: LOCAL_CERTIFICATE.cert,
})!;
const scorer = createScorer(commandConnection(store, pair));

async function subscribe(count: number): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = JSON.stringify({ p256dh, auth: randomBytes(16).toString('base64url') });
  await db.deleteFrom('follower').execute();
  const devices = Array.from({ length: count }, (_, index) => ({
    way: 'push' as const,
    address: `https://localhost:${port}/send/${index}`,
    keys,
  }));
  await addFollowers(db, FOLLOWED, devices, Date.now());
}

/** Enters points until `isOver`; gives the milliseconds that each took. */
async function score(isOver: () => Promise<boolean>): Promise<number[]> {
  const took: number[] = [];
  for (;;) {
    await scorer.getReady();
    const startedAt = performance.now();
    await scorer.point();
    took.push(performance.now() - startedAt);
    await pause(POINT_MS);
    if (await isOver()) return took;
  }
}

async function endSet(): Promise<number> {
  const author = { actor: { kind: 'system', name: 'bench' }, now: Date.now() } as const;
  await write(store, author, async (tx) =>
    tx.happened({
      kind: 'match.set_ended',
      topic: `set:${author.now}`,
      matchId: scorer.match(),
      teams: [FOLLOWED, null],
      value: '25-23',
      facts: { set: 1, wins: [1, 0] },
    }),
  );
  return author.now;
}

type Figures = { posts: number; firstAt: number; lastAt: number };

await scorer.getReady();
const quietUntil = Date.now() + (isShort ? 2000 : 10_000);
const idleCpuBefore = cpuMicroseconds();
const idle = await score(async () => Date.now() > quietUntil);
const cpuOfPoint = (cpuMicroseconds() - idleCpuBefore) / idle.length;
const rows: string[][] = [];
for (const count of SIZES) {
  await subscribe(count);
  await service.request('reset');
  const cpuBefore = cpuMicroseconds();
  const begun = performance.now();
  const endedAt = await endSet();
  let figures: Figures = { posts: 0, firstAt: 0, lastAt: 0 };
  const took = await score(async () => {
    figures = await service.request<Figures>('figures');
    return figures.posts >= count;
  });
  const cpu = cpuMicroseconds() - cpuBefore - took.length * cpuOfPoint;
  const waited = performance.now() - begun;
  rows.push([
    integer(count),
    ms(figures.firstAt - endedAt - HOLD_MS),
    `${((figures.lastAt - endedAt - HOLD_MS) / 1000).toFixed(1)} s`,
    count === 1 ? '-' : ms(cpu / 1000 / count),
    ms(percentile(took, 0.5)),
    ms(percentile(took, 0.99)),
    `${(waited / 1000).toFixed(1)} s`,
  ]);
}
printTable(
  `Push: the end of a set (a point without it: p50 ${ms(percentile(idle, 0.5))}, p99 ${ms(percentile(idle, 0.99))})`,
  ['devices', 'first', 'all', 'CPU each', 'point p50', 'point p99', 'with the hold'],
  rows,
);
await running.stop();
await service.stop();
await connection.close();
folder.remove();
