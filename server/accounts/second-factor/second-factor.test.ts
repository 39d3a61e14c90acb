import { afterAll, expect, test } from 'vitest';
import { stepAt, totpCode } from '#server/accounts/auth/totp.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { cookiesOf, signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { dropSecondFactor } from './commands.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, store } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now } as const;
const PASSWORD = 'mpira wa wavu 6';
const STEP_MS = 30_000;

async function newPerson(email: string) {
  await addUser(store, SYSTEM, { email, name: 'Neema', role: 'Coach', password: PASSWORD });
  const { cookie } = await signInHere(server, email, PASSWORD);
  const as = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1/account${path}`, body, { token: null, headers: { cookie } });
  return { as, cookie };
}

/** The code of the app, of a half minute that no test has used. */
function nextCode(secret: string): string {
  now += 2 * STEP_MS;
  return totpCode(secret, stepAt(now));
}

/** Somebody who signs in with codes. */
async function personWithCodes(email: string) {
  const { as, cookie } = await newPerson(email);
  const { secret } = (await as('POST', '/second-factor', { password: PASSWORD })).body;
  const on = await as('POST', '/second-factor/confirm', { code: nextCode(secret) });
  return { as, cookie, secret, recoveryCodes: on.body.recoveryCodes as string[] };
}

function signIn(email: string, code?: string, password = PASSWORD) {
  const body = { email, password, ...(code === undefined ? {} : { code }) };
  return call('POST', '/api/auth/sign-in/email', body, { token: null });
}

test('sign-in asks for a code once it was turned on, and other devices are out', async () => {
  const email = 'on@example.org';
  const { as } = await newPerson(email);
  const other = await signInHere(server, email, PASSWORD);
  const begun = await as('POST', '/second-factor', { password: PASSWORD });
  expect(begun.headers.get('cache-control')).toBe('no-store');
  const { secret, address } = begun.body;
  expect(address).toBe(`otpauth://totp/Wavu:on%40example.org?secret=${secret}&issuer=Wavu`);
  expect((await signIn(email)).status, 'only begun').toBe(200);
  const wrong = await as('POST', '/second-factor/confirm', { code: '000000' });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_CODE']);
  const on = await as('POST', '/second-factor/confirm', { code: nextCode(secret) });
  expect(on.body.recoveryCodes).toHaveLength(10);
  expect((await as('GET', '')).body.secondFactor).toEqual({ recoveryCodes: 10 });
  const headers = { cookie: other.cookie };
  expect((await call('GET', '/api/v1/me', undefined, { token: null, headers })).status).toBe(401);

  const missing = await signIn(email);
  expect([missing.status, missing.body.code]).toEqual([401, 'SECOND_FACTOR']);
  expect(cookiesOf(missing.headers)).toBe('');
  const right = await signIn(email, nextCode(secret));
  expect([right.status, cookiesOf(right.headers)]).toEqual([200, expect.stringContaining('wavu')]);
});

test('sign-in without the code fails and leaves no session', async () => {
  const email = 'left@example.org';
  const { as } = await personWithCodes(email);
  for (const code of [undefined, '123456', 'A'.repeat(16)]) {
    const answer = await signIn(email, code);
    expect([answer.status, answer.body.code]).toEqual([401, 'SECOND_FACTOR']);
  }
  const wrong = await signIn(email, undefined, 'not the password');
  expect(wrong.body.code).toBe('WRONG_CREDENTIALS');
  expect((await as('GET', '/sessions')).body.items).toHaveLength(1);
});

test('a code works once, also with many tries at once', async () => {
  const email = 'once@example.org';
  const { secret } = await personWithCodes(email);
  const code = nextCode(secret);
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await signIn(email, code)).status).toBe(401);
  expect((await signIn(email, totpCode(secret, stepAt(now) - 1))).status, 'one before').toBe(401);
});

test('a recovery code works once, with or without dashes', async () => {
  const email = 'recover@example.org';
  const { as, recoveryCodes } = await personWithCodes(email);
  const [first, second] = recoveryCodes as [string, string];
  expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect((await signIn(email, first)).status).toBe(200);
  expect((await signIn(email, first)).status).toBe(401);
  expect((await signIn(email, second.replaceAll('-', '').toLowerCase())).status).toBe(200);
  expect((await as('GET', '')).body.secondFactor).toEqual({ recoveryCodes: 8 });
});

test('guessing codes locks the account for a while', async () => {
  const email = 'guess@example.org';
  const { secret } = await personWithCodes(email);
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push((await signIn(email, String(100_000 + n))).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await signIn(email, nextCode(secret))).status).toBe(429);
});

test('a correct password alone is always answered with the question for a code', async () => {
  const email = 'asks@example.org';
  await personWithCodes(email);
  for (let n = 0; n < 12; n += 1) {
    expect((await signIn(email)).body.code).toBe('SECOND_FACTOR');
  }
});

