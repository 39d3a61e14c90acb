import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { keepPeriods } from '#server/site/retention/commands.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const START = Date.parse('2027-01-10T09:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
let now = START;
let visitors = 0;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, store } = server;

/** A call of somebody without an account, from an address of their own unless one is named. */
async function visit(path: string, body: object, from?: string) {
  visitors += 1;
  const address = from ?? `10.3.${Math.floor(visitors / 250)}.${visitors % 250}`;
  const incoming = { socket: { remoteAddress: address }, headers: {} };
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await server.app.request(`/api/v1${path}`, request, { incoming });
  return { status: answer.status, body: (await answer.json()) as any };
}

async function newTeam(coach = 'N/A') {
  const facts = { name: 'Nyota', city: 'Moshi', coach, gender: 'Women' };
  const { id } = (await call('POST', '/api/v1/teams', facts)).body;
  const path = `/api/v1/teams/${id}`;
  const created = await call('POST', `${path}/sign-up-links`, { closesOn: '2027-01-31' });
  expect([created.status, created.body.code]).toEqual([201, undefined]);
  const list = async () => (await call('GET', `${path}/sign-ups`)).body.items;
  const decide = (entry: string, body: object, token?: string) =>
    call('POST', `${path}/sign-ups/${entry}/decision`, body, token ? { token } : {});
  return { id, path, link: created.body.token as string, url: created.body.url, list, decide };
}

const PARENT = { givenBy: 'Neema Juma', relation: 'mother', scopes: ['name'] };
const person = (fullName: string, facts: object = {}) => ({
  fullName,
  dateOfBirth: '2000-05-06',
  gender: 'Women',
  jerseyNumber: 9,
  position: 'Setter',
  phone: '0712 345 678',
  ...facts,
});

async function signUp(team: Awaited<ReturnType<typeof newTeam>>, body: object) {
  const sent = await visit('/sign-ups', { ...body, token: team.link });
  expect([sent.status, sent.body.code, sent.body.detail]).toEqual([201, undefined, undefined]);
  const [entry] = await team.list();
  return { own: sent.body.token as string, entry };
}
const faultOf = (answer: { status: number; body: any }) => [
  answer.status,
  answer.body.code,
  answer.body.errors?.[0]?.field,
];

test('an adult who signs up is in the team once the coach accepts, and not before', async () => {
  const team = await newTeam();
  expect(team.url).toContain(`/join-team#${team.link}`);
  const form = await visit('/sign-ups/opened', { token: team.link });
  expect(form.body).toMatchObject({ kind: 'form', gender: 'Women', adultsBornBy: '2009-01-10' });
  const { own, entry } = await signUp(team, person('Asha Said'));
  expect(entry).toMatchObject({ state: 'waiting', isMinor: false, sameNames: [], sameShirt: [] });
  expect((await call('GET', team.path)).body.players).toEqual([]);
  expect((await visit('/sign-ups/opened', { token: own })).body.state).toBe('waiting');
  const decided = await team.decide(entry.id, { decision: 'accepted' });
  expect(decided.body).toMatchObject({
    state: 'accepted',
    details: null,
    player: { name: 'Asha Said' },
  });
  const { body: player } = await call('GET', `/api/v1/players/${decided.body.player.id}`);
  expect(player).toMatchObject({
    jerseyNumber: 9,
    dateOfBirth: '2000-05-06',
    phone: '0712 345 678',
    team: { id: team.id },
  });
  expect((await visit('/sign-ups/opened', { token: own })).body).toMatchObject({
    kind: 'sent',
    state: 'accepted',
  });
  expect(faultOf(await team.decide(entry.id, { decision: 'accepted' }))[1]).toBe('DECIDED');
});

test('a player under 18 needs a parent, whose consent is kept as a record with its day', async () => {
  const team = await newTeam();
  const minor = person('Zawadi', { dateOfBirth: '2012-03-04' });
  const alone = await visit('/sign-ups', { ...minor, token: team.link });
  expect(faultOf(alone)).toEqual([422, 'GUARDIAN_NEEDED', 'consent']);
  const self = { ...minor, consent: { ...PARENT, relation: 'self' }, token: team.link };
  expect(faultOf(await visit('/sign-ups', self))).toEqual([
    422,
    'GUARDIAN_NEEDED',
    'consent.relation',
  ]);
  expect(await team.list()).toEqual([]);
  const { entry } = await signUp(team, { ...minor, consent: PARENT });
  expect(entry).toMatchObject({ isMinor: true, details: { consent: PARENT } });
  now = START + 2 * DAY_MS;
  const { body } = await team.decide(entry.id, { decision: 'accepted' });
  now = START;
  const consents = await call('GET', `/api/v1/players/${body.player.id}/consents`);
  expect(consents.body.items).toMatchObject([
    { ...PARENT, givenOn: '2027-01-10', source: 'record', withdrawnAt: null },
  ]);
});

