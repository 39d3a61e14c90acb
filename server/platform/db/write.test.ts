import { afterAll, expect, test } from 'vitest';
import type { Change } from '#server/platform/live/change.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { RaceLost, write } from './write.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const author = { actor: { kind: 'system', name: 'test' }, now: 5000 } as const;

function listening() {
  const published: Change[] = [];
  return {
    heard: published,
    store: {
      ...server.store,
      publish: (changes: readonly Change[]) => void published.push(...changes),
    },
  };
}

function setting(name: string) {
  return server.store.db.selectFrom('site_setting').selectAll().where('name', '=', name).execute();
}

test('rows, audit log and outbox are written together or not at all', async () => {
  const { heard: published, store } = listening();
  const before = await store.db.selectFrom('counter').selectAll().orderBy('name').execute();
  const failing = write(store, author, async ({ db, audit, siteChanged }) => {
    await db.insertInto('site_setting').values({ name: 'half', value: '1' }).execute();
    audit({ action: 'half', subject: 'site' });
    siteChanged();
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect(await setting('half')).toEqual([]);
  expect(
    await store.db.selectFrom('audit').selectAll().where('action', '=', 'half').execute(),
  ).toEqual([]);
  expect(await store.db.selectFrom('counter').selectAll().orderBy('name').execute()).toEqual(
    before,
  );
  expect(published).toEqual([]);
});

test('changes written at the same time are numbered without gaps', async () => {
  const { heard: published, store } = listening();
  const ids = Array.from({ length: 20 }, (_, index) => `n${index}`);
  await Promise.all(
    ids.map((name) =>
      write(store, author, async ({ db, siteChanged }) => {
        await db.insertInto('site_setting').values({ name, value: '1' }).execute();
        siteChanged();
      }),
    ),
  );
  const versions = published.map((change) => change.version).sort((a, b) => a - b);
  expect(versions).toEqual(versions.map((_, index) => versions[0]! + index));
  const stored = await store.db
    .selectFrom('change')
    .select('version')
    .where('version', '>=', versions[0]!)
    .execute();
  expect(stored).toHaveLength(20);
});

test('a lost race is retried and ends with a conflict', async () => {
  let tries = 0;
  const won = await write(server.store, author, async () => {
    tries += 1;
    if (tries < 3) throw new RaceLost();
    return tries;
  });
  expect(won).toBe(3);
  const failing = write(server.store, author, async () => {
    throw new RaceLost();
  });
  await expect(failing).rejects.toMatchObject({ code: 'CONFLICT' });
});
