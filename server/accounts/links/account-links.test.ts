import { afterAll, expect, test } from 'vitest';
import { addUser } from '#server/accounts/users/commands.ts';
import { write } from '#server/platform/db/write.ts';
import { mailsTo } from '#server/platform/mail/testing/mails-to.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';
import { mailPasswordChanged } from './commands.ts';
import { makeSignInLink } from './handed-over.ts';

const ORIGIN = 'https://wavu.example';
let now = Date.now();
const server = await startTestServer({ mailOrigin: ORIGIN, clock: () => now });
afterAll(() => server.stop());
const { store, call } = server;

const DAY_MS = 24 * 60 * 60 * 1000;
const SYSTEM = { kind: 'system', name: 'test' } as const;
const AUTHOR = { actor: SYSTEM, now } as const;
const authorNow = () => ({ actor: SYSTEM, now });
const SIGNED_OUT = { token: null };
const PASSWORD = 'mpira wa wavu 6';

function post(path: string, body: unknown) {
  return call('POST', `/api/v1${path}`, body, SIGNED_OUT);
}

function requestRegistration(email: string, more: object = {}) {
  return post('/registrations', { name: 'Neema', email, isOfAge: true, ...more });
}

function usersWith(email: string) {
  return store.db.selectFrom('user').selectAll().where('email', '=', email).execute();
}

test('a registration becomes an account when the link of its mail is followed', async () => {
  const response = await requestRegistration('Neema@Example.org', { language: 'sw' });
  expect([response.status, response.body]).toEqual([202, { sent: true }]);
  expect(await usersWith('neema@example.org')).toEqual([]);
  const { text, token } = await mailsTo(store, 'neema@example.org');
  expect(text).toContain(`Chagua nenosiri:\n${ORIGIN}/sw/confirm-account#${token}`);

  const confirmed = await post('/registrations/confirm', { token, password: PASSWORD });
  expect([confirmed.status, confirmed.body]).toEqual([201, { email: 'neema@example.org' }]);
  const [user] = await usersWith('neema@example.org');
  expect(user).toMatchObject({ name: 'Neema', role: 'Fan', roleChosen: 0, ageConfirmedAt: now });
  expect(Boolean(user?.emailVerified)).toBe(true);
  const { me } = await signInHere(server, 'neema@example.org', PASSWORD);
  expect(me.body).toMatchObject({ role: 'Fan', roleChosen: false });

  const again = await post('/registrations/confirm', { token, password: 'another password' });
  expect([again.status, again.body.code]).toEqual([404, 'NOT_FOUND']);
});

