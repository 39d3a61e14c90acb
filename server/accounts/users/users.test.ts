import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { addUser } from './commands.ts';
import { FIRST_ADMIN, keepsFirstPassword } from './first-password.ts';
import { setPasswordOf } from './set-password.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { adminId, call, store } = server;

const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
const PASSWORD = 'mpira wa wavu 6';

/** Somebody with two open sessions and a token. */
async function personWith(email: string, role: 'Fan' | 'admin') {
  const id = await addUser(store, AUTHOR, { email, name: 'Neema', role, password: PASSWORD });
  const token = await addToken(store, AUTHOR, { email, name: 'test' });
  const cookies: string[] = [];
  for (const _ of [1, 2]) cookies.push((await signInHere(server, email, PASSWORD)).cookie);
  const as = (cookie: string, method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token: null, headers: { cookie } });
  const open = async () =>
    (await Promise.all(cookies.map((cookie) => as(cookie, 'GET', '/me')))).map((it) => it.status);
  return { id, token, cookie: cookies[0]!, as, open };
}

test('only an administrator signs another person out everywhere', async () => {
  const neema = await personWith('out@example.org', 'Fan');
  const other = await personWith('other@example.org', 'Fan');
  const path = `/users/${neema.id}/sessions`;
  expect((await neema.as(other.cookie, 'DELETE', path)).status).toBe(403);
  expect((await neema.as('', 'DELETE', path)).status).toBe(401);
  expect(await neema.open()).toEqual([200, 200]);
  expect((await call('DELETE', `/api/v1${path}`)).status).toBe(204);
  expect(await neema.open()).toEqual([401, 401]);
  expect(await other.open()).toEqual([200, 200]);
  const { body } = await call('GET', `/api/v1/audit?subject=user:${neema.id}`);
  expect(body.items[0]).toMatchObject({ action: 'user.sign-out', before: { sessions: 2 } });
  expect((await call('DELETE', '/api/v1/users/nobody/sessions')).status).toBe(404);
});

test('an open session of a former administrator has no more administrator rights', async () => {
  const former = await personWith('former@example.org', 'admin');
  expect((await former.as(former.cookie, 'GET', '/users')).status).toBe(200);
  await call('PATCH', `/api/v1/users/${former.id}`, { role: 'Fan' });
  for (const path of ['/users', '/audit', '/exports/players', '/admin/users']) {
    expect([path, (await former.as(former.cookie, 'GET', path)).status]).toEqual([path, 403]);
    const { status } = await call('GET', `/api/v1${path}`, undefined, { token: former.token });
    expect([path, status]).toEqual([path, 403]);
  }
  const back = await former.as(former.cookie, 'PATCH', `/users/${former.id}`, { role: 'admin' });
  expect(back.status).toBe(403);
});

test('the last administrator stays one', async () => {
  const { status, body } = await call('PATCH', `/api/v1/users/${adminId}`, { role: 'Fan' });
  expect([status, body.code]).toEqual([422, 'LAST_ADMIN']);
  const again = await call('PATCH', `/api/v1/users/${adminId}`, { role: 'admin' });
  expect(again.status).toBe(200);
});

test('two administrators who remove each other’s role at once leave one administrator', async () => {
  const second = await personWith('second@example.org', 'admin');
  const statuses = (
    await Promise.all([
      call('PATCH', `/api/v1/users/${second.id}`, { role: 'Fan' }),
      second.as(second.cookie, 'PATCH', `/users/${adminId}`, { role: 'Fan' }),
    ])
  ).map(({ status }) => status);
  expect(statuses).toContain(200);
  const admins = await store.db
    .selectFrom('user')
    .where('role', '=', 'admin')
    .select('id')
    .execute();
  expect(admins).toHaveLength(1);
});

test('the first password of the demonstration is noticed until it is changed', async () => {
  expect(await keepsFirstPassword(store)).toBe(false);
  const first = { email: FIRST_ADMIN, name: 'Administrator', role: 'admin', password: PASSWORD };
  await addUser(store, AUTHOR, { ...first, role: 'admin' });
  expect(await keepsFirstPassword(store)).toBe(true);
  const later = { ...AUTHOR, now: AUTHOR.now + 1000 };
  await setPasswordOf(store, later, { email: FIRST_ADMIN, password: 'imebadilishwa sasa' });
  expect(await keepsFirstPassword(store)).toBe(false);
});
