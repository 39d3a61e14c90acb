import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';
import { listIneligibleShirts } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const RULE = {
  age: { on: '2027-01-01', youngest: null, oldest: 19 },
  least: null,
  most: null,
  foreigners: null,
  licences: true,
  closesOn: null,
  windows: [],
  table: 'warn',
};
const YOUNG = '2010-05-01';

type Facts = Record<string, unknown>;

async function newRuledLeague(rule: Facts = {}) {
  const league = await newLeague(server, ['A', 'B']);
  const path = `/api/v1/leagues/${league.id}`;
  const set = await call('PUT', `${path}/eligibility`, { ...RULE, ...rule });
  expect([set.status, set.body]).toMatchObject([200, {}]);
  return { ...league, path };
}
type Ruled = Awaited<ReturnType<typeof newRuledLeague>>;

async function newPlayer(team: string | undefined, fullName: string, facts: Facts = {}) {
  const body = { fullName, team, dateOfBirth: YOUNG, licence: `T-${fullName}`, ...facts };
  const { status, body: player } = await call('POST', '/api/v1/players', body);
  expect([status, player]).toMatchObject([201, {}]);
  return player.id as string;
}

async function newMatch({ id, teams }: Ruled): Promise<string> {
  const day = { matchDate: '2026-12-05', matchTime: '10:00' };
  const fixture = { matchType: id, team1: teams.A, team2: teams.B, ...day };
  return (await call('POST', '/api/v1/matches', fixture)).body.id;
}

async function record(match: string, ...entries: Facts[]) {
  const pen = await call('POST', `/api/v1/matches/${match}/pen`, { takeOver: true });
  const events = entries.map((entry) => ({ id: randomUUID(), at: Date.now(), ...entry }));
  const body = { epoch: pen.body.epoch, baseSeq: pen.body.seq, events };
  return call('POST', `/api/v1/matches/${match}/events`, body);
}

const sheet = (...players: number[]) => ({ type: 'match-setup', team1: { players } });
const office = async ({ path }: Ruled) => (await call('GET', `${path}/eligibility/office`)).body;
const problemsIn = async (league: Ruled) =>
  Object.fromEntries(
    (await office(league)).teams[0].players.map(
      ({ fullName, problems }: { fullName: string; problems: { kind: string }[] }) => [
        fullName,
        problems.map(({ kind }) => kind),
      ],
    ),
  );

async function coachOf(team: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = `${randomUUID()}@example.org`;
  const account = { email, name: 'Kocha', role: 'Coach', password: 'mpira wa wavu 6' } as const;
  const id = await addUser(store, author, account);
  await call('PATCH', `/api/v1/teams/${team}`, { coach: id });
  return { id, token: await addToken(store, author, { email, name: 'test' }) };
}

test('the office reads what is wrong with each roster, and everybody the rule alone', async () => {
  const league = await newRuledLeague({ most: 2, closesOn: '2020-01-01' });
  const { A, B } = league.teams;
  await newPlayer(A, 'Asha');
  await newPlayer(A, 'Neema', { dateOfBirth: '1990-01-01', licence: null });
  await newPlayer(A, 'Rose', { licenceUntil: '2020-01-01' });
  await newPlayer(B, 'Asha', { licence: 'T-2' });
  expect(await problemsIn(league)).toEqual({
    Asha: ['came-late', 'registered-twice'],
    Neema: ['too-old', 'no-licence', 'came-late'],
    Rose: ['licence-over', 'came-late'],
  });
  const { teams } = await office(league);
  expect(teams[0].problems).toEqual([{ kind: 'too-many', players: 3, most: 2 }]);
  expect(teams[0].players[0].problems[1]).toMatchObject({ team: { id: B, name: 'B' } });
  const open = await call('GET', `${league.path}/eligibility`, undefined, { token: null });
  expect(open.body).toEqual({ rule: { ...RULE, most: 2, closesOn: '2020-01-01' } });
});

test('a league without a rule finds nothing wrong', async () => {
  const league = { ...(await newLeague(server, ['A', 'B'])), path: '' };
  const path = `/api/v1/leagues/${league.id}`;
  for (const team of ['A', 'B'] as const)
    await newPlayer(league.teams[team], 'Asha', { licence: null });
  expect(await problemsIn({ ...league, path })).toEqual({ Asha: [] });
});

