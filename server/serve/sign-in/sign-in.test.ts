import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { isOutdated } from '#server/accounts/auth/password.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { cookiesOf, signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const PASSWORD = 'mpira wa wavu 6';

async function newPerson(email: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  return addUser(store, author, { email, name: 'Neema', role: 'Fan', password: PASSWORD });
}

function meWith(cookie: string) {
  return call('GET', '/api/v1/me', undefined, { token: null, headers: { cookie } });
}

test('the session is an HttpOnly cookie of 7 days on the whole site, gone after signing out', async () => {
  await newPerson('cookie@example.org');
  const { signedIn, cookie } = await signInHere(server, 'cookie@example.org', PASSWORD);
  const [session] = signedIn.headers
    .getSetCookie()
    .filter((line) => line.startsWith('wavu.session_token='));
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=604800']) {
    expect(session).toContain(attribute);
  }
  const signedOut = { token: null, headers: { cookie } };
  const out = await call('POST', '/api/auth/sign-out', {}, signedOut);
  expect(out.status).toBe(200);
  expect(out.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toHaveLength(
    out.headers.getSetCookie().length,
  );
  expect((await meWith(cookie)).status).toBe(401);
});

test('a forged, truncated or foreign cookie signs nobody in', async () => {
  await newPerson('forged@example.org');
  const { cookie } = await signInHere(server, 'forged@example.org', PASSWORD);
  const [name, value] = cookie.split('; ')[0]!.split('=') as [string, string];
  const [token] = decodeURIComponent(value).split('.') as [string];
  expect((await meWith(`${name}=${value}`)).status).toBe(200);
  for (const forged of [token, `${token}.`, `${token}.AAAA`, value.slice(0, -6), '', '%', '{}']) {
    expect((await meWith(`${name}=${forged}`)).status).toBe(401);
  }
});

test('the answer of a sign-in has no token of the session, which no script is to read', async () => {
  await newPerson('tokenless@example.org');
  const body = { email: 'tokenless@example.org', password: PASSWORD };
  const answer = await call('POST', '/api/auth/sign-in/email', body, { token: null });
  expect([answer.status, answer.body.user.email]).toEqual([200, 'tokenless@example.org']);
  const [session] = answer.headers.getSetCookie();
  const [token] = decodeURIComponent(session!.split('=')[1]!).split('.') as [string];
  expect(token).toHaveLength(32);
  expect(JSON.stringify(answer.body)).not.toContain(token);
});

test('a session that was planted before signing in is not taken over', async () => {
  await newPerson('attacker@example.org');
  await newPerson('victim@example.org');
  const planted = (await signInHere(server, 'attacker@example.org', PASSWORD)).cookie;
  const victim = await signInHere(server, 'victim@example.org', PASSWORD, { cookie: planted });
  expect(victim.cookie.split('; ')[0]).not.toBe(planted.split('; ')[0]);
  expect(victim.me.body.email).toBe('victim@example.org');
  // The earlier session of the browser has ended: it cannot come back as the attacker's.
  expect((await meWith(planted)).status).toBe(401);
});

