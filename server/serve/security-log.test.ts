import { afterAll, expect, test } from 'vitest';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { castOf } from './testing/cast.ts';

const server = await startTestServer({ mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const { app, call, securityEvents } = server;
const { ids, people, tokens } = await castOf(server);

const FAN = 'fan@example.com';
const PASSWORD = 'long enough 1';

/** The lines of the security log while `work` goes on. */
async function eventsOf(work: () => Promise<unknown>) {
  const before = securityEvents.length;
  await work();
  return securityEvents.slice(before);
}

test('a sign-in and a wrong password are logged with actor, address and outcome', async () => {
  const wrong = await eventsOf(() => signInHere(server, FAN, 'not the password'));
  const right = await eventsOf(() => signInHere(server, FAN, PASSWORD));
  const call = 'POST /api/auth/sign-in/email';
  const account = expect.stringMatching(/^[0-9a-f]{16}$/);
  expect(wrong[0]).toEqual({
    event: 'sign-in',
    outcome: 'refused',
    actor: 'nobody',
    address: 'unknown',
    call,
    status: 401,
    code: 'WRONG_CREDENTIALS',
    account,
    reason: 'wrong-password',
  });
  expect(right).toEqual([
    {
      event: 'sign-in',
      outcome: 'done',
      actor: `user:${people.fan}`,
      address: 'unknown',
      call,
      status: 200,
      account: wrong[0]!.account,
    },
  ]);
});

test('the logged network address is the one used by limits', async () => {
  const incoming = { socket: { remoteAddress: '2001:db8::7' }, headers: {} };
  const [line] = await eventsOf(async () => app.request('/api/v1/users', {}, { incoming }));
  expect(line).toMatchObject({ event: 'refused', address: '2001:db8:0:0::' });
});

test('a sign-out is logged with its account', async () => {
  const { cookie } = await signInHere(server, FAN, PASSWORD);
  const signedOut = { token: null, headers: { cookie } };
  expect(await eventsOf(() => call('POST', '/api/auth/sign-out', {}, signedOut))).toMatchObject([
    { event: 'sign-out', outcome: 'done', actor: `user:${people.fan}` },
  ]);
});

test.each([
  ['a role that is changed', 'PATCH', '/users/{user}', { role: 'Coach' }, 'role', 'done'],
  ['a table with private data', 'GET', '/exports/players', undefined, 'export', 'done'],
  ['a scorer link', 'POST', '/matches/{match}/scorer-links', undefined, 'scorer-link', 'done'],
  [
    'the end of scorer links',
    'DELETE',
    '/matches/{match}/scorer-links',
    undefined,
    'scorer-link',
    'done',
  ],
  ['a PIN that is none', 'POST', '/scorer-pins', { pin: '00000000' }, 'pin', 'refused'],
  [
    'a field that a call does not have',
    'PATCH',
    '/users/{user}',
    { isAdmin: true },
    'role',
    'refused',
  ],
  ['a venue with such a field', 'POST', '/venues', { owner: 'me' }, 'malformed', 'refused'],
  ['a body that cannot be read', 'POST', '/venues', '{"name":', 'malformed', 'refused'],
])('%s is logged', async (_, method, path, body, event, outcome) => {
  const address = path.replace(/\{(\w+)\}/, (_, name: 'user' | 'match') => ids[name]);
  const headers = { 'content-type': 'application/json' };
  const [line] = await eventsOf(() => call(method, `/api/v1${address}`, body, { headers }));
  expect(line).toMatchObject({ event, outcome, actor: `user:${server.adminId}` });
});

test('a refusal is logged with the actor and the call', async () => {
  const { fan, 'other link': link } = tokens;
  const subject = ids.team;
  expect(
    await eventsOf(async () => {
      await call('DELETE', `/api/v1/teams/${ids.team}`, undefined, { token: fan });
      await call('DELETE', `/api/v1/teams/${ids.team}`, undefined, { token: null });
      await call('DELETE', `/api/v1/teams/${ids.team}`, undefined, { token: 'wavu_stolen' });
      await call('GET', '/api/v1/users', undefined, { token: link });
    }),
  ).toMatchObject([
    { event: 'refused', actor: `user:${people.fan}`, status: 403, code: 'FORBIDDEN', subject },
    { event: 'refused', actor: 'nobody', status: 401, code: 'NOT_SIGNED_IN', subject },
    { event: 'refused', actor: 'nobody', status: 401, code: 'NOT_SIGNED_IN', subject },
    { event: 'refused', actor: expect.stringMatching(/^scorer-link:./), status: 403 },
  ]);
});

test('too many tries and cross-site writes are logged', async () => {
  const origin = { token: null, headers: { origin: 'https://evil.example' } };
  const lines = await eventsOf(async () => {
    await call('POST', '/api/v1/venues', {}, origin);
    for (let n = 0; n < 11; n += 1) await signInHere(server, 'stuffed@example.org', `no ${n}`);
  });
  expect(lines[0]).toMatchObject({ event: 'origin-refused', status: 403, code: 'CROSS_ORIGIN' });
  expect(lines.filter(({ status }) => status === 429)).toMatchObject([
    { event: 'sign-in', outcome: 'refused', code: 'TOO_MANY' },
  ]);
});

test('everyday work is not logged', async () => {
  expect(
    await eventsOf(async () => {
      await call('GET', '/api/v1/teams', undefined, { token: null });
      await call('POST', '/api/v1/venues', { name: 'Uwanja wa pili', place: 'Tanga' });
      await call('POST', '/api/v1/venues', { name: '' });
      await call('GET', '/api/v1/teams/nowhere');
    }),
  ).toEqual([]);
});

test('a server error is logged without its message', async () => {
  const broken = await startTestServer();
  await broken.store.db.schema.alterTable('venue').renameTo('lost').execute();
  const answer = await broken.call('GET', '/api/v1/venues');
  expect(answer.status).toBe(500);
  const actor = { actor: `user:${broken.adminId}`, address: 'unknown' };
  const call = 'GET /api/v1/venues';
  expect(broken.securityEvents).toEqual([
    { event: 'fault', outcome: 'failed', ...actor, call, status: 500 },
  ]);
  const unasked = await broken.call('POST', '/api/v1/newsletter', { email: 'a@example.org' });
  expect([unasked.status, broken.securityEvents.length], 'no mail is set up').toEqual([503, 1]);
  expect(broken.failures.splice(0)).toHaveLength(1);
  await broken.stop();
});

test('no secret and no personal address is logged', async () => {
  const planted = 'planted-secret-7f3a';
  const score = (await call('POST', `/api/v1/matches/${ids.match}/scorer-links`)).body;
  const { cookie } = await signInHere(server, FAN, PASSWORD);
  const lines = await eventsOf(async () => {
    await signInHere(server, planted, planted, { cookie: `wavu.session_token=${planted}` });
    await signInHere(server, `${planted}@example.org`, planted, { 'user-agent': planted });
    await call('POST', '/api/v1/registrations', { email: `${planted}@example.org`, name: planted });
    await call('POST', '/api/v1/password-resets', { email: FAN });
    await call('POST', '/api/v1/password-resets/confirm', { token: planted, password: planted });
    await call('GET', `/api/v1/me?token=${planted}`, undefined, { token: planted });
    await call('POST', '/api/v1/scorer-pins', { pin: score.pin });
    await call('DELETE', `/api/v1/venues/${score.token}`, undefined, { token: null });
    await call('POST', `/api/v1/matches/${score.token}/scorer-links`, undefined, {
      token: score.token,
    });
    const own = { token: null, headers: { cookie } };
    await call('PUT', '/api/v1/account/password', { current: planted, password: planted }, own);
    await call('GET', '/api/v1/account/export', undefined, own);
    await call('POST', '/api/v1/venues', { [planted]: planted }, own);
    await call('POST', '/api/v1/account/erasure', { password: PASSWORD }, own);
  });
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.at(-1)).toMatchObject({
    event: 'erasure',
    outcome: 'done',
    actor: `user:${people.fan}`,
  });
  const text = JSON.stringify(lines);
  const session = decodeURIComponent(cookie).split(/[=.;]/)[2]!;
  for (const secret of [planted, PASSWORD, score.token, score.pin, session, server.token, '@']) {
    expect(text).not.toContain(secret);
  }
});