test('a link that is followed several times at once opens once', async () => {
  await requestRegistration('at-once@example.org');
  const { token } = await mailsTo(store, 'at-once@example.org');
  await post('/registrations/confirm', { token, password: PASSWORD });
  await post('/password-resets', { email: 'at-once@example.org' });
  const reset = (await mailsTo(store, 'at-once@example.org')).token;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      post('/password-resets/confirm', { token: reset, password: `mpira wa pwani ${n}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a known address gets the same answer, and its mail says so', async () => {
  const known = await requestRegistration('admin@example.com');
  const unknown = await requestRegistration('free@example.org');
  expect(known.body).toEqual(unknown.body);
  // The name of a request is another one each time, whoever asks.
  for (const { headers } of [known, unknown]) headers.delete('x-request-id');
  expect([known.status, [...known.headers]]).toEqual([unknown.status, [...unknown.headers]]);
  const { text, token } = await mailsTo(store, 'admin@example.com');
  expect(text).toContain(`${ORIGIN}/forgot-password`);
  expect(token).toBe('');
  const rows = await store.db.selectFrom('account_link').selectAll().orderBy('email').execute();
  expect(rows.filter((row) => row.email === 'admin@example.com')).toMatchObject([
    { kind: 'nothing' },
  ]);
});

test('a registration without confirmed age, name or address is refused', async () => {
  const { status, body } = await post('/registrations', { name: '', email: 'x', role: 'admin' });
  expect(status).toBe(400);
  expect(body.errors.map((error: any) => error.field).sort()).toEqual([
    'email',
    'isOfAge',
    'name',
    'role',
  ]);
});

test('a link expires after a day, and a weak password does not use it up', async () => {
  await requestRegistration('late@example.org');
  const { token } = await mailsTo(store, 'late@example.org');
  for (const password of ['password123', 'Manchester2026']) {
    const weak = await post('/registrations/confirm', { token, password });
    expect([weak.status, weak.body.errors[0].field]).toEqual([400, 'password']);
  }
  now += 24 * 60 * 60 * 1000;
  expect((await post('/registrations/confirm', { token, password: PASSWORD })).status).toBe(404);
  await requestRegistration('late@example.org');
  const fresh = (await mailsTo(store, 'late@example.org')).token;
  const confirmed = await post('/registrations/confirm', { token: fresh, password: PASSWORD });
  expect(confirmed.status).toBe(201);
});

test('two links for one address create one account', async () => {
  await requestRegistration('twice@example.org');
  const first = (await mailsTo(store, 'twice@example.org')).token;
  await requestRegistration('twice@example.org');
  const second = (await mailsTo(store, 'twice@example.org')).token;
  const confirmed = await Promise.all(
    [first, second].map((token) => post('/registrations/confirm', { token, password: PASSWORD })),
  );
  expect(confirmed.map((answer) => answer.status).sort()).toEqual([201, 404]);
  expect(await usersWith('twice@example.org')).toHaveLength(1);
});

test('a reset sets the password, ends every session and works once', async () => {
  await requestRegistration('reset@example.org');
  const registered = await mailsTo(store, 'reset@example.org');
  await post('/registrations/confirm', { token: registered.token, password: PASSWORD });
  const { cookie } = await signInHere(server, 'reset@example.org', PASSWORD);
  const response = await post('/password-resets', { email: 'reset@example.org' });
  expect([response.status, response.body]).toEqual([202, { sent: true }]);
  const { text, token } = await mailsTo(store, 'reset@example.org');
  expect(text).toContain(`${ORIGIN}/reset-password#${token}`);
  const used = { token, password: 'a quite new one' };
  expect((await post('/password-resets/confirm', used)).body).toEqual({
    email: 'reset@example.org',
  });
  const me = await call('GET', '/api/v1/me', undefined, { token: null, headers: { cookie } });
  expect(me.status).toBe(401);
  expect((await signInHere(server, 'reset@example.org', PASSWORD)).signedIn.status).toBe(401);
  expect((await signInHere(server, 'reset@example.org', 'a quite new one')).me.status).toBe(200);
  expect((await post('/password-resets/confirm', used)).status).toBe(404);
});

test('the secret of one kind of link does not open the other', async () => {
  await requestRegistration('kinds@example.org');
  const { token } = await mailsTo(store, 'kinds@example.org');
  const password = PASSWORD;
  expect((await post('/password-resets/confirm', { token, password })).status).toBe(404);
  expect((await post('/registrations/confirm', { token, password })).status).toBe(201);
});

test('a reset of an unknown address gets the same answer and a mail without a link', async () => {
  const unknown = await post('/password-resets', { email: 'stranger@example.org' });
  const known = await post('/password-resets', { email: 'admin@example.com' });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  const { count, text, token } = await mailsTo(store, 'stranger@example.org');
  expect([count, token]).toEqual([1, '']);
  expect(text).toContain(`${ORIGIN}/sign-up`);
});

test('the mail to an address that has an account leads to the page alone, without a secret', async () => {
  await requestRegistration('admin@example.com');
  const { text } = await mailsTo(store, 'admin@example.com');
  expect(text.split('\n')).toContain(`${ORIGIN}/forgot-password`);
});

test('a link that opens nothing says so, whatever password is sent with it', async () => {
  const weak = { token: `mail_${'x'.repeat(43)}`, password: 'Manchester2026' };
  for (const path of ['/registrations/confirm', '/password-resets/confirm']) {
    const { status, body } = await post(path, weak);
    expect([status, body.text.key]).toEqual([404, 'link.notFound']);
  }
});

test('a registration is not found any more once somebody else has made the account', async () => {
  await requestRegistration('meanwhile@example.org');
  const { token } = await mailsTo(store, 'meanwhile@example.org');
  const person = { email: 'meanwhile@example.org', name: 'Neema', role: 'Fan' } as const;
  await addUser(store, AUTHOR, { ...person, password: 'quite another one' });
  const { status, body } = await post('/registrations/confirm', { token, password: PASSWORD });
  expect([status, body.text.key]).toEqual([404, 'link.notFound']);
  const mine = await signInHere(server, 'meanwhile@example.org', PASSWORD);
  expect(mine.signedIn.status).toBe(401);
});

test('the trail says who registered and whose password was reset by a link', async () => {
  await requestRegistration('trail@example.org');
  const { token } = await mailsTo(store, 'trail@example.org');
  await post('/registrations/confirm', { token, password: PASSWORD });
  await post('/password-resets', { email: 'trail@example.org' });
  const reset = (await mailsTo(store, 'trail@example.org')).token;
  await post('/password-resets/confirm', { token: reset, password: 'a quite new one' });
  const [user] = await usersWith('trail@example.org');
  expect(await trailOf(store, `user:${user!.id}`)).toEqual([
    ['user.register', null, { role: 'Fan' }],
    ['user.password-reset', null, null],
  ]);
});

test('a link to a new password that is handed over works for three days, and once', async () => {
  const named = { signInName: ' Admin@Example.com ' };
  const place = { origin: `${ORIGIN}/sw` };
  const { link } = await makeSignInLink(store, authorNow(), named, place);
  const [page, token = ''] = link.split('#');
  expect(page).toBe(`${ORIGIN}/reset-password`);
  expect((await trailOf(store, `user:${server.adminId}`)).at(-1)).toEqual([
    'user.sign-in-link',
    null,
    null,
  ]);
  now += 3 * DAY_MS - 1;
  const used = { token, password: 'a quite new one' };
  expect((await post('/password-resets/confirm', used)).body).toEqual({
    email: 'admin@example.com',
  });
  expect((await post('/password-resets/confirm', used)).status).toBe(404);
  const second = await makeSignInLink(store, authorNow(), { id: server.adminId }, place);
  const late = second.link.split('#')[1];
  now += 3 * DAY_MS;
  expect((await post('/password-resets/confirm', { ...used, token: late })).status).toBe(404);
});

test('a link to a new password is handed over by administrators, and to a known account', async () => {
  const link = makeSignInLink(
    store,
    authorNow(),
    { signInName: 'nobody@example.org' },
    { origin: ORIGIN },
  );
  await expect(link).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'There is no user with nobody@example.org.',
  });
  const visitor = { actor: { kind: 'anonymous' }, now } as const;
  const taken = makeSignInLink(
    store,
    visitor,
    { signInName: 'admin@example.com' },
    { origin: ORIGIN },
  );
  await expect(taken).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
});

