import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const MOTHER = { givenBy: 'Mama Yake', relation: 'mother', scopes: ['name'] };
const server = await startTestServer({ mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const { store, call } = server;

const PASSWORD = 'mpira wa wavu 6';
const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
const admin = async (method: string, path: string, body?: unknown) => {
  // The answer to a call that makes something is kept as well, under a key.
  const headers = { 'idempotency-key': randomUUID() };
  return (await call(method, `/api/v1${path}`, body, { headers })).body;
};

/** A coach and player with everything that a person may have here, each value easy to find. */
async function fullPerson(name: string, born: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const user = { email, name: `${name} Siri`, role: 'Coach', password: PASSWORD } as const;
  const id = await addUser(store, SYSTEM, user);
  await addToken(store, SYSTEM, { email, name: 'scoreboard' });
  const { cookie } = await signInHere(server, email, PASSWORD);
  const as = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token: null, headers: { cookie } });
  const team = await admin('POST', '/teams', {
    name: `Timu ya ${name}`,
    city: 'Tanga',
    coach: id,
    gender: 'Women',
  });
  const player = await admin('POST', '/players', {
    fullName: `${name} Siri`,
    userId: id,
    team: team.id,
    dateOfBirth: born,
    consent: MOTHER,
    phone: `+255${born.replaceAll('-', '')}`,
    email,
    personalBio: 'private bio',
    jerseyNumber: 7,
  });
  await as('PATCH', `/players/${player.id}`, { phone: `+256${born.replaceAll('-', '')}` });
  await call('POST', '/api/v1/newsletter', { email }, { token: null });
  await call('POST', '/api/v1/feedback', { name, email, message: 'a word' }, { token: null });
  const official = await admin('POST', '/officials', {
    name: `${name} Siri`,
    phone: `+257${born.replaceAll('-', '')}`,
    note: `note of ${name}`,
    email,
    account: id,
  });
  return { id, email, as, cookie, team, player, official };
}

async function dump(): Promise<string> {
  const tables = ['user', 'session', 'account', 'api_token', 'account_link', 'player', 'official'];
  const more = ['team', 'audit', 'subscriber', 'feedback', 'mail', 'kept_answer'];
  const rows = [];
  for (const table of [...tables, ...more]) {
    rows.push(
      await store.db
        .selectFrom(table as 'user')
        .selectAll()
        .execute(),
    );
  }
  return JSON.stringify(rows);
}

test('the export holds all stored data and no secret', async () => {
  const { as, id, email, player, team } = await fullPerson('Zawadi', '1998-02-03');
  const { status, body, headers } = await as('GET', '/account/export');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="wavu-.*\.json"$/);
  expect(body.account).toMatchObject({ id, email, role: 'Coach' });
  expect(body.signInMethods).toMatchObject([{ method: 'password' }]);
  expect(body.sessions).toHaveLength(1);
  expect(body.apiTokens).toMatchObject([{ name: 'scoreboard' }]);
  expect(body.players).toMatchObject([
    { id: player.id, phone: '+25619980203', date_of_birth: '1998-02-03' },
  ]);
  expect(body.coachedTeams).toEqual([{ id: team.id, name: team.name, city: 'Tanga' }]);
  expect(body.officials).toMatchObject([{ phone: '+25719980203', note: 'note of Zawadi' }]);
  expect(body.newsletter).toMatchObject([{ email }]);
  expect(body.feedback).toMatchObject([{ email, message: 'a word' }]);
  expect(body.trail.some((entry: any) => entry.action === 'player.update' && entry.byYou)).toBe(
    true,
  );
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/argon2id|token_hash|mail_|wavu_/);
});

test('the export has the consents, the requests of teams and the last tries to sign in', async () => {
  const { as, id, player, team } = await fullPerson('Malaika', '1997-02-03');
  const request = {
    player_id: player.id,
    team_id: team.id,
    language: 'en',
    state: 'refused',
  } as const;
  const when = { reason: 'next season', asked_at: 1, decided_at: 2 };
  await store.db
    .insertInto('team_request')
    .values({ ...request, ...when, id: 'request-of-malaika', asked_by: server.adminId })
    .execute();
  const { body } = await as('GET', '/account/export');
  expect(body.consents).toMatchObject([{ player: player.id, given_by: MOTHER.givenBy }]);
  expect(body.teamRequests).toMatchObject([
    { player: player.id, team_name: team.name, state: 'refused', byYou: false },
  ]);
  expect(body.signInTries).toMatchObject([{ outcome: 'done' }]);
  expect(body.account.id).toBe(id);
});

