import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { forgetOldSessions } from '#server/accounts/sessions/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.now();
const server = await startTestServer({ mailOrigin: 'https://wavu.example', clock: () => now });
afterAll(() => server.stop());
const { store, call, app } = server;

const PASSWORD = 'mpira wa wavu 6';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

async function newPerson(email: string, role: 'Fan' | 'Coach' | 'Player' = 'Fan') {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const id = await addUser(store, author, { email, name: 'Neema', role, password: PASSWORD });
  const { cookie } = await signInHere(server, email, PASSWORD, { 'user-agent': CHROME });
  return { id, cookie, as: asOwner(cookie) };
}

function asOwner(cookie: string) {
  return (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token: null, headers: { cookie } });
}

test('people see their account, and change name and age but nothing else', async () => {
  const { id, as } = await newPerson('self@example.org');
  const account = await as('GET', '/account');
  expect(account.body).toMatchObject({ id, hasPassword: true, hasGoogle: false });
  const changed = await as('PATCH', '/account', { name: 'Neema Moshi', isOfAge: true });
  expect(changed.body).toMatchObject({ name: 'Neema Moshi', ageConfirmed: true, role: 'Fan' });
  for (const extra of [{ role: 'admin' }, { email: 'x@y.example' }, { isOfAge: false }]) {
    expect((await as('PATCH', '/account', extra)).status).toBe(400);
  }
  expect((await as('GET', '/account')).body).toMatchObject({ role: 'Fan', name: 'Neema Moshi' });
  expect((await asOwner('')('GET', '/account')).status).toBe(401);
});

test('a session is listed with its device, and signing one out ends that one', async () => {
  const { cookie, as } = await newPerson('devices@example.org');
  const other = await signInHere(server, 'devices@example.org', PASSWORD);
  const { items } = (await as('GET', '/account/sessions')).body;
  expect(items).toHaveLength(2);
  const mine = items.find((session: any) => session.current);
  expect(mine).toMatchObject({ browser: 'Chrome', system: 'Linux' });
  expect(JSON.stringify(items)).not.toContain(cookie.split('=')[1]!.split('.')[0]);
  const theirs = items.find((session: any) => !session.current);
  expect((await as('DELETE', `/account/sessions/${theirs.id}`)).status).toBe(204);
  expect((await as('DELETE', `/account/sessions/${theirs.id}`)).status).toBe(404);
  expect((await asOwner(other.cookie)('GET', '/me')).status).toBe(401);
  expect((await as('GET', '/me')).status).toBe(200);
});

test('a person cannot end the session of somebody else', async () => {
  const asha = await newPerson('asha@example.org');
  const juma = await newPerson('juma@example.org');
  const [session] = (await asha.as('GET', '/account/sessions')).body.items;
  expect((await juma.as('DELETE', `/account/sessions/${session.id}`)).status).toBe(404);
  expect((await asha.as('GET', '/me')).status).toBe(200);
});

test('signing out everywhere ends every session, including the current one', async () => {
  const { cookie, as } = await newPerson('everywhere@example.org');
  const other = await signInHere(server, 'everywhere@example.org', PASSWORD);
  expect((await as('DELETE', '/account/sessions')).status).toBe(204);
  for (const ended of [cookie, other.cookie]) {
    expect((await asOwner(ended)('GET', '/me')).status).toBe(401);
  }
});

test('a session notes its last use to ten minutes and is not prolonged by it', async () => {
  const { as } = await newPerson('seen@example.org');
  const at = now;
  const [before] = (await as('GET', '/account/sessions')).body.items;
  now = at + 60 * 60 * 1000;
  await as('GET', '/me');
  const [after] = (await as('GET', '/account/sessions')).body.items;
  now = at;
  expect(Date.parse(after.lastSeenAt) - Date.parse(before.lastSeenAt)).toBeGreaterThan(3_500_000);
  expect(after.expiresAt).toBe(before.expiresAt);
});

