import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { readRestoreState } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store, call } = server;

test('an installation without records takes a backup from an administrator', async () => {
  expect(await readRestoreState(store)).toEqual({ isOpen: true, needsCode: false });
});

const RECORDS = [
  ['/clubs', 'club', { name: 'Chui', city: 'Moshi' }],
  ['/seasons', 'season', { name: '2026/27', startsOn: '2026-09-01', endsOn: '2027-06-30' }],
  ['/venues', 'venue', { name: 'Uwanja wa Ndani', place: 'Dar es Salaam' }],
] as const;

test.each(RECORDS)('a record of %s closes the way for a backup', async (path, table, record) => {
  const { status, body } = await call('POST', `/api/v1${path}`, record);
  expect([status, body.detail]).toEqual([201, undefined]);
  expect(await readRestoreState(store)).toEqual({ isOpen: false, needsCode: false });
  await store.db.deleteFrom(table).where('id', '=', body.id).execute();
  expect(await readRestoreState(store)).toMatchObject({ isOpen: true });
});
