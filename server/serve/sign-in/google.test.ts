import { sign } from 'hono/jwt';
import { afterAll, expect, test } from 'vitest';
import {
  type Person,
  startScriptedGoogle,
  type Tampering,
} from '#server/accounts/auth/testing/scripted-google.ts';
import { listSignInTries } from '#server/accounts/sessions/sign-in-tries.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { mailsTo } from '#server/platform/mail/testing/mails-to.ts';
import { cookiesOf, signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const google = await startScriptedGoogle();
const errors: string[] = [];
const server = await startTestServer({
  google: { ...google.settings, onError: (why) => void errors.push(why) },
  mailOrigin: 'https://wavu.example',
});
const { store, call } = server;
afterAll(async () => {
  await server.stop();
  await google.stop();
});

const ASHA: Person = { sub: 'asha-1', email: 'asha@gmail.example', name: 'Asha Juma' };
const WAYS = {
  providerId: 'google',
  callbackURL: '/signed-in?next=%2Fteams',
  errorCallbackURL: '/sw/sign-in',
};

function start(methods: object = WAYS) {
  return call('POST', '/api/auth/sign-in/oauth2', methods, { token: null });
}

function comeBack(path: string, cookie: string) {
  return call('GET', path, undefined, { token: null, headers: { cookie } });
}

/** The whole way of one person through Google. */
async function signInWithGoogle(person: Person, tampering?: Tampering) {
  const begun = await start();
  const cookie = cookiesOf(begun.headers);
  const answer = await comeBack(google.consent(begun.body.url, person, tampering), cookie);
  const location = answer.headers.get('location');
  const session = cookiesOf(answer.headers);
  const headers = { cookie: session };
  const me = await call('GET', '/api/v1/me', undefined, { token: null, headers });
  return { status: answer.status, location, session, me: me.body, meStatus: me.status };
}

function usersWith(email: string) {
  return store.db.selectFrom('user').selectAll().where('email', '=', email).execute();
}

test('a first sign-in with Google creates a Fan, a second finds the same account', async () => {
  const first = await signInWithGoogle(ASHA);
  expect([first.status, first.location]).toEqual([302, '/signed-in?next=%2Fteams']);
  expect(first.session).toContain('signed_in=1');
  expect(first.me).toMatchObject({
    name: 'Asha Juma',
    role: 'Fan',
    roleChosen: false,
    photo: null,
  });
  expect(await usersWith(ASHA.email)).toMatchObject([{ phone: 'Not available', role: 'Fan' }]);
  const again = await signInWithGoogle({ ...ASHA, email: 'new-address@gmail.example' });
  expect(again.me.id).toBe(first.me.id);
  const nameless = await signInWithGoogle({ sub: 'n', email: 'nameless@gmail.example' });
  expect(nameless.me.name).toBe('Unknown');
});

test('a sign-in with Google stands among the last tries of the account', async () => {
  const { me } = await signInWithGoogle({ sub: 'tries', email: 'tries@gmail.example' });
  const tries = await listSignInTries(store, me.id);
  expect(tries.map(({ outcome }) => outcome)).toEqual(['google']);
});

test('Google’s tokens are not stored', async () => {
  await signInWithGoogle(ASHA);
  const rows = await store.db
    .selectFrom('account')
    .selectAll()
    .where('providerId', '=', 'google')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect([row.idToken, row.accessToken, row.refreshToken]).toEqual([null, null, null]);
  }
});

test('an account with the same address gets Google as a second method', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const user = { email: 'both@gmail.example', name: 'Both', role: 'Coach' } as const;
  const id = await addUser(store, author, { ...user, password: 'mpira wa wavu 6' });
  const { me, session } = await signInWithGoogle({ sub: 'both', email: user.email });
  expect(me).toMatchObject({ id, role: 'Coach' });
  const account = await call('GET', '/api/v1/account', undefined, {
    token: null,
    headers: { cookie: session },
  });
  expect(account.body).toMatchObject({ hasPassword: true, hasGoogle: true });
});

test('a registration that nobody confirmed neither blocks nor captures the address', async () => {
  const email = 'victim@gmail.example';
  const registration = { name: 'Attacker', email, isOfAge: true };
  await call('POST', '/api/v1/registrations', registration, { token: null });
  const { token } = await mailsTo(store, email);
  const owner = await signInWithGoogle({ sub: 'victim', email, name: 'The Owner' });
  expect(owner.me).toMatchObject({ email, name: 'The Owner' });
  const use = { token, password: 'the attacker knows it' };
  const late = await call('POST', '/api/v1/registrations/confirm', use, { token: null });
  expect(late.status).toBe(404);
  expect((await signInHere(server, email, use.password)).signedIn.status).toBe(401);
});