test('an expired session is deleted, a valid one is not', async () => {
  const { id, as } = await newPerson('old@example.org');
  const [session] = (await as('GET', '/account/sessions')).body.items;
  const rows = () => store.db.selectFrom('session').select('id').where('userId', '=', id).execute();
  await forgetOldSessions(store, Date.parse(session.expiresAt) - 1);
  expect(await rows()).toHaveLength(1);
  await forgetOldSessions(store, Date.parse(session.expiresAt));
  expect(await rows()).toEqual([]);
});

test('a new password requires the old one and signs out other devices', async () => {
  const { as } = await newPerson('change@example.org');
  const other = await signInHere(server, 'change@example.org', PASSWORD);
  const wrong = { current: 'not it at all', password: 'a quite new one' };
  const refused = await as('PUT', '/account/password', wrong);
  expect([refused.status, refused.body.code, refused.body.errors[0].field]).toEqual([
    422,
    'WRONG_PASSWORD',
    'current',
  ]);
  const common = await as('PUT', '/account/password', {
    current: PASSWORD,
    password: 'Arsenal2026',
  });
  expect([common.status, common.body.code]).toEqual([400, 'GUESSABLE_PASSWORD']);
  const right = { current: PASSWORD, password: 'a quite new one' };
  expect((await as('PUT', '/account/password?language=sw', right)).status).toBe(204);
  expect((await as('GET', '/me')).status).toBe(200);
  expect((await asOwner(other.cookie)('GET', '/me')).status).toBe(401);
  const mail = await store.db.selectFrom('mail').selectAll().executeTakeFirst();
  expect(mail).toMatchObject({ recipient: 'change@example.org' });
  expect(mail?.subject).toBe('Nenosiri lako la Wavu limebadilishwa');
});

test('a sign-in with the old password, while it is changed, leaves no session', async () => {
  const email = 'meanwhile@example.org';
  const { id, as } = await newPerson(email);
  let password = PASSWORD;
  for (let round = 0; round < 4; round += 1) {
    const old = password;
    password = `a quite new one ${round}`;
    const changing = as('PUT', '/account/password', { current: old, password });
    const tries = [];
    for (let n = 0; n < 8; n += 1) {
      tries.push(signInHere(server, email, old));
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    expect((await changing).status).toBe(204);
    await Promise.all(tries);
    const left = store.db.selectFrom('session').select('id').where('userId', '=', id);
    expect(await left.execute()).toHaveLength(1);
    now += 16 * 60 * 1000;
  }
});

test('a stolen session cannot guess the password for long', async () => {
  const { as } = await newPerson('guess@example.org');
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    const guess = { current: `guess number ${n}`, password: 'a quite new one' };
    statuses.push((await as('PUT', '/account/password', guess)).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
  expect(statuses[10]).toBe(429);
  const right = { current: PASSWORD, password: 'a quite new one' };
  expect((await as('PUT', '/account/password', right)).status).toBe(429);
});

async function putPicture(cookie: string, color: string) {
  const create = { width: 80, height: 60, channels: 3, background: color } as const;
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]),
    'a.png',
  );
  const headers = { cookie };
  const answer = await app.request('/api/v1/account/picture', {
    method: 'PUT',
    body: form,
    headers,
  });
  return ((await answer.json()) as { photo: string }).photo;
}

test('a new picture of an account replaces and deletes the former', async () => {
  const { id, cookie, as } = await newPerson('picture@example.org');
  const first = await putPicture(cookie, '#0b6b3a');
  expect(first).toMatch(new RegExp(`^/files/user_pictures/${id}/[a-f0-9]{32}-512\\.webp$`));
  expect((await app.request(first)).status).toBe(200);
  const second = await putPicture(cookie, '#fcd116');
  expect((await app.request(first)).status).toBe(404);
  expect((await app.request(first.replace('-512', '-64'))).status).toBe(404);
  expect((await as('DELETE', '/account/picture')).status).toBe(204);
  expect((await app.request(second)).status).toBe(404);
  expect((await as('GET', '/account')).body.photo).toBe(null);
});