test('a refused person is forgotten, and the sender reads the reason', async () => {
  const team = await newTeam();
  const { own, entry } = await signUp(team, person('Siri Kabisa'));
  expect(faultOf(await team.decide(entry.id, { decision: 'refused' }))).toEqual([
    400,
    'INVALID_FIELDS',
    'reason',
  ]);
  const refused = await team.decide(entry.id, { decision: 'refused', reason: 'The team is full' });
  expect(refused.body).toMatchObject({ state: 'refused', details: null, player: null });
  const { body } = await visit('/sign-ups/opened', { token: own });
  expect(body).toMatchObject({ state: 'refused', reason: 'The team is full' });
  const rows = await store.db.selectFrom('player_sign_up').selectAll().execute();
  const trail = await store.db.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify([rows, trail])).not.toContain('Siri Kabisa');
});

test('a name and a shirt that the team has are said, and the name is asked about', async () => {
  const team = await newTeam();
  const facts = { fullName: 'Rehema Ali', jerseyNumber: 9, team: team.id };
  const known = (await call('POST', '/api/v1/players', facts)).body.id;
  const { entry } = await signUp(team, person('REHEMA ALI'));
  const same = [{ id: known, name: 'Rehema Ali' }];
  expect(entry).toMatchObject({ sameNames: same, sameShirt: same });
  expect(faultOf(await team.decide(entry.id, { decision: 'accepted' }))).toEqual([
    422,
    'NAME_TAKEN',
    'player',
  ]);
  const wrong = await team.decide(entry.id, { decision: 'accepted', player: team.id });
  expect(faultOf(wrong)).toEqual([422, 'NOT_IN_TEAM', 'player']);
  const that = await team.decide(entry.id, { decision: 'accepted', player: known });
  expect(that.body.player.id).toBe(known);
  const { body: player } = await call('GET', `/api/v1/players/${known}`);
  expect(player).toMatchObject({ dateOfBirth: '2000-05-06', jerseyNumber: 9, position: 'Setter' });
  const { entry: other } = await signUp(team, person('Rehema Ali'));
  const fresh = { decision: 'accepted', player: 'new', jerseyNumber: 12 };
  const created = await team.decide(other.id, fresh);
  expect(created.body.player.id).not.toBe(known);
  const { body: second } = await call('GET', `/api/v1/players/${created.body.player.id}`);
  expect(second.jerseyNumber).toBe(12);
});

test('the same person waits once, and a birth date to come is refused', async () => {
  const team = await newTeam();
  await signUp(team, person('Amina'));
  const again = await visit('/sign-ups', { ...person('amina'), token: team.link });
  expect(faultOf(again)).toEqual([422, 'SIGN_UP_WAITS', 'fullName']);
  const unborn = { ...person('Kesho'), dateOfBirth: '2027-01-11', consent: PARENT };
  expect(faultOf(await visit('/sign-ups', { ...unborn, token: team.link }))).toEqual([
    422,
    'NOT_BORN_YET',
    'dateOfBirth',
  ]);
  const odd = { ...person('Bila'), phone: 'none', token: team.link };
  expect(faultOf(await visit('/sign-ups', odd))).toEqual([400, 'INVALID_FIELDS', 'phone']);
  expect(await team.list()).toHaveLength(1);
});

test('links end by a press, by their last day and with their team', async () => {
  const team = await newTeam();
  const old = await newTeam();
  const archived = await newTeam();
  await call('DELETE', `${team.path}/sign-up-links`);
  await call('DELETE', archived.path);
  for (const { link } of [team, archived]) {
    expect((await visit('/sign-ups/opened', { token: link })).status).toBe(404);
    expect((await visit('/sign-ups', { ...person('Nani'), token: link })).status).toBe(404);
  }
  now = Date.parse('2027-02-01T00:00:00Z');
  expect((await visit('/sign-ups/opened', { token: old.link })).status).toBe(404);
  now = START;
  const late = await call('POST', `${old.path}/sign-up-links`, { closesOn: '2029-01-01' });
  expect(faultOf(late)).toEqual([422, 'TOO_LATE', 'closesOn']);
  const past = await call('POST', `${old.path}/sign-up-links`, { closesOn: '2027-01-09' });
  expect(faultOf(past)).toEqual([422, 'DAY_OVER', 'closesOn']);
});

