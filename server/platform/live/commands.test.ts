import { afterAll, expect, test } from 'vitest';
import { write } from '#server/platform/db/write.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { pruneChanges } from './commands.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.store;

test('pruning keeps the newest changes, and the numbers continue', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const changeOnce = () =>
    write(server.store, author, async ({ siteChanged }) => {
      siteChanged();
    });
  for (let n = 0; n < 10; n += 1) await changeOnce();
  expect(await pruneChanges(db, 4)).toBe(6);
  expect(await pruneChanges(db, 4)).toBe(0);
  await changeOnce();
  const forgotten = await db
    .selectFrom('counter')
    .select('value')
    .where('name', '=', 'forgotten')
    .executeTakeFirst();
  expect(forgotten?.value).toBe(6);
  const rows = await db.selectFrom('change').select('version').orderBy('version').execute();
  expect(rows.map((row) => row.version)).toEqual([7, 8, 9, 10, 11]);
});
