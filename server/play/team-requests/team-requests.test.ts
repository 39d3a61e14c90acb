import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer({ mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const { store, call } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
let people = 0;

/** Somebody with an account, and how they call. */
async function person(name: string, role: 'Fan' | 'Player' | 'Coach' = 'Player') {
  people += 1;
  const email = `${name.toLowerCase()}${people}@example.org`;
  const id = await addUser(store, SYSTEM, { email, name, role, password: 'long enough 1' });
  const token = await addToken(store, SYSTEM, { email, name: 'test' });
  const as = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await call(method, `/api/v1${path}`, body, { token });
    return { status, code: answer?.code as string | undefined, body: answer };
  };
  return { id, email, as };
}

const admin = async (method: string, path: string, body?: unknown) =>
  (await call(method, `/api/v1${path}`, body)).body;

async function coachWithTeam(name: string) {
  const coach = await person('Kocha', 'Coach');
  const city = { city: 'Tanga', gender: 'Women', coach: coach.id };
  const team = await admin('POST', '/teams', { ...city, name });
  const take = (playerId: string) => coach.as('POST', `/teams/${team.id}/players`, { playerId });
  return { coach, team, take };
}

/** A grown-up without a team, with an account and with what is private. */
async function freeAdult(fullName: string) {
  const owner = await person(fullName.split(' ')[0]!);
  const own = { phone: '+255 700 000 002', email: 'canary@example.org', dateOfBirth: '1996-03-03' };
  const record = await admin('POST', '/players', { fullName, ...own, userId: owner.id });
  return { owner, record };
}

const lettersTo = (email: string) =>
  store.db.selectFrom('mail').select('subject').where('recipient', '=', email).execute();

const BORN_2012 = '2012-05-06';

test('a coach who requests a player without a team can neither read nor change the record', async () => {
  const { coach, team, take } = await coachWithTeam('Atk United');
  const { owner, record } = await freeAdult('Adult Two');
  const path = `/players/${record.id}`;
  const hidden = { phone: null, email: null, dateOfBirth: null };
  // 1. Private facts are not told before.
  expect((await coach.as('GET', path)).body).toMatchObject(hidden);
  // 2. Taking asks.
  const response = await take(record.id);
  expect([response.status, response.body.state]).toEqual([202, 'open']);
  expect((await admin('GET', path)).team).toBeNull();
  // 3. It is not told after asking either.
  expect((await coach.as('GET', path)).body).toMatchObject(hidden);
  expect((await coach.as('GET', `${path}/consents`)).status).toBe(403);
  // 4. Nothing can be changed.
  for (const change of [{ fullName: 'X' }, { dateOfBirth: '2015-01-01' }, { consent: false }]) {
    expect((await coach.as('PATCH', path, change)).status).toBe(403);
  }
  // 5. There is nobody to take out of the team.
  expect((await coach.as('DELETE', `/teams/${team.id}${path}`)).status).toBe(404);
  // 6. The public sees what it saw.
  const open = await call('GET', `/api/v1${path}`, undefined, { token: null });
  expect(open.body).toMatchObject({ fullName: 'Adult Two', ...hidden });
  // 7. The player's record is the player's own to change.
  expect((await owner.as('PATCH', path, { dateOfBirth: '1996-03-04' })).status).toBe(200);
});

test('a coach may not turn an adult with an account into a child', async () => {
  const { coach, take } = await coachWithTeam('Karibu');
  const { owner, record } = await freeAdult('Neema Karibu');
  const { body: request } = await take(record.id);
  const yes = { accept: true };
  expect((await owner.as('POST', `/team-requests/${request.id}/decision`, yes)).status).toBe(204);
  const path = `/players/${record.id}`;
  expect((await coach.as('GET', path)).body.phone).toBe('+255 700 000 002');
  for (const dateOfBirth of ['2015-01-01', null]) {
    expect((await coach.as('PATCH', path, { dateOfBirth })).status).toBe(403);
  }
  const consent = { givenBy: 'Kocha', relation: 'guardian', scopes: ['picture'] };
  expect((await coach.as('PATCH', path, { consent })).status).toBe(403);
  expect((await coach.as('POST', `${path}/consents`, consent)).status).toBe(403);
  expect((await coach.as('PATCH', path, { jerseyNumber: 9 })).status).toBe(200);
});

test('a hidden child without a team is not found by a request', async () => {
  const { coach, take } = await coachWithTeam('Watoto');
  const record = await admin('POST', '/players', {
    fullName: 'Mtoto Siri',
    phone: '+255 700 000 009',
    dateOfBirth: BORN_2012,
  });
  expect((await take(record.id)).status).toBe(404);
  expect((await coach.as('PATCH', `/players/${record.id}`, { dateOfBirth: null })).status).toBe(
    403,
  );
  expect((await coach.as('GET', `/players/${record.id}`)).body.fullName).toBe('Under 18');
});

test('the player sees the request, refuses with a reason, and the coach reads it', async () => {
  const { coach, team, take } = await coachWithTeam('Simba Queens');
  const { owner, record } = await freeAdult('Zuhura Pendo');
  const { body: request } = await take(record.id);
  expect((await lettersTo(owner.email)).map(({ subject }) => subject)).toEqual([
    'A coach wants to add you to a team',
  ]);
  expect((await owner.as('GET', '/team-requests')).body.items).toMatchObject([
    { team: { id: team.id, name: 'Simba Queens' }, askedBy: { name: 'Kocha' }, state: 'open' },
  ]);
  const requests = (await coach.as('GET', `/team-requests?team=${team.id}`)).body.items;
  expect(requests).toMatchObject([{ player: { fullName: 'Zuhura Pendo' }, state: 'open' }]);
  const no = { accept: false, reason: 'Nimeumia' };
  await owner.as('POST', `/team-requests/${request.id}/decision`, no);
  const { body } = await coach.as('GET', `/team-requests?team=${team.id}`);
  expect(body.items).toMatchObject([{ state: 'refused', reason: 'Nimeumia' }]);
  expect((await lettersTo(coach.email)).map(({ subject }) => subject)).toEqual([
    'Your request for a player was refused',
  ]);
  // Asked again it is open again, and no second mail.
  expect((await take(record.id)).body.state).toBe('open');
  expect(await lettersTo(owner.email)).toHaveLength(1);
  const twice = await owner.as('POST', `/team-requests/${request.id}/decision`, no);
  expect(twice.status).toBe(204);
  const closed = await owner.as('POST', `/team-requests/${request.id}/decision`, no);
  expect([closed.status, closed.code]).toEqual([409, 'REQUEST_CLOSED']);
});

test('a request is answered by the player or an administrator only', async () => {
  const { coach, team, take } = await coachWithTeam('Wengine');
  const { record } = await freeAdult('Halima Wengine');
  const { body: request } = await take(record.id);
  const stranger = await person('Mgeni', 'Coach');
  const path = `/team-requests/${request.id}`;
  for (const user of [coach, stranger]) {
    expect((await user.as('POST', `${path}/decision`, { accept: true })).status).toBe(403);
  }
  expect((await stranger.as('GET', `/team-requests?team=${team.id}`)).status).toBe(403);
  expect((await stranger.as('GET', '/team-requests')).body.items).toEqual([]);
  expect((await stranger.as('DELETE', path)).status).toBe(403);
  const { attention } = await admin('GET', '/admin/summary');
  expect(attention).toContainEqual({ kind: 'team-requests', count: expect.any(Number) });
  await admin('POST', `${path}/decision`, { accept: true });
  expect((await coach.as('GET', `/players/${record.id}`)).body.team.id).toBe(team.id);
});

test('a coach adds at once a player they entered, and undoes a removal', async () => {
  const { coach, team, take } = await coachWithTeam('Zetu');
  const created = (await coach.as('POST', '/players', { fullName: 'Mpya', team: team.id })).body;
  await admin('DELETE', `/teams/${team.id}/players/${created.id}`);
  expect((await take(created.id)).status).toBe(200);
  const player = await admin('POST', '/players', { fullName: 'Wa Ofisi', team: team.id });
  await coach.as('DELETE', `/teams/${team.id}/players/${player.id}`);
  expect((await take(player.id)).status).toBe(200);
  const other = await coachWithTeam('Yao');
  await coach.as('DELETE', `/teams/${team.id}/players/${player.id}`);
  expect((await other.take(player.id)).status).toBe(202);
  // The other coach's asking ends when the player is in a team.
  expect((await take(player.id)).status).toBe(200);
  const { body } = await other.coach.as('GET', `/team-requests?team=${other.team.id}`);
  expect(body.items).toEqual([]);
});

test('a record linked to an account needs a request, also from the coach who created it', async () => {
  const { coach, team, take } = await coachWithTeam('Zamani');
  const created = (await coach.as('POST', '/players', { fullName: 'Wa Zamani', team: team.id }))
    .body;
  const owner = await person('Zamani');
  const claim = (await owner.as('POST', `/players/${created.id}/claims`, {})).body;
  await admin('POST', `/claims/${claim.id}/decision`, { accept: true });
  await admin('DELETE', `/teams/${team.id}/players/${created.id}`);
  expect((await take(created.id)).status).toBe(202);
});

test('a coach may withdraw a request, and have thirty open at most', async () => {
  const { coach, take } = await coachWithTeam('Wengi');
  const statuses = [];
  for (let n = 1; n <= 31; n += 1) {
    const record = await admin('POST', '/players', { fullName: `Huru ${n}` });
    statuses.push((await take(record.id)).code ?? 'asked');
  }
  expect(statuses).toEqual([...Array(30).fill('asked'), 'REQUEST_LIMIT']);
  const { items } = (await coach.as('GET', '/team-requests')).body;
  expect(items).toEqual([]);
  const request = await store.db
    .selectFrom('team_request')
    .select('id')
    .where('asked_by', '=', coach.id)
    .executeTakeFirstOrThrow();
  expect((await coach.as('DELETE', `/team-requests/${request.id}`)).status).toBe(204);
  expect((await coach.as('DELETE', `/team-requests/${request.id}`)).code).toBe('REQUEST_CLOSED');
});
