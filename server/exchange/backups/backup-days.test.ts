import { afterAll, beforeEach, expect, test } from 'vitest';
import { localDate } from '#server/platform/time/local-time.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { claimDay, endDay, releaseDay } from './commands.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.store;

const HOUR = 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 23, 8);
const TODAY = localDate(NOW);

beforeEach(async () => {
  await db.deleteFrom('backup').execute();
});
const claim = (now: number) => claimDay(db, TODAY, `wavu-${now}`, now);
const rows = () => db.selectFrom('backup').selectAll().orderBy('day').execute();

test('a copy that was begun and not ended is taken over after four hours and not before', async () => {
  expect(await claim(NOW)).toEqual({ hasFailed: false });
  expect(await claim(NOW + 4 * HOUR - 1)).toBeUndefined();
  expect(await claim(NOW + 4 * HOUR)).toEqual({ hasFailed: false });
  expect(await rows()).toMatchObject([
    { day: TODAY, name: `wavu-${NOW + 4 * HOUR}`, started_at: NOW + 4 * HOUR, ended_at: null },
  ]);
});

test('a copy that was made is not made again, however late it is', async () => {
  await claim(NOW);
  await endDay(db, TODAY, NOW + 1, { bytes: 10, row_count: 2, pictures: 1, fault: null });
  expect(await claim(NOW + 10 * HOUR)).toBeUndefined();
  expect(await rows()).toMatchObject([{ bytes: 10, row_count: 2, pictures: 1, ended_at: NOW + 1 }]);
});

test('a failed copy is tried again after an hour, and the next try knows of the failure', async () => {
  await claim(NOW);
  await endDay(db, TODAY, NOW + 1, { fault: 'no room' });
  expect(await claim(NOW + HOUR - 1)).toBeUndefined();
  expect(await claim(NOW + HOUR)).toEqual({ hasFailed: true });
  expect(await rows()).toMatchObject([{ fault: null, ended_at: null, started_at: NOW + HOUR }]);
});

test('a server that stops gives back the copy of today that is not ended, and no other', async () => {
  await claimDay(db, '2026-11-20', 'old', NOW);
  await claim(NOW);
  await releaseDay(db, NOW);
  expect((await rows()).map(({ day }) => day)).toEqual(['2026-11-20']);
  await claim(NOW);
  await endDay(db, TODAY, NOW + 1, { fault: 'no room' });
  await releaseDay(db, NOW);
  expect((await rows()).map(({ day }) => day)).toEqual(['2026-11-20', TODAY]);
});
