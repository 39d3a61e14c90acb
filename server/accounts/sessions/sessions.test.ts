import { afterAll, expect, test } from 'vitest';
import { addUser } from '#server/accounts/users/commands.ts';
import { epochOf } from '#server/platform/db/instant.ts';
import { addPerson } from '#server/testing/people.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import * as sessions from './commands.ts';

const aheadMs = 0;
const server = await startTestServer({ clock: () => Date.now() + aheadMs });
afterAll(() => server.stop());
const { call, store } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
const PASSWORD = 'mpira wa wavu 6';
const HOUR_MS = 3_600_000;

async function newPerson(name: string) {
  const email = `${name}@example.org`;
  const id = await addUser(store, SYSTEM, { email, name, role: 'Fan', password: PASSWORD });
  return { id, signIn: () => signInAs(email) };
}

async function signInAs(email: string) {
  const { cookie } = await signInHere(server, email, PASSWORD);
  const as = (method: string, path: string) =>
    call(method, `/api/v1${path}`, undefined, { token: null, headers: { cookie } });
  return { as, isIn: async () => (await as('GET', '/me')).status === 200 };
}

const sessionsOf = (userId: string) =>
  store.db.selectFrom('session').selectAll().where('userId', '=', userId).execute();

async function trailOf(userId: string) {
  const rows = await store.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', `user:${userId}`)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action).filter((action) => /session|sign-out/.test(action));
}

test('each end of sessions stands in the trail, and an attempt on another one does not', async () => {
  const asha = await newPerson('asha');
  const juma = await newPerson('juma');
  const phone = await asha.signIn();
  const laptop = await asha.signIn();
  const stranger = await juma.signIn();
  const { items } = (await phone.as('GET', '/account/sessions')).body;
  const other = items.find(({ current }: { current: boolean }) => !current);
  const refused = await stranger.as('DELETE', `/account/sessions/${other.id}`);
  expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
  expect(await trailOf(asha.id)).toEqual([]);
  expect((await phone.as('DELETE', `/account/sessions/${other.id}`)).status).toBe(204);
  expect([await phone.isIn(), await laptop.isIn(), await stranger.isIn()]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await phone.as('DELETE', '/account/sessions')).status).toBe(204);
  expect([await phone.isIn(), await stranger.isIn()]).toEqual([false, true]);
  expect(await trailOf(asha.id)).toEqual(['session.end', 'session.end-all']);
});

test('an administrator signs a person out everywhere, and the trail has the number of sessions', async () => {
  const neema = await newPerson('neema');
  const bystander = await (await newPerson('rehema')).signIn();
  const devices = [await neema.signIn(), await neema.signIn()];
  expect((await call('DELETE', `/api/v1/users/${neema.id}/sessions`)).status).toBe(204);
  for (const device of devices) expect(await device.isIn()).toBe(false);
  expect(await bystander.isIn()).toBe(true);
  const { action, before } = await store.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', `user:${neema.id}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect([action, JSON.parse(before!)]).toEqual(['user.sign-out', { sessions: 2 }]);
  const unknown = await call('DELETE', '/api/v1/users/none/sessions');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
});

test('nobody but an administrator signs others out, and visitors have no sessions to end', async () => {
  const coach = await addPerson(server, 'Salma', 'Coach');
  const target = await newPerson('baraka');
  const device = await target.signIn();
  expect((await coach.ask('DELETE', `/users/${target.id}/sessions`)).status).toBe(403);
  const actor = { kind: 'user', id: coach.id, roles: ['Coach'] } as never;
  await expect(
    sessions.endSessionsOf(store, { actor, now: SYSTEM.now }, target.id),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await device.isIn()).toBe(true);
  const visitor = { actor: { kind: 'anonymous' }, now: SYSTEM.now } as const;
  for (const ending of [
    sessions.endAllSessions(store, visitor),
    sessions.endSession(store, visitor, 'any'),
  ]) {
    await expect(ending).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  }
});

test('a session is forgotten by its token or its id, and no other one with it', async () => {
  const zuri = await newPerson('zuri');
  for (let device = 0; device < 3; device += 1) await zuri.signIn();
  const [first, second, third] = await sessionsOf(zuri.id);
  await sessions.dropSession(store, String(first!.token));
  await sessions.replaceSession(store, String(second!.id));
  expect((await sessionsOf(zuri.id)).map(({ id }) => id)).toEqual([third!.id]);
});

test('a session on a shared device gets the short idle time, others stay as they are', async () => {
  const imani = await newPerson('imani');
  for (let device = 0; device < 2; device += 1) await imani.signIn();
  const [shared, own] = await sessionsOf(imani.id);
  await sessions.endWhenIdle(store, String(shared!.token));
  const after = await sessionsOf(imani.id);
  const idleOf = (id: unknown) => after.find((session) => session.id === id)!.idleMs;
  expect([idleOf(shared!.id), idleOf(own!.id)]).toEqual([30 * 60 * 1000, own!.idleMs]);
});

test('the use of a session is noted with its account, whose warning is taken back', async () => {
  const faraja = await newPerson('faraja');
  const other = await newPerson('tumaini');
  for (const { signIn } of [faraja, faraja, other]) await signIn();
  const [used, unused] = await sessionsOf(faraja.id);
  await store.db.updateTable('user').set({ lastUsedAt: 5, warnedAt: 7 }).execute();
  const now = Date.now() + 2 * HOUR_MS;
  await sessions.touchSession(store, { id: String(used!.id), userId: faraja.id }, now);
  const after = await sessionsOf(faraja.id);
  const lastUse = (id: unknown) => epochOf(after.find((session) => session.id === id)!.updatedAt);
  expect(lastUse(used!.id)).toBe(now);
  expect(lastUse(unused!.id)).toBe(epochOf(unused!.updatedAt));
  const usesOf = (id: string) =>
    store.db.selectFrom('user').select(['lastUsedAt', 'warnedAt']).where('id', '=', id).execute();
  expect(await usesOf(faraja.id)).toEqual([{ lastUsedAt: now, warnedAt: null }]);
  expect(await usesOf(other.id)).toEqual([{ lastUsedAt: 5, warnedAt: 7 }]);
});

test('sessions that have run out are forgotten, the others stay', async () => {
  const pendo = await newPerson('pendo');
  await pendo.signIn();
  const [session] = await sessionsOf(pendo.id);
  const end = epochOf(session!.expiresAt);
  await sessions.forgetOldSessions(store, end - 1);
  expect(await sessionsOf(pendo.id)).toHaveLength(1);
  await sessions.forgetOldSessions(store, end);
  expect(await sessionsOf(pendo.id)).toEqual([]);
});
