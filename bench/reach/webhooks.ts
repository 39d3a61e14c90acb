import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createVault } from '#server/platform/config/vault.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { write } from '#server/platform/db/write.ts';
import { createWriteGate } from '#server/platform/db/write-gate.ts';
import { createWebhook } from '#server/site/webhooks/commands.ts';
import { startWebhooks } from '#server/site/webhooks/start-webhooks.ts';
import { integer, isShort, median, ms, percentile, printTable } from '../measure/print-table.ts';
import { cpuMicroseconds, startChild } from '../server/child.ts';
import { makeDataFolder } from '../server/data-folder.ts';
import { benchAuthor, playSeason, withoutSync } from '../server/season.ts';

/** One event to many receivers: SQLite, and a process that takes all of them. */
const SIZES = isShort ? [1, 100] : [1, 100, 1000];
const ROUNDS = isShort ? 1 : 5;

const folder = makeDataFolder();
const connection = await connect({ file: join(folder.path, 'wavu.db') }, Date.now());
const { db } = connection;
const vault = createVault('a secret of this benchmark, long enough');
const store = createStore(connection, () => undefined, vault, createWriteGate());
await withoutSync(store, () => playSeason(store));
const league = await db.selectFrom('league').select('id').limit(1).executeTakeFirstOrThrow();
const receiver = startChild('webhook-receiver.ts');
const port = await receiver.request<number>('start');
const running = startWebhooks({
  store,
  origin: 'http://bench.example.org',
  mailOrigin: undefined,
  poster: { allowsHttp: true, allowsLocal: true },
  onError: (error) => console.error(error),
});

/** Of the kind that is sent at once. */
const EVENT = 'plan.published';

async function register(count: number): Promise<void> {
  await db.deleteFrom('webhook').execute();
  for (let number = 0; number < count; number += 1)
    await createWebhook(
      store,
      benchAuthor(),
      {
        name: `Receiver ${number}`,
        address: `http://localhost:${port}/in/${number}`,
        shape: 'standard',
        events: [EVENT],
        language: 'en',
      },
      true,
    );
  // A node without a receiver looks once a second.
  await pause(1500);
}

async function publish(count: number): Promise<{ arrivals: number[]; cpu: number }> {
  await receiver.request('reset');
  const before = cpuMicroseconds();
  const author = { actor: { kind: 'system', name: 'bench' }, now: Date.now() } as const;
  await write(store, author, async (tx) =>
    tx.happened({ kind: EVENT, leagueId: league.id, facts: { fixtures: 3 } }),
  );
  const committedAt = Date.now();
  for (;;) {
    const times = await receiver.request<number[]>('arrivals');
    const waiting = await db
      .selectFrom('webhook_delivery')
      .select('id')
      .where('state', '=', 'waiting')
      .limit(1)
      .executeTakeFirst();
    const cpu = (cpuMicroseconds() - before) / 1000 / count;
    if (times.length >= count && waiting === undefined)
      return { arrivals: times.map((at) => at - committedAt), cpu };
    await pause(20);
  }
}

const rows: string[][] = [];
for (const count of SIZES) {
  await register(count);
  // The first one opens the connections.
  await publish(count);
  const rounds: { arrivals: number[]; cpu: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await publish(count));
  const of = (figure: (arrivals: number[]) => number) =>
    ms(median(rounds.map(({ arrivals }) => figure(arrivals))));
  rows.push([
    integer(count),
    of((arrivals) => Math.min(...arrivals)),
    of((arrivals) => percentile(arrivals, 0.5)),
    of((arrivals) => Math.max(...arrivals)),
    ms(median(rounds.map(({ cpu }) => cpu))),
  ]);
}
printTable(
  `Webhooks: an event from its commit to the receiver (medians of ${ROUNDS} rounds)`,
  ['receivers', 'first', 'half of them', 'all', 'CPU each'],
  rows,
);
await running.stop();
await receiver.stop();
await connection.close();
folder.remove();