test('the coach decides for the own team, a secretary where the coach has no account', async () => {
  const coach = await addPerson(server, 'kocha');
  const other = await addPerson(server, 'jirani');
  const secretary = await addPerson(server, 'katibu');
  const { id: league } = await newLeague(server, ['A']);
  await call('PUT', `/api/v1/leagues/${league}/secretaries/${secretary.id}`);
  const coached = await newTeam(coach.id);
  const free = await newTeam();
  for (const { id } of [coached, free]) await call('POST', `/api/v1/leagues/${league}/teams/${id}`);
  const read = async (path: string, token: string) =>
    (await call('GET', `${path}/sign-ups`, undefined, { token })).status;
  expect(await read(coached.path, coach.token)).toBe(200);
  expect(await read(coached.path, other.token)).toBe(403);
  expect(await read(coached.path, secretary.token)).toBe(403);
  expect(await read(free.path, secretary.token)).toBe(200);
  expect(await read(free.path, coach.token)).toBe(403);
  const { entry } = await signUp(free, person('Mgeni'));
  const yes = { decision: 'accepted' };
  expect((await free.decide(entry.id, yes, coach.token)).status).toBe(403);
  expect((await coached.decide(entry.id, yes, coach.token)).status).toBe(404);
  expect((await free.decide(entry.id, yes, secretary.token)).status).toBe(200);
});

test('a team has at most 60 people who wait, and one address sends 30 in a quarter of an hour', async () => {
  const team = await newTeam();
  for (let at = 0; at < 60; at += 1) {
    await visit('/sign-ups', { ...person(`Mchezaji ${at}`), token: team.link });
  }
  const full = await visit('/sign-ups', { ...person('Mwingine'), token: team.link });
  expect(faultOf(full)).toEqual([422, 'SIGN_UP_LIMIT', undefined]);
  const other = await newTeam();
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) {
    const body = { ...person(`Mtu ${at}`), token: other.link };
    statuses.push((await visit('/sign-ups', body, '10.9.9.8')).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test('people who nobody decides about are forgotten after a year', async () => {
  const team = await newTeam();
  await signUp(team, person('Msahaulika'));
  const author = { actor: { kind: 'system', name: 'test' }, now: START + 366 * DAY_MS } as const;
  await keepPeriods(store, author);
  expect(await team.list()).toEqual([]);
});

test('a person of the same name and another birth date waits too, and so does one born today', async () => {
  const team = await newTeam();
  await signUp(team, person('Amina Juma'));
  await signUp(team, person('Amina Juma', { dateOfBirth: '2001-05-06' }));
  await signUp(team, person('Asha Juma'));
  await signUp(team, person('Mtoto', { dateOfBirth: '2027-01-10', consent: PARENT }));
  expect(await team.list()).toHaveLength(4);
});

test('a player of the roster keeps the facts of the record and gets those that it lacks', async () => {
  const team = await newTeam();
  const facts = { fullName: 'Rehema Ali', dateOfBirth: '1999-01-01', jerseyNumber: 4 };
  const { id } = (await call('POST', '/api/v1/players', { ...facts, team: team.id })).body;
  const { entry } = await signUp(team, person('Rehema Ali'));
  await team.decide(entry.id, { decision: 'accepted', player: id });
  const { body: player } = await call('GET', `/api/v1/players/${id}`);
  expect(player).toMatchObject({ ...facts, position: 'Setter', phone: '0712 345 678' });
});

test('a refused sign-up is decided and not accepted afterwards', async () => {
  const team = await newTeam();
  const { entry } = await signUp(team, person('Amina'));
  await team.decide(entry.id, { decision: 'refused', reason: 'The team is full' });
  expect(faultOf(await team.decide(entry.id, { decision: 'accepted' }))[1]).toBe('DECIDED');
  expect((await call('GET', team.path)).body.players).toEqual([]);
});
