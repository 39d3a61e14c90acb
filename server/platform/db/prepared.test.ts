import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { prepared, preparedInsert } from './prepared.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.store;

const putSetting = prepared<{ name: string; value: string }>((db, { name, value }) =>
  db
    .insertInto('site_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
);
const readSetting = prepared<{ name: string }, { value: string }>((db, { name }) =>
  db.selectFrom('site_setting').select('value').where('name', '=', name),
);

test('each run of a statement binds its own values', async () => {
  await putSetting(db, { name: 'colour', value: 'green' });
  await putSetting(db, { name: 'shape', value: 'ball' });
  await putSetting(db, { name: 'colour', value: 'gold' });
  expect((await readSetting(db, { name: 'colour' })).rows).toEqual([{ value: 'gold' }]);
  expect((await readSetting(db, { name: 'shape' })).rows).toEqual([{ value: 'ball' }]);
  expect((await readSetting(db, { name: 'none' })).rows).toEqual([]);
});

test('a statement belongs to the transaction that it runs in', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await putSetting(tx, { name: 'half', value: '1' });
    expect((await readSetting(tx, { name: 'half' })).rows).toEqual([{ value: '1' }]);
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect((await readSetting(db, { name: 'half' })).rows).toEqual([]);
});

test('a statement reports the number of changed rows', async () => {
  await putSetting(db, { name: 'counted', value: '1' });
  const rename = prepared<{ name: string; value: string }>((db, { name, value }) =>
    db.updateTable('site_setting').set({ value }).where('name', '=', name),
  );
  expect((await rename(db, { name: 'counted', value: '2' })).numAffectedRows).toBe(1n);
  expect((await rename(db, { name: 'missing', value: '2' })).numAffectedRows).toBe(0n);
});

test('no row, one row and thousands of rows can be inserted', async () => {
  const insertSettings = preparedInsert('site_setting');
  const rowsOf = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, no) => ({ name: `${prefix} ${no}`, value: String(no) }));
  for (const [prefix, count] of [
    ['none', 0],
    ['single', 1],
    ['many', 2500],
  ] as const) {
    await insertSettings(db, rowsOf(prefix, count));
    const stored = await db
      .selectFrom('site_setting')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('name', 'like', `${prefix} %`)
      .executeTakeFirstOrThrow();
    expect(Number(stored.count)).toBe(count);
  }
  expect((await readSetting(db, { name: 'many 2499' })).rows).toEqual([{ value: '2499' }]);
});