test('the second step is turned off with password and code', async () => {
  const email = 'off@example.org';
  const { as, secret, recoveryCodes } = await personWithCodes(email);
  const again = await as('POST', '/second-factor', { password: PASSWORD });
  expect([again.status, again.body.code]).toEqual([422, 'SECOND_FACTOR_ON']);
  const noPassword = { password: 'not it', code: nextCode(secret) };
  expect((await as('POST', '/second-factor/end', noPassword)).body.code).toBe('WRONG_PASSWORD');
  const noCode = { password: PASSWORD, code: '000000' };
  expect((await as('POST', '/second-factor/end', noCode)).body.code).toBe('WRONG_CODE');
  const right = { password: PASSWORD, code: nextCode(secret) };
  expect((await as('POST', '/second-factor/end', right)).status).toBe(204);
  expect((await as('GET', '')).body.secondFactor).toBe(null);
  expect((await signIn(email)).status).toBe(200);
  expect((await as('POST', '/second-factor/end', right)).status).toBe(404);
  const left = await store.db.selectFrom('recovery_code').select('code_hash').execute();
  expect(JSON.stringify(left)).not.toContain(recoveryCodes[0]);
});

test('a stolen session with the password cannot guess codes for long', async () => {
  const { as, secret } = await personWithCodes('stolen@example.org');
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    const guess = { password: PASSWORD, code: String(100_000 + n) };
    statuses.push((await as('POST', '/second-factor/end', guess)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  const right = { password: PASSWORD, code: nextCode(secret) };
  expect((await as('POST', '/second-factor/end', right)).status).toBe(429);
  now += 15 * 60 * 1000;
  const later = { password: PASSWORD, code: nextCode(secret) };
  expect((await as('POST', '/second-factor/end', later)).status).toBe(204);
});

test('the operator removes the second step of a person who has lost it', async () => {
  const email = 'lost@example.org';
  await personWithCodes(email);
  await expect(dropSecondFactor(store, SYSTEM, 'nobody@example.org')).rejects.toThrow(
    'There is no second step for nobody@example.org.',
  );
  await dropSecondFactor(store, SYSTEM, email);
  expect((await signIn(email)).status).toBe(200);
});

test('the database holds neither secret nor codes in clear, and the audit log has each change', async () => {
  const email = 'kept@example.org';
  const { as, secret, recoveryCodes } = await personWithCodes(email);
  await signIn(email, recoveryCodes[0]);
  const rows = [
    await store.db.selectFrom('second_factor').selectAll().execute(),
    await store.db.selectFrom('recovery_code').selectAll().execute(),
    await store.db.selectFrom('audit').selectAll().execute(),
    server.securityEvents,
  ];
  const text = JSON.stringify(rows);
  for (const value of [secret, ...recoveryCodes.flatMap((it) => [it, it.replaceAll('-', '')])]) {
    expect(text).not.toContain(value);
  }
  const { trail, account } = (await as('GET', '/export')).body;
  expect(trail.map((entry: { action: string }) => entry.action)).toEqual(
    expect.arrayContaining(['second-factor.begin', 'second-factor.on', 'second-factor.recovery']),
  );
  expect(account.secondFactorSince).toMatch(/^\d{4}-/);
  expect(server.failures).toEqual([]);
});

test('a second step is confirmed once, after it was begun, and a wrong code names its field', async () => {
  const { as } = await newPerson('steps@example.org');
  const early = await as('POST', '/second-factor/confirm', { code: '123456' });
  expect([early.status, early.body.code]).toEqual([404, 'NOT_FOUND']);
  const { secret } = (await as('POST', '/second-factor', { password: PASSWORD })).body;
  const wrong = await as('POST', '/second-factor/confirm', { code: '000000' });
  expect(wrong.body.errors).toMatchObject([{ field: 'code' }]);
  const code = nextCode(secret);
  expect((await as('POST', '/second-factor/confirm', { code })).status).toBe(200);
  const again = await as('POST', '/second-factor/confirm', { code: nextCode(secret) });
  expect([again.status, again.body.code]).toEqual([422, 'SECOND_FACTOR_ON']);
  expect(again.body.detail).not.toBe('');
  expect((await as('GET', '')).body.secondFactor).toEqual({ recoveryCodes: 10 });
});

async function entriesOf(action: string) {
  return store.db.selectFrom('audit').selectAll().where('action', '=', action).execute();
}

test('the trail has each recovery code that was used, none that was guessed, and the end', async () => {
  const email = 'trail@example.org';
  const { recoveryCodes } = await personWithCodes(email);
  const before = (await entriesOf('second-factor.recovery')).length;
  expect((await signIn(email, 'A'.repeat(16))).status).toBe(401);
  expect(await entriesOf('second-factor.recovery')).toHaveLength(before);
  expect((await signIn(email, recoveryCodes[0])).status).toBe(200);
  const used = await entriesOf('second-factor.recovery');
  expect(used).toHaveLength(before + 1);
  expect(JSON.stringify(used.at(-1))).toContain('sign-in');
  const ended = (await entriesOf('second-factor.off')).length;
  await dropSecondFactor(store, SYSTEM, '  Trail@Example.org ');
  expect(await entriesOf('second-factor.off')).toHaveLength(ended + 1);
});
