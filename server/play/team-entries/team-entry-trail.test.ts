import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { messagesOf } from '#server/testing/messages-of.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';

const NOW = Date.parse('2027-01-10T12:00:00Z');
let now = NOW;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, store } = server;
const { db } = store;

let visitors = 0;

async function openLeague(link: object = {}) {
  const { id } = await newLeague(server, ['A', 'B']);
  const path = `/api/v1/leagues/${id}`;
  const created = await call('POST', `${path}/entry-links`, { closesOn: '2027-01-31', ...link });
  async function send(name: string, facts: object = {}) {
    visitors += 1;
    const incoming = { socket: { remoteAddress: `10.7.0.${visitors}` }, headers: {} };
    const team = { name, city: 'Mtwara', gender: 'Women', contactName: 'Rehema' };
    const more = { phone: '0712 345 678', feePaid: false, players: [], ...facts };
    const body = JSON.stringify({ ...team, ...more, token: created.body.token });
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body };
    const answer = await server.app.request('/api/v1/team-entries', request, { incoming });
    return { status: answer.status, body: (await answer.json()) as any };
  }
  const newest = async () => (await call('GET', `${path}/entries`)).body.items[0];
  const decide = (entry: string, decision: object) =>
    call('POST', `${path}/entries/${entry}/decision`, decision);
  const trail = () => trailOf(store, `league:${id}`);
  return { id, path, link: created.body, send, newest, decide, trail };
}

const newTeam = async (name: string, facts: object = {}): Promise<string> => {
  const team = { name, city: 'Mtwara', coach: 'N/A', gender: 'Women', ...facts };
  return (await call('POST', '/api/v1/teams', team)).body.id;
};
const rosterOf = async (team: string) =>
  db
    .selectFrom('player')
    .select(['full_name', 'jersey_number'])
    .where('team_id', '=', team)
    .where('archived_at', 'is', null)
    .orderBy('full_name')
    .execute();

test('a link of entries, its fee and its end are in the trail, and the link is kept with its hour', async () => {
  const league = await openLeague({ fee: 5000 });
  const [row] = await db
    .selectFrom('entry_link')
    .selectAll()
    .where('league_id', '=', league.id)
    .execute();
  expect(row).toMatchObject({ created_at: NOW, expires_at: Date.parse('2027-01-31T21:00:00Z') });
  expect(Number(row!.fee)).toBe(5000);
  await call('DELETE', `${league.path}/entry-links`);
  const free = { closesOn: '2027-01-20' };
  await call('POST', `${league.path}/entry-links`, free);
  const [second] = await db
    .selectFrom('entry_link')
    .selectAll()
    .where('league_id', '=', league.id)
    .execute();
  expect(second!.fee).toBeNull();
  expect((await league.trail()).slice(-3)).toEqual([
    ['league.entry-link', null, { link: row!.id, closesOn: '2027-01-31', fee: 5000 }],
    ['league.entry-links-end', null, null],
    ['league.entry-link', null, { link: second!.id, closesOn: '2027-01-20', fee: null }],
  ]);
});

test('an entry waits from its hour on, is told to the office, and its people are in no trail', async () => {
  const league = await openLeague();
  const secretary = await addPerson(server, 'Katibu', 'Fan');
  await call('PUT', `${league.path}/secretaries/${secretary.id}`);
  await league.send('Nyota', { coach: 'Hamisi' });
  const { id } = await league.newest();
  const row = await db
    .selectFrom('team_entry')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    league_id: league.id,
    state: 'waiting',
    team_name: 'Nyota',
    reason: '',
    fee: null,
    team_id: null,
    created_at: NOW,
    decided_at: null,
  });
  expect(JSON.parse(row.details!)).toMatchObject({ coach: 'Hamisi', contactName: 'Rehema' });
  expect(await messagesOf(store, league.id)).toMatchObject([
    {
      kind: 'entry',
      facts: { name: 'Nyota' },
      to: [`league:${league.id}`, `user:${secretary.id}`],
    },
  ]);
  expect((await league.trail()).at(-1)).toEqual([
    'league.entry-send',
    null,
    { entry: id, name: 'Nyota' },
  ]);
});

test('an acceptance is told to the team, a refusal with its reason to the sender', async () => {
  const league = await openLeague();
  const decided = async (name: string, decision: object) => {
    await league.send(name);
    const { id } = await league.newest();
    now += 1000;
    const { body } = await league.decide(id, decision);
    return { id, team: body.entry.team };
  };
  const accepted = await decided('Nyota ya Kati', { decision: 'accepted' });
  const refused = await decided('Mwezi', { decision: 'refused', reason: 'Ligi imejaa' });
  const messages = await messagesOf(store, league.id);
  const decisions = messages.filter(({ kind }) => kind === 'entry-decision');
  expect(decisions).toMatchObject([
    {
      facts: { state: 'accepted', name: 'Nyota ya Kati', reason: '' },
      to: [`team:${accepted.team}`],
    },
    {
      facts: { state: 'refused', name: 'Mwezi', reason: 'Ligi imejaa' },
      to: [`entry:${refused.id}`],
    },
  ]);
  expect((await league.trail()).at(-1)).toEqual([
    'league.entry-decide',
    null,
    { entry: refused.id, name: 'Mwezi', state: 'refused', team: null },
  ]);
  const row = await db
    .selectFrom('team_entry')
    .select(['decided_at', 'team_id', 'details'])
    .where('id', '=', refused.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ decided_at: now, team_id: null, details: null });
  now = NOW;
});