test('the mail that tells of a changed password has its link, without a secret', async () => {
  const to = { email: 'changed@example.org', language: 'sw' } as const;
  await write(store, AUTHOR, (tx) => mailPasswordChanged(tx, now, `${ORIGIN}/x`, to));
  const { count, text } = await mailsTo(store, to.email);
  expect(count).toBe(1);
  expect(text.split('\n')).toContain(`${ORIGIN}/sw/forgot-password`);
});

test('an address gets few mails, counted over both kinds', async () => {
  const statuses = [];
  for (let n = 0; n < 5; n += 1)
    statuses.push((await requestRegistration('many@example.org')).status);
  expect(statuses).toEqual([202, 202, 202, 429, 429]);
  const { status, headers } = await post('/password-resets', { email: 'MANY@example.org' });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await mailsTo(store, 'many@example.org')).count).toBe(3);
});

test('an installation without mail refuses with its reason', async () => {
  const silent = await startTestServer();
  const body = { name: 'Neema', email: 'neema@example.org', isOfAge: true };
  const response = await silent.call('POST', '/api/v1/registrations', body, SIGNED_OUT);
  expect([response.status, response.body.detail]).toEqual([503, 'This site cannot send mail.']);
  await silent.stop();
});

test('only hashes of the secrets are stored', async () => {
  const rows = await store.db.selectFrom('account_link').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token_hash))).toBe(true);
  expect(server.failures).toEqual([]);
});