test('a coach reads the check of the own team, and of no other', async () => {
  const league = await newRuledLeague();
  await newPlayer(league.teams.A, 'Asha', { licence: null });
  const { token } = await coachOf(league.teams.A!);
  const read = (team: string) =>
    call('GET', `/api/v1/teams/${team}/eligibility`, undefined, { token });
  expect((await read(league.teams.A!)).body.items).toMatchObject([
    {
      league: { id: league.id },
      roster: { players: [{ mayPlay: false, problems: [{ kind: 'no-licence' }] }] },
    },
  ]);
  expect((await read(league.teams.B!)).status).toBe(403);
});

test('licences are the office’s: a secretary enters those of the own league, a coach none', async () => {
  const league = await newRuledLeague();
  const other = await newRuledLeague();
  const asha = await newPlayer(league.teams.A, 'Asha', { licence: null });
  const coach = await coachOf(league.teams.A!);
  const own = await call('PATCH', `/api/v1/players/${asha}`, { licence: 'X' }, coach);
  expect([own.status, own.body.detail]).toEqual([403, 'The office of the league enters licences.']);
  const licensed = { fullName: 'Rose', team: league.teams.A, licence: 'X' };
  expect((await call('POST', '/api/v1/players', licensed, coach)).status).toBe(403);
  const secretary = await coachOf(other.teams.A!);
  await call('PUT', `${league.path}/secretaries/${secretary.id}`);
  const licences = [{ player: asha, licence: 'TVF-7', licenceUntil: '2030-12-31' }];
  const put = (path: string) => call('PUT', `${path}/licences`, { licences }, secretary);
  expect([(await put(league.path)).status, (await put(other.path)).status]).toEqual([200, 403]);
  expect(await problemsIn(league)).toEqual({ Asha: [] });
  // A coach's form sends the record as it is.
  const same = { nickname: 'Simba', licence: 'TVF-7', licenceUntil: '2030-12-31' };
  expect((await call('PATCH', `/api/v1/players/${asha}`, same, coach)).status).toBe(200);
  const { body } = await call('GET', `/api/v1/players/${asha}`, undefined, { token: null });
  expect([body.licence, body.licenceUntil]).toEqual([null, null]);
});

test('licences of strangers, or without a number, are refused and nothing is saved', async () => {
  const league = await newRuledLeague();
  const other = await newRuledLeague();
  const asha = await newPlayer(league.teams.A, 'Asha', { licence: null });
  const stranger = await newPlayer(other.teams.A, 'Rose');
  const put = (...licences: Facts[]) => call('PUT', `${league.path}/licences`, { licences });
  const fine = { player: asha, licence: 'TVF-7', licenceUntil: null };
  const wrong = await put(fine, { player: stranger, licence: 'TVF-8', licenceUntil: null });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'licences.1.player']);
  const ending = await put({ player: asha, licence: null, licenceUntil: '2030-01-01' });
  expect(ending.body.errors[0].field).toBe('licences.0.licence');
  expect(await problemsIn(league)).toEqual({ Asha: ['no-licence'] });
});

test.each([
  [
    'an age without a limit',
    { age: { on: '2027-01-01', youngest: null, oldest: null } },
    'age.oldest',
  ],
  ['ages that cross', { age: { on: '2027-01-01', youngest: 20, oldest: 19 } }, 'age.oldest'],
  ['sizes that cross', { least: 9, most: 8 }, 'most'],
  [
    'a window backwards',
    { windows: [{ from: '2027-02-02', until: '2027-02-01' }] },
    'windows.0.until',
  ],
])('a rule with %s is refused by its field', async (_, wrong, field) => {
  const { path } = await newRuledLeague();
  const answer = await call('PUT', `${path}/eligibility`, { ...RULE, ...wrong });
  expect([answer.status, answer.body.errors[0].field]).toEqual([422, field]);
});

