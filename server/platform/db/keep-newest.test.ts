import { afterAll, expect, test } from 'vitest';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { newId } from './id.ts';
import { keepNewest } from './keep-newest.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.store;

test('an owner has the newest rows only, and rows of others stay', async () => {
  const owner = await addPerson(server, 'juma');
  const other = await addPerson(server, 'neema');
  const started = Date.now();
  const row = (user_id: string, at: number) => ({
    id: newId(at),
    user_id,
    at,
    outcome: 'wrong-password',
  });
  for (const at of [1, 2, 3, 4]) {
    await db
      .insertInto('sign_in_try')
      .values([row(owner.id, started + at), row(other.id, started + at)])
      .execute();
  }
  await keepNewest(db, 'sign_in_try', { user_id: owner.id }, 2);
  const left = await db.selectFrom('sign_in_try').selectAll().orderBy('at').execute();
  const timesOf = (id: string) =>
    left.filter(({ user_id }) => user_id === id).map(({ at }) => Number(at) - started);
  expect(timesOf(owner.id)).toEqual([3, 4]);
  expect(timesOf(other.id)).toEqual([1, 2, 3, 4]);
});
