import { afterAll, expect, test } from 'vitest';
import { verifyPassword } from '#server/accounts/auth/password.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { write } from '#server/platform/db/write.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { addUser, insertUser, noteSignInMethod, setPasswordHash } from './commands.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { adminId, call, store } = server;

const NOW = Date.UTC(2026, 10, 21, 9);
const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
const PASSWORD = 'mpira wa wavu 6';

const add = (email: string) =>
  addUser(store, SYSTEM, { email, name: 'Neema', role: 'Fan', password: PASSWORD });

async function person(name: string) {
  const email = `${name}@example.org`;
  const id = await add(email);
  return { id, token: await addToken(store, SYSTEM, { email, name: 'test' }) };
}

const choose = (id: string, role: string, token?: string) =>
  call('PATCH', `/api/v1/users/${id}`, { role }, token === undefined ? {} : { token });
const trailOf = async (id: string) =>
  (await call('GET', `/api/v1/audit?subject=user:${id}`)).body.items;
const credentials = (id: string) =>
  store.db.selectFrom('account').selectAll().where('userId', '=', id).execute();

test('an address in other capitals is the same address', async () => {
  const id = await add(' Asha@Example.org ');
  const { email, emailVerified, roleChosen } = await store.db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([email, Number(emailVerified), roleChosen]).toEqual(['asha@example.org', 1, 1]);
  await expect(add('ASHA@example.org')).rejects.toMatchObject({
    code: 'CONFLICT',
    text: { key: 'user.exists', params: { email: 'asha@example.org' } },
  });
  expect((await trailOf(id))[0]).toMatchObject({
    action: 'user.add',
    after: { email: 'asha@example.org', role: 'Fan' },
  });
});

test('a new password takes the place of the former one, and of nobody else’s', async () => {
  const first = await add('first@example.org');
  const second = await add('second@example.org');
  const before = await credentials(second);
  await write(store, SYSTEM, (tx) => setPasswordHash(tx, store.engine, NOW, first, 'another hash'));
  expect(await credentials(first)).toMatchObject([
    { providerId: 'credential', accountId: first, password: 'another hash' },
  ]);
  expect(await credentials(second)).toEqual(before);
  expect(await verifyPassword(before[0]!.password!, PASSWORD)).toBe(true);
});

test('a sign-in method added by the library is in the audit log with its provider', async () => {
  const id = await add('google@example.org');
  await noteSignInMethod(store, NOW, id, 'google');
  expect((await trailOf(id))[0]).toMatchObject({
    action: 'account.add',
    actor: { name: 'sign-in' },
    after: { with: 'google' },
  });
});

test('a person chooses one of four roles once; administrators may grant each role at any time', async () => {
  const neema = await person('neema');
  expect((await choose(neema.id, 'Coach', neema.token)).status, 'chosen with the account').toBe(
    403,
  );
  const row = { name: 'Juma', email: 'juma@example.org', role: 'Fan', roleChosen: 0 } as const;
  const created = await write(store, SYSTEM, (tx) =>
    insertUser(tx, store.engine, NOW, { ...row, ageConfirmedAt: null }),
  );
  const fresh = created!.id;
  const token = await addToken(store, SYSTEM, { email: row.email, name: 'test' });
  expect((await choose(fresh, 'admin', token)).status).toBe(403);
  expect((await choose(neema.id, 'Coach', token)).status).toBe(403);
  expect((await choose(fresh, 'Coach', token)).body.role).toBe('Coach');
  expect((await choose(fresh, 'Player', token)).status).toBe(403);
  expect((await choose(fresh, 'Player')).body.role).toBe('Player');
  expect((await choose(fresh, 'admin')).body.role).toBe('admin');
  const roles = (await trailOf(fresh)).filter((entry: any) => entry.action === 'user.role');
  expect(roles.map(({ before, after }: any) => [before.role, after.role])).toEqual([
    ['Player', 'admin'],
    ['Coach', 'Player'],
    ['Fan', 'Coach'],
  ]);
  expect((await choose(fresh, 'Fan')).body.role, 'another administrator is left').toBe('Fan');
  expect((await choose(adminId, 'Fan')).body.code).toBe('LAST_ADMIN');
});

test('the role of an unknown user is not found for administrators and refused to others', async () => {
  const rehema = await person('rehema');
  const answer = await choose('none', 'Fan');
  expect([answer.status, answer.body.text]).toEqual([404, { key: 'user.notFound' }]);
  expect((await choose('none', 'Fan', rehema.token)).status).toBe(403);
});
