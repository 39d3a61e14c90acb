import { afterAll, expect, test } from 'vitest';
import { addUser } from '#server/accounts/users/commands.ts';
import { setPasswordOf } from '#server/accounts/users/set-password.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store, call, securityEvents } = server;

const EMAIL = 'rehema@wavu.example';
const FIRST_PASSWORD = 'umepewa na msimamizi';
const OWN = 'langu peke yangu 7';

test('a password that somebody else has set opens only the choice of an own one', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const person = {
    email: EMAIL,
    name: 'Rehema',
    role: 'Coach',
    password: 'la zamani kabisa',
  } as const;
  await addUser(store, author, person);
  await setPasswordOf(store, author, { email: EMAIL, password: FIRST_PASSWORD });
  const wrong = await signInHere(server, EMAIL, 'si lenyewe kabisa');
  expect([wrong.signedIn.status, wrong.signedIn.body.code]).toEqual([401, 'WRONG_CREDENTIALS']);

  const { signedIn } = await signInHere(server, EMAIL, FIRST_PASSWORD);
  expect([signedIn.status, signedIn.body.code]).toEqual([401, 'NEW_PASSWORD']);
  expect(signedIn.headers.getSetCookie()).toEqual([]);
  expect(await store.db.selectFrom('session').select('id').execute()).toEqual([]);
  expect(securityEvents).toContainEqual(
    expect.objectContaining({ event: 'sign-in', outcome: 'refused', reason: 'new-password' }),
  );

  const link = new URL(signedIn.body.link);
  expect(link.pathname).toBe('/reset-password');
  const use = { token: link.hash.slice(1), password: OWN };
  const chosen = await call('POST', '/api/v1/password-resets/confirm', use, { token: null });
  expect(chosen.status).toBeLessThan(300);
  expect((await signInHere(server, EMAIL, OWN)).signedIn.status).toBe(200);
  const again = await signInHere(server, EMAIL, FIRST_PASSWORD);
  expect(again.signedIn.body.code).toBe('WRONG_CREDENTIALS');
});
