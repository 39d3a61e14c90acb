import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';

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
  const address = from ?? `10.1.${Math.floor(visitors / 250)}.${visitors % 250}`;
  const incoming = { socket: { remoteAddress: address }, headers: {} };
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await server.app.request(`/api/v1${path}`, request, { incoming });
  return { status: answer.status, body: (await answer.json()) as any };
}

async function openLeague(link: object = {}) {
  const { id, teams } = await newLeague(server, ['A', 'B']);
  const path = `/api/v1/leagues/${id}`;
  const { status, body } = await call('POST', `${path}/entry-links`, {
    closesOn: '2027-01-31',
    ...link,
  });
  expect([status, body.code]).toEqual([201, undefined]);
  const decide = (entry: string, decision: object, token?: string) =>
    call(
      'POST',
      `${path}/entries/${entry}/decision`,
      decision,
      token === undefined ? undefined : { token },
    );
  const list = async () => (await call('GET', `${path}/entries`)).body;
  return { id, teams, path, link: body.token as string, decide, list };
}

const team = (name: string, facts: object = {}) => ({
  name,
  city: 'Mtwara',
  gender: 'Women',
  contactName: 'Bi. Rehema',
  phone: '0712 345 678',
  feePaid: false,
  players: [],
  ...facts,
});

const ROSTER = [
  { fullName: 'Asha Juma', jerseyNumber: 7 },
  { fullName: 'Neema Said', jerseyNumber: null },
];

async function sendAndFind(league: Awaited<ReturnType<typeof openLeague>>, body: object) {
  const sent = await visit('/team-entries', { ...body, token: league.link });
  expect([sent.status, sent.body.code, sent.body.detail]).toEqual([201, undefined, undefined]);
  const { items } = await league.list();
  return { own: sent.body.token as string, entry: items[0] };
}

test('a team that is accepted has club, colours, roster and fee, and its sender reads so', async () => {
  const league = await openLeague({ fee: 150_000 });
  const form = await visit('/team-entries/opened', { token: league.link });
  expect(form.body).toMatchObject({ kind: 'form', fee: 150_000, league: { id: league.id } });
  const { own, entry } = await sendAndFind(
    league,
    team('Nyota ya Kusini', {
      club: 'Klabu ya Kusini',
      coach: 'Mwalimu Hamisi',
      jerseyColor1: '#112233',
      feePaid: true,
      feeReference: 'QX12',
      players: ROSTER,
    }),
  );
  expect(entry.details).toMatchObject({ phone: '0712 345 678', feeReference: 'QX12' });
  const waiting = await visit('/team-entries/opened', { token: own });
  expect(waiting.body).toMatchObject({ kind: 'sent', state: 'waiting', reason: '' });
  // The sender's link may be in other hands: it shows nothing of people.
  expect(JSON.stringify(waiting.body)).not.toMatch(/Rehema|0712|Asha/);

  const { status, body } = await league.decide(entry.id, { decision: 'accepted' });
  expect([status, body.playersAdded, body.playersLeftOut]).toEqual([200, 2, 0]);
  expect(body.entry).toMatchObject({ state: 'accepted', details: null });
  const created = (await call('GET', `/api/v1/teams/${body.entry.team}`)).body;
  expect(created).toMatchObject({
    name: 'Nyota ya Kusini',
    coach: 'Mwalimu Hamisi',
    coachId: null,
    club: { name: 'Klabu ya Kusini' },
    jerseyColor1: '#112233',
    playerCount: 2,
  });
  const { teams } = (await call('GET', league.path)).body;
  expect(teams.map(({ id }: { id: string }) => id)).toContain(created.id);
  const { charges } = (await call('GET', `${league.path}/ledger`)).body;
  expect(charges).toMatchObject([{ kind: 'entry-fee', amount: 150_000 }]);
  const after = await visit('/team-entries/opened', { token: own });
  expect(after.body).toMatchObject({ state: 'accepted', team: created.id });
});

test('a refusal says its reason to the sender, forgets the people, and is decided once', async () => {
  const league = await openLeague();
  const { own, entry } = await sendAndFind(league, team('Simba wa Pwani', { players: ROSTER }));
  const missing = await league.decide(entry.id, { decision: 'refused', reason: '' });
  expect([missing.status, missing.body.errors[0].field]).toEqual([400, 'reason']);
  const no = await league.decide(entry.id, { decision: 'refused', reason: 'Ligi imejaa' });
  expect(no.status).toBe(200);
  const opened = await visit('/team-entries/opened', { token: own });
  expect(opened.body).toMatchObject({ state: 'refused', reason: 'Ligi imejaa', team: null });
  const rows = await store.db
    .selectFrom('team_entry')
    .select('details')
    .where('id', '=', entry.id)
    .execute();
  expect(rows).toEqual([{ details: null }]);
  const again = await league.decide(entry.id, { decision: 'accepted' });
  expect([again.status, again.body.code]).toEqual([422, 'DECIDED']);
  const trail = JSON.stringify(await trailOf(store, `league:${league.id}`));
  expect(trail).toContain('league.entry-send');
  expect(trail).not.toMatch(/Rehema|0712|Asha/);
});