test('a transfer is judged by its window, and coming back on the day of leaving is none', async () => {
  const league = await newRuledLeague({
    windows: [{ from: '2020-01-01', until: '2020-01-31' }],
    closesOn: '2020-01-01',
  });
  const { A, B } = league.teams;
  const asha = await newPlayer(B, 'Asha');
  await call('POST', `/api/v1/teams/${A}/players`, { playerId: asha });
  expect(await problemsIn(league)).toEqual({ Asha: ['transfer-closed'] });
  const { db } = store;
  await db.updateTable('membership').set({ from_day: null }).where('team_id', '=', A!).execute();
  await call('DELETE', `/api/v1/teams/${A}/players/${asha}`);
  await call('POST', `/api/v1/teams/${A}/players`, { playerId: asha });
  expect(await problemsIn(league)).toEqual({ Asha: [] });
  const rows = await db
    .selectFrom('membership')
    .select(['team_id', 'until_day'])
    .where('player_id', '=', asha)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { team_id: B, until_day: expect.any(String) },
    { team_id: A, until_day: null },
  ]);
});

/** A has six who may play, 7 without a licence and 8 and 9 from abroad, of whom one may play. */
async function newSquad(rule: Facts) {
  const league = await newRuledLeague({ foreigners: 1, ...rule });
  const ids: string[] = [];
  for (let shirt = 1; shirt <= 9; shirt += 1)
    ids.push(
      await newPlayer(league.teams.A, `P${shirt}`, {
        jerseyNumber: shirt,
        nationality: shirt > 7 ? 'Kenya' : 'Tanzania',
        ...(shirt === 7 ? { licence: null } : {}),
      }),
    );
  return { ...league, ids, match: await newMatch(league) };
}

test('the table of the scorer hears of shirts, and of no reasons', async () => {
  const { match } = await newSquad({ table: 'refuse' });
  const noLimits = { shirts: [], foreign: [], mostForeign: 1 };
  expect(await listIneligibleShirts(store, match)).toEqual({
    team1: { shirts: [7], foreign: [8, 9], mostForeign: 1 },
    team2: noLimits,
    isRefused: true,
  });
});

test('a team sheet that the league refuses is refused before the match by its shirts', async () => {
  const { match, path } = await newSquad({ table: 'refuse' });
  const refusal = await record(match, sheet(1, 2, 3, 4, 5, 6, 7));
  expect([refusal.status, refusal.body.code]).toEqual([422, 'NOT_ALLOWED_ON_SHEET']);
  expect(refusal.body.errors[0]).toMatchObject({ field: 'events.0.team1' });
  expect(refusal.body.detail).toContain(': 7.');
  const abroad = await record(match, sheet(1, 2, 3, 4, 5, 8, 9));
  expect(abroad.body.detail).toContain(': 8, 9.');
  expect((await record(match, sheet(1, 2, 3, 4, 5, 6, 8))).status).toBe(200);
  expect((await call('GET', `${path}/eligibility/office`)).body.breaches).toEqual([]);
});

test('a sheet is kept where the league only warns, and the office has the list', async () => {
  const { match, path, teams } = await newSquad({ table: 'warn' });
  const fine = await record(match, sheet(1, 2, 3, 4, 5, 7, 8, 9));
  expect(fine.status).toBe(200);
  const { breaches } = (await call('GET', `${path}/eligibility/office`)).body;
  expect(breaches).toMatchObject([
    { number: 7, name: 'P7', cause: 'not-eligible', match: { id: match }, team: { id: teams.A } },
    { number: 8, cause: 'foreign' },
    { number: 9, cause: 'foreign' },
  ]);
  await record(match, sheet(1, 2, 3, 4, 5, 6));
  expect((await call('GET', `${path}/eligibility/office`)).body.breaches).toEqual([]);
});