test('many passwords at once are counted like one after the other', async () => {
  await newPerson('stuffed@example.org');
  const tries = Array.from({ length: 25 }, (_, n) =>
    signInHere(server, 'stuffed@example.org', `password number ${n}`),
  );
  const statuses = (await Promise.all(tries)).map(({ signedIn }) => signedIn.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test('guessing locks an account, but not for its known browser or a reset by mail', async () => {
  const email = 'guessed@example.org';
  await newPerson(email);
  const { cookie } = await signInHere(server, email, PASSWORD);
  for (let n = 0; n < 10; n += 1) await signInHere(server, email, `guess number ${n}`);
  expect((await signInHere(server, email, PASSWORD)).signedIn.status).toBe(429);
  expect((await signInHere(server, email, PASSWORD, { cookie })).signedIn.status).toBe(200);
  // The browser of one account is none of another.
  const other = 'other-guessed@example.org';
  await newPerson(other);
  for (let n = 0; n < 10; n += 1) await signInHere(server, other, `guess number ${n}`);
  expect((await signInHere(server, other, PASSWORD, { cookie })).signedIn.status).toBe(429);
  // And has ten tries, as everybody.
  const tries = [];
  for (let n = 0; n < 11; n += 1) {
    tries.push((await signInHere(server, email, 'not this one', { cookie })).signedIn.status);
  }
  expect(tries).toEqual([...Array(10).fill(401), 429]);
});

test('a hash of a former cost is renewed at the next sign-in', async () => {
  const id = await newPerson('renewed@example.org');
  const nonce = Buffer.from('0123456789abcdef');
  const cost = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = await promisify(argon2)('argon2id', { message: PASSWORD, nonce, ...cost });
  const salt = nonce.toString('base64url');
  const sum = tag.toString('base64url');
  const former = `$argon2id$v=19$m=8192,t=1,p=1$${salt}$${sum}`;
  const storedPassword = () =>
    store.db.selectFrom('account').where('userId', '=', id).select('password').executeTakeFirst();
  await store.db
    .updateTable('account')
    .set({ password: former })
    .where('userId', '=', id)
    .execute();
  const wrong = await signInHere(server, 'renewed@example.org', 'not the password');
  expect([wrong.me.status, (await storedPassword())?.password]).toEqual([401, former]);
  for (const _ of [1, 2]) {
    expect((await signInHere(server, 'renewed@example.org', PASSWORD)).me.status).toBe(200);
    expect(isOutdated((await storedPassword())?.password ?? '')).toBe(false);
  }
});

test('an unknown account and one without a password are answered like a wrong password', async () => {
  await newPerson('known@example.org');
  const googleOnly = await newPerson('google-only@example.org');
  await store.db.deleteFrom('account').where('userId', '=', googleOnly).execute();
  const answers = [];
  for (const name of ['known', 'unknown', 'google-only']) {
    const { signedIn } = await signInHere(server, `${name}@example.org`, 'not the password');
    answers.push([signedIn.status, signedIn.body, cookiesOf(signedIn.headers)]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test.each([
  ['POST', 'sign-up/email'],
  ['POST', 'update-user'],
  ['POST', 'change-email'],
  ['POST', 'change-password'],
  ['POST', 'delete-user'],
  ['POST', 'request-password-reset'],
  ['POST', 'reset-password'],
  ['POST', 'oauth2/link'],
  ['POST', 'sign-in/social'],
  ['POST', 'get-access-token'],
  ['GET', 'list-sessions'],
  ['GET', 'list-accounts'],
  ['GET', 'get-session'],
  ['GET', 'verify-email?token=x'],
  ['GET', 'error?error=x'],
])('%s %s of the library is not served', async (method, path) => {
  const { cookie } = await signInHere(server, 'admin@example.com', 'correct horse battery');
  const body = method === 'POST' ? { role: 'admin', name: 'x' } : undefined;
  const answer = await call(method, `/api/auth/${path}`, body, {
    token: null,
    headers: { cookie },
  });
  expect(answer.status).toBe(404);
});

test.each([
  ['', 400],
  ['[]', 400],
  ['{"email":{"$gt":""},"password":"x"}', 400],
  ['{"email":"a@b.example","password":["x"]}', 400],
  [JSON.stringify({ email: `${'a'.repeat(400)}@b.example`, password: 'x' }), 400],
  [JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(5000) }), 400],
])('a body such as %s is refused with its own status', async (body, status) => {
  const answer = await server.app.request('/api/auth/sign-in/email', { method: 'POST', body });
  expect(answer.status).toBe(status);
});

test('behind https every cookie is for https alone', async () => {
  const secure = await startTestServer({ publicUrl: 'https://wavu.example' });
  const { signedIn, me, cookie } = await signInHere(
    secure,
    'admin@example.com',
    'correct horse battery',
  );
  expect(me.status).toBe(200);
  const out = await secure.call(
    'POST',
    '/api/auth/sign-out',
    {},
    { token: null, headers: { cookie } },
  );
  const cookies = [...signedIn.headers.getSetCookie(), ...out.headers.getSetCookie()];
  expect(cookies.length).toBeGreaterThan(3);
  expect(cookies.filter((line) => !line.includes('; Secure'))).toEqual([]);
  expect(cookies[0]).toMatch(/^__Host-wavu\.session_token=\w/);
  // No other host of the same domain can plant one; those that have no prefix are taken back.
  const current = cookies.filter((line) => !line.includes('Max-Age=0'));
  expect(current.map((line) => line.split('=')[0])).toEqual([
    '__Host-wavu.session_token',
    '__Host-signed_in',
    '__Host-wavu.device',
  ]);
  for (const line of current) expect(line).toMatch(/^__Host-[^;]+;(?=.*Path=\/(;|$))(?!.*Domain)/);
  for (const { headers } of [signedIn, out]) {
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
  await secure.stop();
});

test('a session with the former cookie name continues and ends like others', async () => {
  let now = Date.now();
  const secure = await startTestServer({ publicUrl: 'https://wavu.example', clock: () => now });
  const { cookie } = await signInHere(secure, 'admin@example.com', 'correct horse battery');
  const former = cookie.split('; ')[0]!.replace('__Host-', '__Secure-');
  const as = { token: null, headers: { cookie: former } };
  expect((await secure.call('GET', '/api/v1/me', undefined, as)).status).toBe(200);
  const beside = { token: null, headers: { cookie: `${former}; __Host-wavu.session_token=x` } };
  expect((await secure.call('GET', '/api/v1/me', undefined, beside)).status).toBe(401);
  const out = await secure.call('POST', '/api/auth/sign-out', {}, as);
  expect(out.headers.getSetCookie().filter((it) => it.startsWith('__Secure-'))).toEqual([
    '__Secure-wavu.session_token=; HttpOnly; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
  expect((await secure.call('GET', '/api/v1/me', undefined, as)).status).toBe(401);
  const again = await signInHere(secure, 'admin@example.com', 'correct horse battery');
  const late = again.cookie.split('; ')[0]!.replace('__Host-', '__Secure-');
  now = Date.UTC(2027, 1, 1);
  const asLate = { token: null, headers: { cookie: late } };
  expect((await secure.call('GET', '/api/v1/me', undefined, asLate)).status).toBe(401);
  await secure.stop();
});
