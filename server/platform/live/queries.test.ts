import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { createMigratedDatabase } from '#server/platform/db/testing/postgres-database.ts';
import { write } from '#server/platform/db/write.ts';
import type { Change } from './change.ts';
import { changeSource, roomSource } from './queries.ts';

const onPostgres = process.env.WAVU_TEST_DATABASE === 'postgres';

async function openStore() {
  if (onPostgres) {
    const database = await createMigratedDatabase();
    const connection = await connect({ url: database.url }, 0);
    onTestFinished(async () => {
      await connection.close();
      await database.drop();
    });
    return connection;
  }
  const folder = mkdtempSync(join(tmpdir(), 'wavu-'));
  const connection = await connect({ file: join(folder, 'wavu.db') }, 0);
  onTestFinished(async () => {
    await connection.close();
    rmSync(folder, { recursive: true });
  });
  return connection;
}

test('the outbox returns the changes that a command published', async () => {
  const connection = await openStore();
  const published: Change[] = [];
  const store = createStore(connection, (changes) => void published.push(...changes));
  const source = changeSource(connection.db);
  const rooms = roomSource(connection.db);
  expect(await source.latest()).toBe(0);
  expect(await source.readAfter(0, 10)).toEqual([]);

  const author = { actor: { kind: 'system' } as never, now: 1_700_000_000_000 };
  for (let n = 1; n <= 6; n += 1) {
    await write(store, author, async ({ siteChanged, matchChanged }) => {
      if (n % 3 === 0) siteChanged();
      matchChanged({ matchId: 'm1', matchVersion: n, line: `{"id":"m1","v":${n}}` });
      matchChanged({ matchId: 'm2', matchVersion: n, line: `{"id":"m2","v":${n}}` });
    });
  }
  expect(published.map((change) => change.version)).toEqual(
    Array.from({ length: 14 }, (_, i) => i + 1),
  );
  expect(await source.latest()).toBe(14);
  expect(await source.readAfter(0, 100)).toEqual(published);
  expect(await source.readAfter(4, 3)).toEqual(published.slice(4, 7));
  expect(await source.readAfter(14, 3)).toEqual([]);

  const ofMatch = published.filter((change) => change.matchId === 'm2');
  expect(await rooms.newestOfMatch('m2', 100)).toEqual(ofMatch);
  expect(await rooms.newestOfMatch('m2', 4)).toEqual(ofMatch.slice(-4));
  expect(await rooms.newestOfMatch('m9', 4)).toEqual([]);
  const ofAll = published.filter((change) => change.liveVersion !== null);
  expect(ofAll.map((change) => change.liveVersion)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
  expect(await rooms.newestLive(100)).toEqual(ofAll);
  expect(await rooms.newestLive(5)).toEqual(ofAll.slice(-5));
});

test('a rolled-back change leaves no gap in the versions', async () => {
  const connection = await openStore();
  const store = createStore(connection, () => {});
  const author = { actor: { kind: 'system' } as never, now: 0 };
  const change = (fails: boolean) =>
    write(store, author, async ({ siteChanged }) => {
      siteChanged();
      if (fails) throw new Error('no');
    });
  await change(false);
  await expect(change(true)).rejects.toThrow('no');
  await change(false);
  const versions = (await changeSource(connection.db).readAfter(0, 10)).map((item) => item.version);
  expect(versions).toEqual([1, 2]);
});