test('a match that was played without network is kept with the sheet that it had', async () => {
  const { match, path } = await newSquad({ table: 'refuse' });
  const played = await record(
    match,
    sheet(1, 2, 3, 4, 5, 6, 7),
    { type: 'start' },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  expect([played.status, played.body]).toMatchObject([200, {}]);
  const { breaches } = (await call('GET', `${path}/eligibility/office`)).body;
  expect(breaches).toMatchObject([{ number: 7, cause: 'not-eligible' }]);
});

test('a sheet with a suspended shirt is refused where the league refuses them', async () => {
  const { match, path, teams, ids } = await newSquad({ table: 'warn' });
  await call('PUT', `${path}/discipline`, { limits: [], table: 'refuse', protestDays: null });
  const decision = { team: teams.A, player: ids[0], matches: 1, from: '2026-01-01', reason: 'x' };
  expect((await call('POST', `${path}/suspensions`, decision)).status).toBe(201);
  const refusal = await record(match, sheet(1, 2, 3, 4, 5, 6));
  expect([refusal.status, refusal.body.detail]).toEqual([422, expect.stringContaining(': 1.')]);
});

test('the line-up of a coach takes nobody who may not play where the league refuses', async () => {
  const league = await newSquad({ table: 'refuse' });
  const prepare = (...shirts: number[]) => {
    const entries = shirts.map((shirt) => ({ player: league.ids[shirt - 1], shirt }));
    const plan = { set: 1, sheet: entries, players: shirts.slice(0, 6), liberos: [], captain: 1 };
    return call('PUT', `/api/v1/matches/${league.match}/lineups/${league.teams.A}`, plan);
  };
  const refusal = async (...shirts: number[]) => {
    const { code, detail, errors } = (await prepare(...shirts)).body;
    return [code, detail, errors[0].field];
  };
  expect(await refusal(1, 2, 3, 4, 5, 7)).toEqual([
    'NOT_ELIGIBLE',
    'This player may not play in this league.',
    'sheet.5.player',
  ]);
  expect(await refusal(1, 8, 3, 4, 9, 5)).toEqual([
    'TOO_MANY_FOREIGN',
    'In this league at most 1 from abroad may play.',
    'sheet.4.player',
  ]);
  expect((await prepare(1, 2, 3, 4, 5, 8)).status).toBe(200);
});

test('licences and teams are in the export of a person, and the licence goes with an erasure', async () => {
  const league = await newRuledLeague();
  const asha = await newPlayer(league.teams.A, 'Asha', { licence: 'SIRI-77' });
  const file = await call('GET', `/api/v1/players/${asha}/export`);
  expect(file.body).toMatchObject({
    record: { licence: 'SIRI-77' },
    memberships: [{ team_id: league.teams.A, until_day: null }],
  });
  await call('POST', `/api/v1/players/${asha}/erasure`, { name: 'erase' });
  const rows = await store.db.selectFrom('player').selectAll().where('id', '=', asha).execute();
  const trail = await store.db.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify([rows, trail])).not.toContain('SIRI-77');
});

test.each([
  ['a lowest age alone', { age: { on: '2027-01-01', youngest: 18, oldest: null } }],
  ['a highest age alone', { age: { on: '2027-01-01', youngest: null, oldest: 19 } }],
  ['one age', { age: { on: '2027-01-01', youngest: 19, oldest: 19 } }],
  ['no age', { age: null }],
  ['a least size alone', { least: 9 }],
  ['a most size alone', { most: 8 }],
  ['one size', { least: 8, most: 8 }],
  ['a window of one day', { windows: [{ from: '2027-02-02', until: '2027-02-02' }] }],
])('a rule with %s is taken', async (_, rule) => {
  const { path } = await newRuledLeague(rule);
  expect((await call('GET', `${path}/eligibility`)).body.rule).toEqual({ ...RULE, ...rule });
});

test('a licence leaves its trail with the player, and one that stands as it did leaves none', async () => {
  const league = await newRuledLeague();
  const asha = await newPlayer(league.teams.A, 'Asha');
  const steps = async () =>
    (await trailOf(store, `player:${asha}`)).filter(([action]) => action === 'player.license');
  const put = (licence: string | null, licenceUntil: string | null) =>
    call('PUT', `${league.path}/licences`, { licences: [{ player: asha, licence, licenceUntil }] });
  await put('T-Asha', null);
  expect(await steps()).toEqual([]);
  await put('T-Asha', '2030-01-01');
  await put('T-9', '2030-01-01');
  const of = (licence: string, licenceUntil: string | null) => ({ licence, licenceUntil });
  expect(await steps()).toEqual([
    ['player.license', of('T-Asha', null), of('T-Asha', '2030-01-01')],
    ['player.license', of('T-Asha', '2030-01-01'), of('T-9', '2030-01-01')],
  ]);
});

test('a licence without a number is refused by its code', async () => {
  const league = await newRuledLeague();
  const asha = await newPlayer(league.teams.A, 'Asha');
  const licences = [{ player: asha, licence: null, licenceUntil: '2030-01-01' }];
  const { status, body } = await call('PUT', `${league.path}/licences`, { licences });
  expect([status, body.code]).toEqual([422, 'LICENCE_MISSING']);
});
