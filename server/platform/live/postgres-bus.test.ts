import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/platform/db/connect.ts';
import { createStore, type Store } from '#server/platform/db/store.ts';
import { createMigratedDatabase } from '#server/platform/db/testing/postgres-database.ts';
import { write } from '#server/platform/db/write.ts';
import { createFeed } from './feed.ts';
import { createHub } from './hub.ts';
import { LINE_NAME, startPostgresBus } from './postgres-bus.ts';
import { changeSource, roomSource } from './queries.ts';
import { recordingOutlet } from './testing/recording-outlet.ts';

const onPostgres = process.env.WAVU_TEST_DATABASE === 'postgres';
const AUTHOR = { actor: { kind: 'system' as const, name: 'test' }, now: 0 };
/** So rare that only a notification can explain what arrives. */
const NEVER = 1_000_000;

async function openNode(url: string, pollMs: number) {
  const connection = await connect({ url }, 0);
  const feed = await createFeed(changeSource(connection.db));
  const bus = startPostgresBus({ connectionString: url, feed, pollMs });
  const hub = createHub({ feed, rooms: roomSource(connection.db), gatherMs: 0 });
  const received: number[] = [];
  feed.subscribe({ changed: ({ version }) => received.push(version), lost: () => {} });
  return {
    connection,
    feed,
    bus,
    store: createStore(connection, feed.publish),
    hub,
    heard: received,
  };
}

async function openNodes(count: number, pollMs: number) {
  const database = await createMigratedDatabase();
  const nodes: Awaited<ReturnType<typeof openNode>>[] = [];
  for (let n = 0; n < count; n += 1) nodes.push(await openNode(database.url, pollMs));
  onTestFinished(async () => {
    for (const { bus, hub, connection } of nodes) {
      hub.close();
      await bus.close();
      await connection.close();
    }
    await database.drop();
  });
  return { nodes, url: database.url };
}

function change(store: Store) {
  return write(store, AUTHOR, async ({ siteChanged }) => siteChanged());
}

test.skipIf(!onPostgres)(
  'PostgreSQL: nodes notify each other, and pages are current at once',
  async () => {
    const { nodes } = await openNodes(2, NEVER);
    const node = nodes[0]!;
    const two = nodes[1]!;
    await change(node.store);
    // Acknowledged on one node: whoever asks the other now may not see less.
    await two.feed.caughtUp();
    expect(two.heard).toEqual([1]);
    while (two.heard.length < 2) {
      await change(node.store);
      await pause(20);
    }
    expect(two.heard.slice(0, 2)).toEqual([1, 2]);
  },
);

test.skipIf(!onPostgres)('PostgreSQL: a poll finds changes without a notification', async () => {
  const { nodes, url } = await openNodes(1, 50);
  const stranger = await connect({ url }, 0);
  const store = createStore(stranger, () => {});
  await change(store);
  await change(store);
  while (nodes[0]!.heard.length < 2) await pause(10);
  expect(nodes[0]!.heard).toEqual([1, 2]);
  await stranger.close();
});

test.skipIf(!onPostgres)(
  'PostgreSQL: a broken connection is restored, and no change is skipped',
  async () => {
    const { nodes, url } = await openNodes(2, NEVER);
    const node = nodes[0]!;
    const two = nodes[1]!;
    const surgeon = new pg.Client(url);
    await surgeon.connect();
    const lines = () =>
      surgeon.query(
        `SELECT pid FROM pg_stat_activity
        WHERE application_name = $1 AND state = 'idle' AND datname = current_database()`,
        [LINE_NAME],
      );
    while ((await lines()).rowCount !== 2) await pause(20);
    for (const { pid } of (await lines()).rows) {
      await surgeon.query('SELECT pg_terminate_backend($1)', [pid]);
    }
    await change(node.store);
    await change(node.store);
    // Both lines come back by themselves, and look at what was missed meanwhile.
    while (two.heard.length < 2) await pause(20);
    await change(two.store);
    while (node.heard.length < 3) await pause(20);
    expect(node.heard).toEqual([1, 2, 3]);
    expect(two.heard).toEqual([1, 2, 3]);
    await surgeon.end();
  },
);

test.skipIf(!onPostgres)('PostgreSQL: three writing nodes send the same order', async () => {
  const { nodes } = await openNodes(3, 1000);
  const outlets = nodes.map(() => recordingOutlet());
  for (const [n, { hub }] of nodes.entries()) {
    await hub.enter({ outlet: outlets[n]!, match: undefined, lastId: 0, onOpen: () => {} });
  }
  const rounds = 40;
  await Promise.all(
    nodes.map(async ({ store }, node) => {
      for (let n = 1; n <= rounds; n += 1) {
        await write(store, AUTHOR, async ({ matchChanged, siteChanged }) => {
          if (n % 5 === 0) siteChanged();
          matchChanged({ matchId: `m${node}`, matchVersion: n, line: `{"node":${node},"n":${n}}` });
        });
      }
    }),
  );
  const total = 3 * rounds;
  while (outlets.some((outlet) => outlet.events().length < total)) await pause(10);
  const [first, ...others] = outlets.map((outlet) => outlet.events());
  expect(first?.map((event) => event.id)).toEqual(Array.from({ length: total }, (_, i) => i + 1));
  for (const event of others) expect(event).toEqual(first);
  const versions = total + (3 * rounds) / 5;
  for (const { heard: received } of nodes) {
    expect(received).toEqual(Array.from({ length: versions }, (_, i) => i + 1));
  }
});

test.skipIf(!onPostgres)(
  'PostgreSQL: one node leads, and another takes over when it stops',
  async () => {
    const database = await createMigratedDatabase();
    onTestFinished(database.drop);
    const connection = await connect({ url: database.url }, 0);
    onTestFinished(connection.close);
    const feed = await createFeed(changeSource(connection.db));
    const leading = [false, false];
    const startBus = (n: number) =>
      startPostgresBus({
        connectionString: database.url,
        feed,
        pollMs: 20,
        onLead(isLeading) {
          leading[n] = isLeading;
        },
      });
    const first = startBus(0);
    await expect.poll(() => leading).toEqual([true, false]);
    const second = startBus(1);
    onTestFinished(second.close);
    await pause(100);
    expect(leading).toEqual([true, false]);
    await first.close();
    await expect.poll(() => leading[1]).toBe(true);
  },
);