test('the export counts the entries that one wrote as a scorer', async () => {
  const { as, official, team } = await fullPerson('Tatu', '1994-05-06');
  const other = { name: 'Wengine', city: 'Tanga', coach: 'N/A', gender: 'Women' };
  const match = await admin('POST', '/matches', {
    team1: team.id,
    team2: (await admin('POST', '/teams', other)).id,
    matchType: 'Friendly',
    matchDate: '2026-12-01',
    matchTime: '16:00',
  });
  const officials = [{ official: official.id, duty: 'scorer' }];
  await admin('PUT', `/matches/${match.id}/officials`, { officials });
  expect((await as('POST', `/matches/${match.id}/status`, { status: 'Live' })).status).toBe(200);
  await admin('POST', `/matches/${match.id}/status`, { status: 'suspended' });
  const { body } = await as('GET', '/account/export');
  expect(body.scoredMatches).toEqual([{ match: match.id, events: 1 }]);
});

test('an export holds no data of other people', async () => {
  const other = await fullPerson('Subira', '1990-01-01');
  const mine = await fullPerson('Pendo', '1991-01-01');
  const text = JSON.stringify((await mine.as('GET', '/account/export')).body);
  for (const value of [other.id, other.email, 'Subira']) expect(text).not.toContain(value);
});

test('erasing removes the person and keeps the sports results', async () => {
  const { as, id, email, player, team, official } = await fullPerson('Rehema', '1995-06-07');
  expect((await dump()).includes(email)).toBe(true);
  const wrong = await as('POST', '/account/erasure', { password: 'not the password' });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
  expect((await as('POST', '/account/erasure', {})).status).toBe(422);
  expect((await as('POST', '/account/erasure', { password: PASSWORD })).status).toBe(204);

  expect((await as('GET', '/me')).status).toBe(401);
  expect((await signInHere(server, email, PASSWORD)).signedIn.status).toBe(401);
  const stored = await store.db
    .selectFrom('player')
    .selectAll()
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ full_name: 'Rehema Siri', jersey_number: 7, team_id: team.id });
  expect(stored).toMatchObject({ user_id: null, phone: null, email: null, date_of_birth: null });
  expect((await admin('GET', `/teams/${team.id}`)).coachName).toBe('Unknown');
  const refereed = await admin('GET', `/officials/${official.id}`);
  expect(refereed).toMatchObject({ name: 'Rehema Siri', account: null, phone: null });
  const all = await dump();
  const personal = [
    email,
    '1995-06-07',
    '+25519950607',
    '+25619950607',
    '+25719950607',
    'note of Rehema',
  ];
  expect(personal.filter((value) => all.includes(value))).toEqual([]);
  const rows = await store.db
    .selectFrom('audit')
    .selectAll()
    .where('actor_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows.map((row) => row.action)).toEqual(['player.update', 'account.erase']);
  expect(rows.every((row) => row.actor_name === 'Erased account')).toBe(true);
});

test('erasing the account of a child does not show the child', async () => {
  const { as, player } = await fullPerson('Mtoto', '2015-01-01');
  expect((await as('POST', '/account/erasure', { password: PASSWORD })).status).toBe(204);
  const shown = await call('GET', `/api/v1/players/${player.id}`, undefined, { token: null });
  expect(JSON.stringify(shown.body)).not.toContain('Mtoto');
});

test('the last administrator stays until there is another', async () => {
  const signedIn = await signInHere(server, 'admin@example.com', 'correct horse battery');
  const headers = { cookie: signedIn.cookie };
  const erase = () =>
    call(
      'POST',
      '/api/v1/account/erasure',
      { password: 'correct horse battery' },
      { token: null, headers },
    );
  const refused = await erase();
  expect([refused.status, refused.body.code]).toEqual([422, 'LAST_ADMIN']);
  const other = { email: 'second@example.org', name: 'Second', role: 'admin' } as const;
  await addUser(store, SYSTEM, { ...other, password: PASSWORD });
  expect((await erase()).status).toBe(204);
  expect(server.failures).toEqual([]);
});
