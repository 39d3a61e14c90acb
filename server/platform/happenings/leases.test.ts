import { afterAll, beforeEach, expect, test } from 'vitest';
import { write } from '#server/platform/db/write.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { LEASE_MS, lease, pruneHappenings } from './commands.ts';
import { newestHappening } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store } = server;
const { db } = store;

const NOW = Date.UTC(2026, 10, 26, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await db.deleteFrom('consumer').execute();
  await db.deleteFrom('happening').execute();
});

const until = async () =>
  (await db.selectFrom('consumer').select('leased_until').executeTakeFirstOrThrow()).leased_until;

function happen(now: number) {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const facts = { title: 'Habari' };
  return write(store, author, async (tx) => tx.happened({ kind: 'news.published', facts }));
}

test('a node that asks again has its lease renewed in the second half alone', async () => {
  await lease(db, 'push', 'one', NOW);
  const half = NOW + LEASE_MS / 2;
  expect(await lease(db, 'push', 'one', half - 1)).toMatchObject({ holder: 'one' });
  expect(await until()).toBe(NOW + LEASE_MS);
  expect(await lease(db, 'push', 'one', half)).toMatchObject({ holder: 'one' });
  expect(await until()).toBe(half + LEASE_MS);
});

test('a node takes over a lease at its end, and has none before', async () => {
  await happen(NOW);
  const version = await newestHappening(db);
  expect(await lease(db, 'push', 'one', NOW)).toMatchObject({ holder: 'one', version, resume: '' });
  expect(await lease(db, 'push', 'two', NOW + LEASE_MS - 1)).toBeUndefined();
  expect(await until()).toBe(NOW + LEASE_MS);
  const taken = await lease(db, 'push', 'two', NOW + LEASE_MS);
  expect(taken).toMatchObject({ holder: 'two', version });
  expect(await lease(db, 'push', 'one', NOW + LEASE_MS)).toBeUndefined();
});

test('pruning waits for the slowest of two consumers, and not for a lease of retries', async () => {
  for (let n = 0; n < 3; n += 1) await happen(NOW);
  const newest = await newestHappening(db);
  const cursor = { resume: '', holder: 'one', leased_until: NOW + 8 * DAY_MS };
  await db
    .insertInto('consumer')
    .values([
      { ...cursor, name: 'push:0', version: newest },
      { ...cursor, name: 'sms:0', version: newest - 1 },
      { ...cursor, name: 'push:retry', version: 0 },
    ])
    .execute();
  expect(await pruneHappenings(db, NOW + 8 * DAY_MS)).toBe(2);
  const left = await db.selectFrom('happening').select('version').execute();
  expect(left).toEqual([{ version: newest }]);
});

test('happenings are pruned after a week where nobody consumes them, and not on its last millisecond', async () => {
  await happen(NOW);
  expect(await pruneHappenings(db, NOW + 7 * DAY_MS)).toBe(0);
  expect(await pruneHappenings(db, NOW + 7 * DAY_MS + 1)).toBe(1);
});
