import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now, publicUrl: 'https://wavu.example' });
afterAll(() => server.stop());
const { call, store } = server;

const PASSWORD = 'mpira wa wavu 6';
const HOUR_MS = 60 * 60 * 1000;

const invite = (body: object) => call('POST', '/api/v1/users', { role: 'Fan', ...body });
const secretOf = (link: string) => link.split('#')[1]!;

function use(link: string, password = PASSWORD) {
  const body = { token: secretOf(link), password };
  return call('POST', '/api/v1/password-resets/confirm', body, { token: null });
}

/** An hour of its own for each test: failed tries of one do not count in the next. */
function signIn(name: string, password = PASSWORD) {
  now += HOUR_MS;
  return signInHere(server, name, password, { origin: 'https://wavu.example' });
}

test('a person without a mail address gets in by a link and signs in by telephone', async () => {
  const invited = await invite({ name: 'Neema Said', phone: '0712 345 678', language: 'sw' });
  expect([invited.status, invited.headers.get('cache-control')]).toEqual([201, 'no-store']);
  const { user, link, expiresAt } = invited.body;
  expect(user).toMatchObject({ name: 'Neema Said', email: '', phone: '+255712345678' });
  expect(link).toMatch(/^https:\/\/wavu\.example\/sw\/reset-password#mail_[\w-]{43}$/);
  expect(Date.parse(expiresAt)).toBe(now + 72 * HOUR_MS);
  const used = await use(link);
  expect(used.status).toBe(200);
  for (const name of ['0712345678', '+255 712 345 678', '255712345678', used.body.email]) {
    const { signedIn } = await signIn(name);
    expect(`${name}: ${signedIn.status}`).toBe(`${name}: 200`);
  }
  expect((await signIn('0712345678', 'another password')).signedIn.status).toBe(401);
  expect((await use(link)).body.code).toBe('NOT_FOUND');
});

test('an unknown number is refused with the words of a wrong password', async () => {
  const unknown = (await signIn('0754999888')).signedIn;
  const wrong = (await signIn('admin@example.com')).signedIn;
  expect([unknown.status, unknown.body]).toEqual([401, wrong.body]);
});

test('tries by telephone and by mail count against one and the same account', async () => {
  const { body } = await invite({
    name: 'Two ways',
    phone: '0713000001',
    email: 'two@example.org',
  });
  await use(body.link);
  now += HOUR_MS;
  const credentials = (name: string) => ({ email: name, password: 'a wrong password' });
  const at = { token: null, headers: { origin: 'https://wavu.example' } };
  for (const name of ['0713000001', 'two@example.org']) {
    for (let count = 0; count < 5; count += 1) {
      await call('POST', '/api/auth/sign-in/email', credentials(name), at);
    }
  }
  const { status } = await call('POST', '/api/auth/sign-in/email', credentials('0713000001'), at);
  expect(status).toBe(429);
});

test('a link is too old after 72 hours, and ends when another one is made', async () => {
  const { body } = await invite({ name: 'Late', phone: '0713000002' });
  const again = async () =>
    (await call('POST', `/api/v1/users/${body.user.id}/sign-in-link`, {})).body.link as string;
  const second = await again();
  expect((await use(body.link)).status, 'of the first one').toBe(404);
  now += 72 * HOUR_MS;
  expect((await use(second)).status, 'after 72 hours').toBe(404);
  expect((await use(await again())).status).toBe(200);
});

test('of thirty who follow a link at once, one sets the password', async () => {
  const { body } = await invite({ name: 'Thirty', phone: '0713000003' });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => use(body.link, `mpira wa pwani ${n}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('of thirty new persons with one number at once, one is made', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      invite({ name: `Same ${n}`, phone: n % 2 === 0 ? '0713000004' : '+255713000004' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 201)!;
  expect(refused.body).toMatchObject({
    code: 'CONFLICT',
    detail: 'There is a user with +255713000004 already.',
    errors: [{ field: 'phone' }],
  });
});

test.each([
  ['nothing to sign in with', {}, 'phone'],
  ['a number that is none', { phone: '0812' }, 'phone'],
  ['an address that is none', { email: 'asha' }, 'email'],
  ['a role that there is not', { phone: '0713000005', role: 'Owner' }, 'role'],
])('a new person with %s is refused by field', async (_, facts, field) => {
  const { status, body } = await invite({ name: 'Refused', ...facts });
  expect(status).toBe(400);
  expect(body.errors.map((fault: { field: string }) => fault.field)).toEqual([field]);
});

test('after an import all who cannot sign in get a link, and nobody else', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  await store.db.deleteFrom('account').where('userId', '!=', server.adminId).execute();
  const { items: users } = (await call('GET', '/api/v1/users?limit=100')).body;
  await addUser(store, author, {
    email: 'has@example.org',
    name: 'Has one',
    role: 'Fan',
    password: PASSWORD,
  });
  const { status, body } = await call('POST', '/api/v1/users/sign-in-links', { language: 'sw' });
  expect(status).toBe(201);
  const invited = body.items.map((item: any) => item.user.id).sort();
  const others = users.filter((user: any) => user.id !== server.adminId);
  expect(invited).toEqual(others.map((user: any) => user.id).sort());
  expect((await use(body.items[0].link)).status).toBe(200);
  const left = await call('POST', '/api/v1/users/sign-in-links', {});
  expect(left.body.items).toHaveLength(body.items.length - 1);
});

test('the trail names who made a link, and neither its secret nor the number', async () => {
  const { body } = await invite({ name: 'Trail', phone: '0713000009' });
  await call('POST', `/api/v1/users/${body.user.id}/sign-in-link`, {});
  const trail = await store.db.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify(trail)).not.toMatch(/mail_|713000009/);
  const [link] = (await call('GET', '/api/v1/audit?limit=1')).body.items;
  expect(link).toMatchObject({ action: 'user.sign-in-link', actor: { id: server.adminId } });
  const stored = JSON.stringify(await store.db.selectFrom('account_link').selectAll().execute());
  expect(stored).not.toContain(secretOf(body.link));
});

test('nobody but an administrator makes persons or links', async () => {
  const { body } = await invite({ name: 'Fan', email: 'only-fan@example.org' });
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const token = await addToken(store, author, { email: 'only-fan@example.org', name: 'test' });
  for (const path of ['', `/${server.adminId}/sign-in-link`, '/sign-in-links']) {
    const input = { name: 'x', phone: '0713000007', role: 'admin' };
    const answer = await call('POST', `/api/v1/users${path}`, input, { token });
    expect(`${path}: ${answer.status}`).toBe(`${path}: 403`);
    const visitor = await call('POST', `/api/v1/users${path}`, input, { token: null });
    expect(`${path}: ${visitor.status}`).toBe(`${path}: 401`);
  }
  expect(body.user.role).toBe('Fan');
});

test('no mail is queued for a person without an address', async () => {
  const { body } = await invite({ name: 'No mail', phone: '0713000008' });
  const { email } = (await use(body.link)).body;
  await call('POST', '/api/v1/password-resets', { email }, { token: null });
  const mails = await store.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .execute();
  expect(mails).toEqual([]);
});
