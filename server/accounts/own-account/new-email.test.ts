import { afterAll, expect, test } from 'vitest';
import { addUser } from '#server/accounts/users/commands.ts';
import { mailsTo } from '#server/platform/mail/testing/mails-to.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const ORIGIN = 'https://wavu.example';
let now = Date.now();
const server = await startTestServer({ mailOrigin: ORIGIN, clock: () => now });
afterAll(() => server.stop());
const { store, call } = server;
const PASSWORD = 'mpira wa wavu 6';

async function newPerson(email: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const id = await addUser(store, author, {
    email,
    name: 'Neema',
    role: 'Fan',
    password: PASSWORD,
  });
  const { cookie } = await signInHere(server, email, PASSWORD);
  return { id, cookie, as: asOwner(cookie) };
}

function asOwner(cookie: string) {
  return (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token: null, headers: { cookie } });
}

const confirm = (as: ReturnType<typeof asOwner>, token: string) =>
  as('POST', '/account/email/confirm', { token });

test('a new address is confirmed by mail, the former is notified, and other devices are signed out', async () => {
  const { cookie, as } = await newPerson('old@example.org');
  const other = await signInHere(server, 'old@example.org', PASSWORD);
  const input = { email: 'New@Example.org', password: PASSWORD, language: 'sw' };
  const response = await as('POST', '/account/email', input);
  expect([response.status, response.body]).toEqual([202, { sent: true }]);
  expect((await as('GET', '/account')).body.email).toBe('old@example.org');
  const { text, token } = await mailsTo(store, 'new@example.org');
  expect(text).toContain(`Tumia anwani hii:\n${ORIGIN}/sw/confirm-email#${token}`);

  const done = await confirm(as, token);
  expect([done.status, done.body]).toEqual([200, { email: 'new@example.org' }]);
  expect((await as('GET', '/account')).body.email).toBe('new@example.org');
  expect((await asOwner(other.cookie)('GET', '/me')).status).toBe(401);
  expect((await asOwner(cookie)('GET', '/me')).status).toBe(200);
  expect((await mailsTo(store, 'old@example.org')).text).toContain(
    'another e-mail address to sign in',
  );
  expect((await signInHere(server, 'new@example.org', PASSWORD)).me.status).toBe(200);
  expect((await signInHere(server, 'old@example.org', PASSWORD)).signedIn.status).toBe(401);
  expect((await confirm(as, token)).status).toBe(404);
});

test('a link in the mail confirms without a session, and ends all sessions', async () => {
  const { as } = await newPerson('phone@example.org');
  await as('POST', '/account/email', { email: 'laptop@example.org', password: PASSWORD });
  const { token } = await mailsTo(store, 'laptop@example.org');
  expect((await confirm(asOwner(''), token)).status).toBe(200);
  expect((await as('GET', '/me')).status).toBe(401);
});

test('a new address requires the password, and a stolen session cannot guess it for long', async () => {
  const { as } = await newPerson('guarded@example.org');
  const wrong = await as('POST', '/account/email', { email: 'thief@example.org', password: 'no' });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
  expect((await as('POST', '/account/email', { email: 'thief@example.org' })).status).toBe(422);
  expect((await mailsTo(store, 'thief@example.org')).count).toBe(0);
  const answers = [];
  for (let n = 0; n < 10; n += 1)
    answers.push(
      (await as('POST', '/account/email', { email: 't@example.org', password: 'no' })).status,
    );
  expect(answers.at(-1)).toBe(429);
  now += 60 * 60 * 1000;
});

test('the address of another account gets the same answer, and a mail that opens nothing', async () => {
  const { as } = await newPerson('asks@example.org');
  await newPerson('taken@example.org');
  const free = await as('POST', '/account/email', {
    email: 'free@example.org',
    password: PASSWORD,
  });
  const taken = await as('POST', '/account/email', {
    email: 'taken@example.org',
    password: PASSWORD,
  });
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const { text, token } = await mailsTo(store, 'taken@example.org');
  expect([text.includes('already belongs to an account'), token]).toEqual([true, '']);
  const kinds = await store.db
    .selectFrom('account_link')
    .select('kind')
    .where('email', '=', 'taken@example.org')
    .execute();
  expect(kinds).toEqual([{ kind: 'nothing' }]);
});

test('an address registered meanwhile stays with its account', async () => {
  const { as } = await newPerson('slow@example.org');
  await as('POST', '/account/email', { email: 'soon@example.org', password: PASSWORD });
  const { token } = await mailsTo(store, 'soon@example.org');
  await newPerson('soon@example.org');
  expect((await confirm(as, token)).status).toBe(404);
  expect((await as('GET', '/account')).body.email).toBe('slow@example.org');
});

test('a link expires after an hour, opens nothing else, and few mails are sent', async () => {
  const { as } = await newPerson('few@example.org');
  const requestNewEmail = (email: string) =>
    as('POST', '/account/email', { email, password: PASSWORD });
  await requestNewEmail('one@example.org');
  const { token } = await mailsTo(store, 'one@example.org');
  const reset = { token, password: 'a quite new one' };
  expect((await call('POST', '/api/v1/password-resets/confirm', reset)).status).toBe(404);
  expect([
    (await requestNewEmail('two@example.org')).status,
    (await requestNewEmail('three@example.org')).status,
  ]).toEqual([202, 202]);
  expect((await requestNewEmail('four@example.org')).status).toBe(429);
  now += 60 * 60 * 1000;
  expect((await confirm(as, token)).status).toBe(404);
});

test('an erased account leaves no link behind', async () => {
  const { as } = await newPerson('leaver@example.org');
  await as('POST', '/account/email', { email: 'next@example.org', password: PASSWORD });
  const { token } = await mailsTo(store, 'next@example.org');
  expect((await as('POST', '/account/erasure', { password: PASSWORD })).status).toBe(204);
  expect((await confirm(asOwner(''), token)).status).toBe(404);
  const links = store.db.selectFrom('account_link').select('kind');
  expect(await links.where('email', '=', 'next@example.org').execute()).toEqual([]);
});

test('only the owner may request a new address, and only in an installation with mail', async () => {
  const input = { email: 'x@example.org', password: PASSWORD };
  const signedOut = await call('POST', '/api/v1/account/email', input, { token: null });
  expect(signedOut.status).toBe(401);
  expect((await asOwner('')('POST', '/account/email/confirm', { token: '' })).status).toBe(400);
  const silent = await startTestServer();
  const response = await silent.call('POST', '/api/v1/account/email', input);
  expect([response.status, response.body.detail]).toEqual([503, 'This site cannot send mail.']);
  await silent.stop();
  expect(server.failures).toEqual([]);
});