test('two decisions at once make one team', async () => {
  const league = await openLeague();
  const { entry } = await sendAndFind(league, team('Mara Moja'));
  const both = await Promise.all([
    league.decide(entry.id, { decision: 'accepted' }),
    league.decide(entry.id, { decision: 'accepted' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const rows = await store.db
    .selectFrom('team')
    .select('id')
    .where('name', '=', 'Mara Moja')
    .execute();
  expect(rows).toHaveLength(1);
});

test('a name of a team or a club that exists is asked about, and the chosen one is entered', async () => {
  const league = await openLeague();
  const club = (await call('POST', '/api/v1/clubs', { name: 'Chama', city: 'Mtwara' })).body.id;
  const known = (
    await call('POST', '/api/v1/teams', {
      name: 'Faru',
      city: 'Mtwara',
      coach: 'N/A',
      gender: 'Women',
    })
  ).body.id;
  await call('POST', '/api/v1/players', { fullName: 'asha  juma', team: known });
  const first = await sendAndFind(league, team('FARU', { club: 'chama', players: ROSTER }));
  expect(first.entry).toMatchObject({ sameTeams: [{ id: known }], sameClubs: [{ id: club }] });
  const decide = (choice: object) =>
    league.decide(first.entry.id, { decision: 'accepted', ...choice });
  const question = await decide({});
  expect([question.body.code, question.body.errors[0].field]).toEqual(['NAME_TAKEN', 'team']);
  const clubQuestion = await decide({ team: 'new' });
  expect([clubQuestion.body.code, clubQuestion.body.errors[0].field]).toEqual([
    'NAME_TAKEN',
    'club',
  ]);
  expect((await decide({ team: 'none' })).status).toBe(404);
  const men = await decide({ team: await menTeam() });
  expect([men.body.code, men.body.errors[0].field]).toEqual(['OTHER_GENDER', 'team']);
  // The player of this name is in the team already.
  const done = await decide({ team: known });
  expect([done.body.entry.team, done.body.playersAdded, done.body.playersLeftOut]).toEqual([
    known,
    1,
    1,
  ]);
});

async function menTeam(): Promise<string> {
  const facts = { name: 'Wanaume', city: 'Mtwara', coach: 'N/A', gender: 'Men' };
  return (await call('POST', '/api/v1/teams', facts)).body.id;
}

test('a secretary decides in the own league alone, and changes no roster of a coach', async () => {
  const league = await openLeague();
  const other = await openLeague();
  const secretary = await addPerson(server, 'Zawadi', 'Fan');
  const coach = await addPerson(server, 'Salma');
  await call('PUT', `${league.path}/secretaries/${secretary.id}`);
  const coached = (
    await call('POST', '/api/v1/teams', {
      name: 'Kocha FC',
      city: 'Mtwara',
      coach: coach.id,
      gender: 'Women',
    })
  ).body.id;
  const mine = await sendAndFind(league, team('Kocha FC', { players: ROSTER }));
  const theirs = await sendAndFind(other, team('Kocha FC'));
  const accepted = { decision: 'accepted', team: coached };
  const token = secretary.token;
  expect((await other.decide(theirs.entry.id, accepted, token)).status).toBe(403);
  // An entry of another league is none of this one.
  expect((await league.decide(theirs.entry.id, accepted, token)).status).toBe(404);
  const done = await league.decide(mine.entry.id, accepted, token);
  expect([done.status, done.body.playersAdded, done.body.playersLeftOut]).toEqual([200, 0, 2]);
  const roster = await store.db
    .selectFrom('player')
    .select('id')
    .where('team_id', '=', coached)
    .execute();
  expect(roster).toEqual([]);
});

test('the id of an account as the name of the coach gives nobody a team', async () => {
  const league = await openLeague();
  const coach = await addPerson(server, 'Mjanja');
  const { entry } = await sendAndFind(league, team('Hila', { coach: coach.id }));
  const { body } = await league.decide(entry.id, { decision: 'accepted' });
  const created = (await call('GET', `/api/v1/teams/${body.entry.team}`)).body;
  expect([created.coach, created.coachId]).toEqual(['N/A', null]);
});

test('ended, expired and invented links open nothing, and a sent entry is still read', async () => {
  const league = await openLeague();
  const { own } = await sendAndFind(league, team('Mapema'));
  const statuses = async (token: string) => [
    (await visit('/team-entries/opened', { token })).status,
    (await visit('/team-entries', { ...team('Baadaye'), token })).status,
  ];
  expect(await statuses('enter_invented')).toEqual([404, 404]);
  // The sender's own link enters no further team.
  expect(await statuses(own)).toEqual([200, 404]);
  now = Date.parse('2027-01-31T21:00:00Z');
  expect(await statuses(league.link)).toEqual([404, 404]);
  now = START;
  expect((await call('DELETE', `${league.path}/entry-links`)).status).toBe(204);
  expect(await statuses(league.link)).toEqual([404, 404]);
  expect((await visit('/team-entries/opened', { token: own })).body.state).toBe('waiting');
  const again = await call('POST', `${league.path}/entry-links`, { closesOn: '2027-01-31' });
  await call('DELETE', league.path);
  expect(await statuses(again.body.token)).toEqual([404, 404]);
});

test('wrong and huge values are refused by the name of their field, and nothing is kept', async () => {
  const league = await openLeague();
  const fault = async (facts: object) => {
    const { status, body } = await visit('/team-entries', {
      ...team('Kosa', facts),
      token: league.link,
    });
    return [status, body.errors?.[0]?.field];
  };
  const player = (jerseyNumber: number | null, fullName = 'Asha') => ({ fullName, jerseyNumber });
  expect(await fault({ phone: 'none' })).toEqual([400, 'phone']);
  expect(await fault({ name: 'x'.repeat(10_000) })).toEqual([400, 'name']);
  expect(await fault({ gender: 'Mixed' })).toEqual([400, 'gender']);
  expect(await fault({ jerseyColor1: 'red' })).toEqual([400, 'jerseyColor1']);
  expect(await fault({ players: [player(7), player(7, 'Neema')] })).toEqual([400, 'players']);
  expect(await fault({ players: [player(100)] })).toEqual([400, 'players.0.jerseyNumber']);
  const many = Array.from({ length: 31 }, (_, n) => player(n));
  expect(await fault({ players: many })).toEqual([400, 'players']);
  const linkFault = async (body: object) => {
    const answer = await call('POST', `${league.path}/entry-links`, body);
    return [answer.status, answer.body.errors?.[0]?.field];
  };
  expect(await linkFault({ closesOn: '2027-01-09' })).toEqual([422, 'closesOn']);
  expect(await linkFault({ closesOn: '2028-12-31' })).toEqual([422, 'closesOn']);
  expect(await linkFault({ closesOn: '2027-01-31', fee: -1 })).toEqual([400, 'fee']);
  expect(await linkFault({ closesOn: '2027-01-31', fee: 1e12 })).toEqual([400, 'fee']);
  expect((await league.list()).items).toEqual([]);
});

test('a roster is no longer than the rule of the league says', async () => {
  const league = await openLeague();
  const rule = {
    age: null,
    least: null,
    most: 1,
    foreigners: null,
    licences: false,
    closesOn: null,
    windows: [],
    table: 'warn',
  };
  expect((await call('PUT', `${league.path}/eligibility`, rule)).status).toBe(200);
  const form = await visit('/team-entries/opened', { token: league.link });
  expect(form.body.mostPlayers).toBe(1);
  const { body } = await visit('/team-entries', {
    ...team('Wengi', { players: ROSTER }),
    token: league.link,
  });
  expect([body.code, body.errors[0].field]).toEqual(['ROSTER_FULL', 'players']);
});

test('thirty teams at once are kept, the same team twice is not', async () => {
  const league = await openLeague();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      visit('/team-entries', { ...team(`Timu ${n % 15}`), token: league.link }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(15);
  const codes = answers.flatMap(({ body }) => body.code ?? []);
  expect(new Set(codes)).toEqual(new Set(['ENTRY_WAITS']));
  expect((await league.list()).items).toHaveLength(15);
});

test('at most a hundred entries of a league wait, and one address sends ten in a quarter of an hour', async () => {
  const league = await openLeague();
  for (let n = 0; n < 100; n += 1) {
    await visit('/team-entries', { ...team(`Timu ${n}`), token: league.link });
  }
  const full = await visit('/team-entries', { ...team('Zaidi'), token: league.link });
  expect([full.status, full.body.code]).toEqual([422, 'ENTRY_LIMIT']);
  const send = () => visit('/team-entries', { ...team('Moja'), token: 'enter_x' }, '10.9.9.9');
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await send()).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
});

test('only the newest twenty links of a league stay', async () => {
  const league = await openLeague();
  for (let n = 0; n < 20; n += 1) {
    now += 1;
    await call('POST', `${league.path}/entry-links`, { closesOn: '2027-01-31' });
  }
  expect((await visit('/team-entries/opened', { token: league.link })).status).toBe(404);
  now = START;
});

test('entries are forgotten a year after the decision, or a year after nobody decided', async () => {
  const { keepPeriods } = await import('#server/site/retention/commands.ts');
  const league = await openLeague();
  await sendAndFind(league, team('Sahau'));
  const author = (at: number) => ({
    actor: { kind: 'system', name: 'retention' } as const,
    now: at,
  });
  await keepPeriods(store, author(START + 300 * DAY_MS));
  expect((await league.list()).items).toHaveLength(1);
  await keepPeriods(store, author(START + 366 * DAY_MS));
  expect((await league.list()).items).toHaveLength(0);
});