test('the address is requested from a provider that leaves it out of the ID token', async () => {
  const claims = ({ email: _, email_verified: __, ...others }: Record<string, unknown>) => others;
  const securityEvents = {
    sub: 'apart',
    email: 'apart@gmail.example',
    email_verified: true,
    name: 'Apart',
  };
  const person = { sub: 'apart', email: '' };
  const { me } = await signInWithGoogle(person, { claims, userinfo: securityEvents });
  expect(me).toMatchObject({ email: 'apart@gmail.example', name: 'Apart' });
  for (const userinfo of [
    { ...securityEvents, sub: 'somebody-else' },
    { ...securityEvents, email_verified: false },
    { sub: 'apart' },
    {},
  ]) {
    const refused = await signInWithGoogle(person, { claims, userinfo });
    expect([refused.status, refused.meStatus]).toEqual([302, 401]);
  }
});

const MINUTE = 60;
const seconds = () => Math.floor(Date.now() / 1000);

const TAMPERED: [string, Tampering][] = [
  ['a nonce of another sign-in', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
  ['no nonce', { claims: ({ nonce: _, ...claims }) => claims }],
  ['another audience', { claims: (claims) => ({ ...claims, aud: 'another-client' }) }],
  [
    'several audiences without the authorised party',
    { claims: (claims) => ({ ...claims, aud: [claims.aud, 'another-client'] }) },
  ],
  ['another authorised party', { claims: (claims) => ({ ...claims, azp: 'another-client' }) }],
  ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
  ['an expiry that is past', { claims: (claims) => ({ ...claims, exp: seconds() - 1 }) }],
  ['no expiry', { claims: ({ exp: _, ...claims }) => claims }],
  ['a time of issue to come', { claims: (c) => ({ ...c, iat: seconds() + 10 * MINUTE }) }],
  ['no subject', { claims: ({ sub: _, ...claims }) => claims }],
  ['a key of somebody else', { token: (_, claims) => google.forge(claims) }],
  [
    'no signature',
    {
      token: (signed) => {
        const [, payload] = signed.split('.');
        return `${Buffer.from('{"alg":"none","kid":"key-1"}').toString('base64url')}.${payload}.`;
      },
    },
  ],
  [
    'a signature with the shared secret',
    { token: (_, claims) => sign(claims as never, google.settings.clientSecret, 'HS256') },
  ],
  [
    'claims changed after signing',
    {
      token: (signed, claims) => {
        const [head, , signature] = signed.split('.');
        const other = JSON.stringify({ ...claims, email: 'admin@example.com' });
        return `${head}.${Buffer.from(other).toString('base64url')}.${signature}`;
      },
    },
  ],
  ['no token at all', { token: () => '' }],
];

test.each(TAMPERED)('an answer with %s signs nobody in', async (_, tampering) => {
  const person = { sub: 'tampered', email: 'tampered@gmail.example', name: 'T' };
  const { status, location, meStatus } = await signInWithGoogle(person, tampering);
  expect([status, location, meStatus]).toEqual([
    302,
    '/sw/sign-in?error=oauth_code_verification_failed',
    401,
  ]);
  expect(await usersWith(person.email)).toEqual([]);
});

test.each([false, 'true', undefined])(
  'an address whose email_verified is %s signs nobody in, not even its account',
  async (email_verified) => {
    const person = { sub: 'unverified', email: 'admin@example.com', email_verified, name: 'U' };
    const { location, meStatus } = await signInWithGoogle(person);
    expect(location).toMatch(/^\/sw\/sign-in\?error=/);
    expect(meStatus).toBe(401);
  },
);

test('a sign-in is completed once, in the browser that began it', async () => {
  const begun = await start();
  const cookie = cookiesOf(begun.headers);
  const path = google.consent(begun.body.url, ASHA);
  const elsewhere = await comeBack(path, '');
  expect(elsewhere.headers.get('location')).toBe('/sign-in?error=state_mismatch');
  const other = cookiesOf((await start()).headers);
  expect((await comeBack(path, other)).headers.get('location')).toMatch(/error=state_mismatch/);
  expect((await comeBack(path, cookie)).headers.get('location')).toBe(WAYS.callbackURL);
  const replayed = await comeBack(path, cookie);
  expect(replayed.headers.get('location')).toMatch(/error=/);
  expect(cookiesOf(replayed.headers)).not.toContain('session');
});

test('an answer without a code, with another issuer or a refusal returns to the sign-in page', async () => {
  const begun = await start();
  const cookie = cookiesOf(begun.headers);
  const path = google.consent(begun.body.url, ASHA);
  const callback = '/api/auth/oauth2/callback/google';
  for (const [address, error] of [
    [callback, 'oAuth_code_missing'],
    [`${callback}?error=access_denied`, 'access_denied'],
    [`${callback}?code=x&state=forged`, 'state_mismatch'],
    [path.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example'), 'issuer_mismatch'],
  ] as const) {
    const { status, headers } = await comeBack(address, cookie);
    expect([status, headers.get('location')]).toEqual([302, `/sw/sign-in?error=${error}`]);
  }
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('%s is refused as a return address', async (place) => {
  for (const at of ['callbackURL', 'errorCallbackURL']) {
    const { status, body } = await start({ ...WAYS, [at]: place });
    expect([status, body.errors?.[0].field]).toEqual([400, at]);
  }
  const begun = await start();
  const forged = `google_failed_at=${encodeURIComponent(place)}`;
  const path = '/api/auth/oauth2/callback/google?error=access_denied';
  const answer = await comeBack(path, `${cookiesOf(begun.headers)}; ${forged}`);
  expect(answer.headers.get('location')).toMatch(/^\/(sw\/)?sign-in\?error=access_denied$/);
});

test('fields of its own that a client adds are refused', async () => {
  for (const extra of [{ scopes: ['drive'] }, { newUserCallbackURL: '/' }, { role: 'admin' }]) {
    expect((await start({ ...WAYS, ...extra })).status).toBe(400);
  }
});

test('an unreachable provider disables only its own sign-in', async () => {
  const lonely = await startScriptedGoogle();
  lonely.setAway(true);
  const why: string[] = [];
  const onError = (reason: string) => void why.push(reason);
  const other = await startTestServer({ google: { ...lonely.settings, onError } });
  const away = await other.call('POST', '/api/auth/sign-in/oauth2', WAYS, { token: null });
  expect([away.status, away.body.code]).toEqual([503, 'UNAVAILABLE']);
  const back = '/api/auth/oauth2/callback/google?code=x&state=y';
  const failed = await other.call('GET', back, undefined, { token: null });
  expect([failed.status, failed.headers.get('location')]).toEqual([302, '/sign-in?error=away']);
  const { me } = await signInHere(other, 'admin@example.com', 'correct horse battery');
  expect(me.status).toBe(200);
  expect(why).toContain('Error: /.well-known/openid-configuration answered 503.');
  lonely.setAway(false);
  const begun = await other.call('POST', '/api/auth/sign-in/oauth2', WAYS, { token: null });
  expect(begun.status).toBe(200);
  expect(other.failures).toEqual([]);
  await other.stop();
  await lonely.stop();
});

test('a provider with another issuer, even by one slash, is refused', async () => {
  const why: string[] = [];
  const onError = (reason: string) => void why.push(reason);
  const settings = { ...google.settings, issuer: `${google.settings.issuer}/`, onError };
  const other = await startTestServer({ google: settings });
  const { status } = await other.call('POST', '/api/auth/sign-in/oauth2', WAYS, { token: null });
  expect(status).toBe(503);
  const named = `"${google.settings.issuer}"`;
  expect(why).toEqual([`Error: The provider names another issuer than GOOGLE_ISSUER: ${named}.`]);
  await other.stop();
});

test('the call without settings is refused with its reason', async () => {
  const plain = await startTestServer();
  const { status, body } = await plain.call('POST', '/api/auth/sign-in/oauth2', WAYS, {
    token: null,
  });
  expect([status, body.detail]).toEqual([
    503,
    'Sign-in with Google is not available on this site.',
  ]);
  await plain.stop();
});

test('the operator reads the reason of a failed sign-in, and no token', async () => {
  errors.length = 0;
  await signInWithGoogle(ASHA, { claims: (claims) => ({ ...claims, exp: 1 }) });
  await signInWithGoogle(ASHA, { claims: (claims) => ({ ...claims, nonce: 'another' }) });
  const { me } = await signInWithGoogle(ASHA);
  const signIns = server.securityEvents.filter(({ event }) => event === 'sign-in').slice(-2);
  expect(signIns.map(({ outcome }) => outcome)).toEqual(['refused', 'done']);
  expect(signIns.map(({ actor }) => actor)).toEqual(['nobody', `user:${me.id}`]);
  expect(errors).toEqual(['JwtTokenExpired', 'Error: The token answers another sign-in.']);
});
