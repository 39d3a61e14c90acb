import { argon2Sync } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { countChanges, trailOf } from '#server/testing/trail-of.ts';
import {
  changePassword,
  confirmPassword,
  isStillPassword,
  renewPasswordHash,
  updateAccount,
} from './commands.ts';
import { findPasswordHash } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store } = server;

const NOW = Date.UTC(2026, 10, 24, 9);
const PASSWORD = 'mpira wa wavu 6';
const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;

async function addPerson(name: string) {
  const of = { email: `${name.toLowerCase()}@example.org`, name, role: 'Fan' } as const;
  const id = await addUser(store, SYSTEM, { ...of, password: PASSWORD });
  await store.db.updateTable('user').set({ ageConfirmedAt: null }).where('id', '=', id).execute();
  const actor = { kind: 'user', id, ...of, secretaryOf: [], managerOf: [] } as const;
  const updates = async () =>
    (await trailOf(store, `user:${id}`)).filter(([action]) => action === 'account.update');
  return { id, email: of.email, author: { actor, now: NOW }, updates };
}

const ageOf = async (id: string) =>
  (
    await store.db
      .selectFrom('user')
      .select('ageConfirmedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).ageConfirmedAt;

test('a new name is written with the former one in the trail, and the site hears of it', async () => {
  const { author, updates } = await addPerson('Neema');
  const before = await countChanges(store);
  await updateAccount(store, author, { name: 'Neema Mushi' });
  expect(await updates()).toEqual([['account.update', { name: 'Neema' }, { name: 'Neema Mushi' }]]);
  expect(await countChanges(store)).toBeGreaterThan(before);
});

test('the age is confirmed once, without a word to the site', async () => {
  const { id, author, updates } = await addPerson('Juma');
  const before = await countChanges(store);
  await updateAccount(store, author, { isOfAge: true });
  await updateAccount(store, { ...author, now: NOW + 1000 }, { isOfAge: true });
  expect(await updates()).toEqual([['account.update', null, { isOfAge: true }]]);
  expect(Number(await ageOf(id))).toBe(NOW);
  expect(await countChanges(store)).toBe(before);
});

test('an update that changes nothing leaves no trace', async () => {
  const { id, author, updates } = await addPerson('Rehema');
  await updateAccount(store, author, { name: 'Rehema' });
  await updateAccount(store, author, {});
  expect(await updates()).toEqual([]);
  expect(await ageOf(id)).toBeNull();
});

test('wrong passwords are counted, and a right one begins the count anew', async () => {
  const { author } = await addPerson('Baraka');
  const tries = createTryLimit(3, 60_000);
  const attempt = (password: string) =>
    confirmPassword(store, author, tries, { password, field: 'current' });
  const wrong = { code: 'REFUSED', extras: { refusal: 'WRONG_PASSWORD' } };
  for (const password of ['no', 'nor this']) {
    await expect(attempt(password)).rejects.toMatchObject(wrong);
  }
  await attempt(PASSWORD);
  for (const password of ['no', 'nor this', 'never']) {
    await expect(attempt(password)).rejects.toMatchObject(wrong);
  }
  await expect(attempt(PASSWORD)).rejects.toMatchObject({ code: 'TOO_MANY' });
});

test('a password still opens while it is the one that was checked, or verifies', async () => {
  const { id } = await addPerson('Zawadi');
  const hash = await findPasswordHash(store.db, id);
  expect(await isStillPassword(store, id, 'not looked at', hash)).toBe(true);
  expect(await isStillPassword(store, id, PASSWORD, 'a former hash')).toBe(true);
  expect(await isStillPassword(store, id, 'another', 'a former hash')).toBe(false);
  expect(await isStillPassword(store, 'nobody', PASSWORD, undefined)).toBe(false);
  await store.db.updateTable('account').set({ password: null }).where('userId', '=', id).execute();
  expect(await isStillPassword(store, id, PASSWORD, undefined)).toBe(false);
});

test('a hash of a former cost is made anew at a sign-in, one of today is left', async () => {
  const { id } = await addPerson('Salma');
  const today = await findPasswordHash(store.db, id);
  await renewPasswordHash(store, NOW, id, PASSWORD);
  expect(await findPasswordHash(store.db, id)).toBe(today);

  const nonce = Buffer.alloc(16, 7);
  const cost = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
  const digest = argon2Sync('argon2id', { message: PASSWORD, nonce, ...cost });
  const former = `$argon2id$v=19$m=8192,t=1,p=1$${nonce.toString('base64url')}$${digest.toString('base64url')}`;
  await store.db
    .updateTable('account')
    .set({ password: former })
    .where('userId', '=', id)
    .execute();
  await renewPasswordHash(store, NOW, id, PASSWORD);
  const renewed = await findPasswordHash(store.db, id);
  expect(renewed).not.toBe(former);
  expect(await isStillPassword(store, id, PASSWORD, 'another')).toBe(true);
  await expect(renewPasswordHash(store, NOW, 'nobody', PASSWORD)).resolves.toBeUndefined();
});

test.each([
  ['tells the owner where the installation sends mail', 'https://wavu.example', 1, 'Mwanaidi'],
  ['queues no mail where the installation sends none', undefined, 0, 'Halima'],
])('a change of the password %s', async (_, mailOrigin, count, name) => {
  const { email, author } = await addPerson(name);
  const tries = createTryLimit(3, 60_000);
  const input = { current: PASSWORD, password: 'jua linawaka sana 9' };
  const around = { sessionId: undefined, mailOrigin, language: 'en' } as const;
  await changePassword(store, author, tries, input, around);
  const mails = await store.db
    .selectFrom('mail')
    .select('id')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toHaveLength(count);
});