test('an entry with a fee owes it as an entry fee in the name of the league', async () => {
  const league = await openLeague({ fee: 7000 });
  await league.send('Nyota ya Fedha');
  const { body } = await league.decide((await league.newest()).id, { decision: 'accepted' });
  const { charges } = (await call('GET', `${league.path}/ledger`)).body;
  expect(charges).toMatchObject([
    { kind: 'entry-fee', text: 'Kombe', amount: 7000, team: { id: body.entry.team } },
  ]);
});

test('as many players as the rule allows are taken, one more is refused with the number', async () => {
  const league = await openLeague();
  const rule = { age: null, least: null, most: 1, foreigners: null, licences: false };
  const more = { closesOn: null, windows: [], table: 'warn' };
  expect((await call('PUT', `${league.path}/eligibility`, { ...rule, ...more })).status).toBe(200);
  const players = [
    { fullName: 'Asha', jerseyNumber: 7 },
    { fullName: 'Neema', jerseyNumber: null },
  ];
  const { body } = await league.send('Wengi', { players });
  expect(body.text).toEqual({ key: 'entry.tooManyPlayers', params: { most: 1 } });
  expect((await league.send('Mmoja', { players: players.slice(0, 1) })).status).toBe(201);
});

test('the players of an entry join with their shirts, each name once', async () => {
  const league = await openLeague();
  const players = [
    { fullName: 'Asha Juma', jerseyNumber: 7 },
    { fullName: 'ASHA  juma', jerseyNumber: 8 },
    { fullName: 'Neema', jerseyNumber: null },
  ];
  await league.send('Mapacha', { players });
  const { body } = await league.decide((await league.newest()).id, { decision: 'accepted' });
  expect([body.playersAdded, body.playersLeftOut]).toEqual([2, 1]);
  expect(await rosterOf(body.entry.team)).toEqual([
    { full_name: 'Asha Juma', jersey_number: 7 },
    { full_name: 'Neema', jersey_number: null },
  ]);
});

test('an administrator adds players to the team of a coach, and one who was archived joins anew', async () => {
  const league = await openLeague();
  const coach = await addPerson(server, 'Kocha');
  const team = await newTeam('Ya Kocha', { coach: coach.id });
  const { id } = (await call('POST', '/api/v1/players', { fullName: 'Asha', team })).body;
  await call('DELETE', `/api/v1/players/${id}`);
  await league.send('Ya Kocha', { players: [{ fullName: 'Asha', jerseyNumber: 3 }] });
  const decision = { decision: 'accepted', team };
  const { body } = await league.decide((await league.newest()).id, decision);
  expect([body.entry.team, body.playersAdded, body.playersLeftOut]).toEqual([team, 1, 0]);
  expect(await rosterOf(team)).toEqual([{ full_name: 'Asha', jersey_number: 3 }]);
});

test('a team that is archived is not entered, and one of the name stands beside a new one by choice', async () => {
  const league = await openLeague();
  const old = await newTeam('Zamani');
  await league.send('Zamani', { club: 'Klabu ya Zamani' });
  const { id } = await league.newest();
  const question = await league.decide(id, { decision: 'accepted' });
  expect(question.body.text.key).toBe('entry.teamExists');
  await call('DELETE', `/api/v1/teams/${old}`);
  const gone = await league.decide(id, { decision: 'accepted', team: old });
  expect([gone.status, gone.body.text.key]).toEqual([404, 'team.notFound']);
  const other = await newTeam('Zamani');
  const { body } = await league.decide(id, { decision: 'accepted', team: 'new' });
  expect([body.entry.state, body.entry.team === other]).toEqual(['accepted', false]);
});

test('a club that is chosen is taken, a new one stands beside one of the name, and none is made without a name', async () => {
  const league = await openLeague();
  const club = (await call('POST', '/api/v1/clubs', { name: 'Umoja', city: 'Mtwara' })).body.id;
  const clubAfter = async (name: string, facts: object, choice: object) => {
    await league.send(name, facts);
    const { id } = await league.newest();
    const { body } = await league.decide(id, { decision: 'accepted', ...choice });
    return (await call('GET', `/api/v1/teams/${body.entry.team}`)).body.club;
  };
  expect((await clubAfter('Umoja A', { club: 'Umoja' }, { club })).id).toBe(club);
  const fresh = await clubAfter('Umoja B', { club: 'Umoja' }, { club: 'new' });
  expect([fresh.name, fresh.id === club]).toEqual(['Umoja', false]);
  expect(await clubAfter('Bila', {}, { club: 'new' })).toBeNull();
  expect((await clubAfter('Nyingine', {}, { club })).id).toBe(club);
});

test('a team whose name a refused entry had may be sent again', async () => {
  const league = await openLeague();
  await league.send('Tena');
  await league.decide((await league.newest()).id, { decision: 'refused', reason: 'Bado' });
  expect((await league.send('Tena')).status).toBe(201);
});
