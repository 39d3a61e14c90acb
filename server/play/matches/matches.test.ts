import { afterAll, expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { countChanges, trailOf } from '#server/testing/trail-of.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const ask = (method: string, path: string, body?: unknown) => call(method, `/api/v1${path}`, body);
const DAY = { matchDate: '2026-12-05', matchTime: '10:00' };

async function create(path: string, body: object): Promise<string> {
  const answer = await ask('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const newTeam = (name: string, gender = 'Men') =>
  create('/teams', { name, city: 'Moshi', coach: 'N/A', gender });
const men = await newTeam('Simba');
const women = await newTeam('Twiga', 'Women');
const FRIENDLY = { ...DAY, team1: men, team2: women, matchType: 'Friendly' };

const matchOf = async (id: string) => (await ask('GET', `/matches/${id}`)).body;
const rowOf = (id: string) =>
  store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The faults of a new match, or of a change of one. */
async function refusal(method: string, path: string, body: object) {
  const { status, body: answer } = await ask(method, path, body);
  return [status, answer.code, answer.errors?.[0]?.field];
}

test('a new match has what was sent, begins at zero and is of the gender of its second team', async () => {
  const before = await countChanges(store);
  const sent = { ...FRIENDLY, location: 'Uwanja wa Taifa', court: '2', round: 'Final' };
  const id = await create('/matches', sent);
  expect(await countChanges(store)).toBeGreaterThan(before);
  expect(await matchOf(id)).toMatchObject({
    ...DAY,
    team1: { id: men },
    team2: { id: women },
    matchType: 'Friendly',
    league: null,
    group: null,
    gender: 'Women',
    location: 'Uwanja wa Taifa',
    court: '2',
    round: 'Final',
    notBefore: false,
    status: 'not started',
    seq: 0,
    version: 1,
    demo: false,
  });
  expect(await rowOf(id)).toMatchObject({ counts: 1, not_before: 0, rules: null, version: 1 });
  expect(await trailOf(store, `match:${id}`)).toEqual([['match.create', null, sent]]);
});

test('a match has the number of its competition and its own facts for the table, until they are taken away', async () => {
  const scoring = { category: 'junior' };
  const id = await create('/matches', { ...FRIENDLY, number: '17', scoring });
  expect(await matchOf(id)).toMatchObject({ number: '17', scoring });
  await ask('PATCH', `/matches/${id}`, { round: 'Final' });
  expect(await matchOf(id)).toMatchObject({ number: '17', scoring });
  await ask('PATCH', `/matches/${id}`, { number: null, scoring: null });
  expect(await matchOf(id)).toMatchObject({ number: null, scoring: null });
});

test('a match without a hall, a court or a round has none', async () => {
  const id = await create('/matches', { ...FRIENDLY, court: '' });
  expect(await matchOf(id)).toMatchObject({ location: '', court: null, round: null });
});

test('a match is not played by one team against itself', async () => {
  const body = { ...FRIENDLY, team2: men };
  expect(await refusal('POST', '/matches', body)).toEqual([422, 'SAME_TEAM', 'team2']);
});

test('a match of teams or a league that do not exist is refused at the field', async () => {
  const refused = (body: object) => refusal('POST', '/matches', { ...FRIENDLY, ...body });
  expect(await refused({ team1: 'none' })).toEqual([422, 'UNKNOWN_REFERENCE', 'team1']);
  expect(await refused({ team2: 'none' })).toEqual([422, 'UNKNOWN_REFERENCE', 'team2']);
  expect(await refused({ matchType: 'none' })).toEqual([422, 'UNKNOWN_REFERENCE', 'matchType']);
});

test('an archived team gets no new match, and keeps the one that it has', async () => {
  const old = await newTeam('Zamani');
  const id = await create('/matches', { ...FRIENDLY, team1: old });
  await ask('DELETE', `/teams/${old}`);
  const body = { ...FRIENDLY, team1: old };
  expect(await refusal('POST', '/matches', body)).toEqual([422, 'TEAM_ARCHIVED', 'team1']);
  expect((await ask('PATCH', `/matches/${id}`, { matchTime: '11:00' })).status).toBe(200);
  const swapped = { team1: women, team2: old };
  expect((await ask('PATCH', `/matches/${id}`, swapped)).status).toBe(200);
});

test('teams enter the league that they get a match in, and no archived league', async () => {
  const cup = await newLeague(server, ['A']);
  const body = { ...FRIENDLY, matchType: cup.id };
  const id = await create('/matches', body);
  expect(await matchOf(id)).toMatchObject({ matchType: cup.id, league: { id: cup.id } });
  expect((await call('GET', cup.path)).body.teams).toHaveLength(3);
  await call('DELETE', cup.path);
  const another = { ...body, team1: await newTeam('Mpya') };
  expect(await refusal('POST', '/matches', another)).toEqual([
    422,
    'UNKNOWN_REFERENCE',
    'matchType',
  ]);
  expect((await ask('PATCH', `/matches/${id}`, { matchTime: '12:00' })).status).toBe(200);
});

test('a beach match is of no league', async () => {
  const id = await create('/matches', { ...FRIENDLY, matchType: 'Beach' });
  expect(await matchOf(id)).toMatchObject({ matchType: 'Beach', league: null });
});

test('the group of a match is one of its league, by its id or its name', async () => {
  const cup = await newLeague(server, ['A', 'B']);
  const other = await newLeague(server, ['X']);
  const group = (await call('POST', `${cup.path}/groups`, { name: 'Kundi 1' })).body.id;
  const of = { ...DAY, team1: cup.teams.A, team2: cup.teams.B, matchType: cup.id };
  const byName = await create('/matches', { ...of, group: 'Kundi 1' });
  expect((await matchOf(byName)).group).toEqual({ id: group, name: 'Kundi 1' });
  const byId = await create('/matches', { ...of, group });
  expect((await matchOf(byId)).group).toEqual({ id: group, name: 'Kundi 1' });
  const unknown = [422, 'UNKNOWN_REFERENCE', 'group'];
  expect(await refusal('POST', '/matches', { ...of, group: 'Kundi 9' })).toEqual(unknown);
  expect(await refusal('POST', '/matches', { ...FRIENDLY, group })).toEqual(unknown);
  const elsewhere = { ...of, matchType: other.id, group };
  expect(await refusal('POST', '/matches', elsewhere)).toEqual(unknown);
});

test('a match may have rules of its own, by the name of a set of rules or in full', async () => {
  const id = await create('/matches', { ...FRIENDLY, rules: 'beach' });
  expect(JSON.parse((await rowOf(id)).rules!)).toEqual(PRESETS.beach);
  expect((await ask('PATCH', `/matches/${id}`, { rules: null })).status).toBe(200);
  expect((await rowOf(id)).rules).toBeNull();
  expect((await ask('PATCH', `/matches/${id}`, { rules: 'bonanza' })).status).toBe(200);
  const { rules } = await rowOf(id);
  expect((await ask('PATCH', `/matches/${id}`, { court: '3' })).status).toBe(200);
  expect((await rowOf(id)).rules).toBe(rules);
});

test('every field of a match changes alone, and the others stay', async () => {
  const id = await create('/matches', { ...FRIENDLY, location: 'Ukumbi', court: '1', round: 'R1' });
  for (const change of [
    { matchDate: '2026-12-06' },
    { matchTime: '16:30' },
    { location: 'Uwanja' },
    { court: '2' },
    { round: 'R2' },
    { matchType: 'Beach' },
  ]) {
    const { version, ...before } = await matchOf(id);
    const answer = await ask('PATCH', `/matches/${id}`, change);
    expect(answer.status).toBe(200);
    const { startsAt, updatedAt, movedFrom } = answer.body;
    const written = { startsAt, updatedAt, movedFrom, version: version + 1 };
    expect(await matchOf(id)).toEqual({ ...before, ...change, ...written });
  }
  const { startsAt, movedFrom } = await matchOf(id);
  expect(startsAt).toBe('2026-12-06T13:30:00.000Z');
  const { matchDate, matchTime } = FRIENDLY;
  expect(movedFrom).toMatchObject({ matchDate, matchTime, location: 'Ukumbi', court: '1' });
});

test('the trail keeps a change of a match with what it was before', async () => {
  const id = await create('/matches', { ...FRIENDLY, location: 'Ukumbi', court: '1', round: 'R1' });
  const before = await countChanges(store);
  await ask('PATCH', `/matches/${id}`, { court: '2' });
  expect(await countChanges(store)).toBe(before + 2);
  const was = { ...FRIENDLY, location: 'Ukumbi', court: '1', group: null, round: 'R1' };
  expect((await trailOf(store, `match:${id}`)).at(-1)).toEqual([
    'match.update',
    expect.objectContaining(was),
    { court: '2' },
  ]);
  await ask('DELETE', `/matches/${id}`);
  expect((await trailOf(store, `match:${id}`)).at(-1)).toEqual([
    'match.archive',
    expect.objectContaining({ ...was, court: '2' }),
    null,
  ]);
});

test('an hour that a person sets is no longer the earliest of a late match', async () => {
  const id = await create('/matches', FRIENDLY);
  await store.db.updateTable('match').set({ not_before: 1 }).where('id', '=', id).execute();
  await ask('PATCH', `/matches/${id}`, { court: '2' });
  expect((await matchOf(id)).notBefore).toBe(true);
  await ask('PATCH', `/matches/${id}`, { matchTime: '10:00' });
  expect((await matchOf(id)).notBefore).toBe(false);
});

test('a match that has begun keeps its teams, its league and its rules', async () => {
  const id = await create('/matches', FRIENDLY);
  await ask('PUT', `/matches/${id}/sets/1`, { team1Score: 25, team2Score: 10 });
  const path = `/matches/${id}`;
  const third = await newTeam('Tatu');
  const refused = (field: string) => [422, 'MATCH_STARTED', field];
  expect(await refusal('PATCH', path, { team1: third })).toEqual(refused('team1'));
  expect(await refusal('PATCH', path, { team2: third })).toEqual(refused('team2'));
  expect(await refusal('PATCH', path, { matchType: 'Beach' })).toEqual(refused('matchType'));
  expect(await refusal('PATCH', path, { rules: 'beach' })).toEqual(refused('rules'));
  expect((await ask('PATCH', path, { matchType: 'Friendly', team1: men })).status).toBe(200);
});

test('a match that moves to another league leaves its group, unless a new one is named', async () => {
  const cup = await newLeague(server, ['A', 'B']);
  await call('POST', `${cup.path}/groups`, { name: 'N' });
  const of = { ...DAY, team1: cup.teams.A, team2: cup.teams.B, matchType: cup.id };
  const id = await create('/matches', { ...of, group: 'N' });
  await ask('PATCH', `/matches/${id}`, { court: '2' });
  expect((await matchOf(id)).group, 'it has not moved').toMatchObject({ name: 'N' });
  const other = await newLeague(server, ['X']);
  await call('POST', `${other.path}/groups`, { name: 'S' });
  expect((await ask('PATCH', `/matches/${id}`, { matchType: other.id, group: 'S' })).status).toBe(
    200,
  );
  expect((await matchOf(id)).group).toMatchObject({ name: 'S' });
  expect((await call('GET', other.path)).body.teams).toHaveLength(3);
  expect((await ask('PATCH', `/matches/${id}`, { matchType: 'Friendly' })).status).toBe(200);
  expect(await matchOf(id)).toMatchObject({ league: null, group: null });
});

test('an archived match leaves the lists, is archived once, and comes back by its restoring', async () => {
  const id = await create('/matches', { ...FRIENDLY, matchDate: '2027-01-09' });
  const listed = async () => (await ask('GET', '/matches?date=2027-01-09')).body.items.length;
  expect(await listed()).toBe(1);
  expect((await ask('DELETE', `/matches/${id}`)).status).toBe(204);
  expect(await listed()).toBe(0);
  expect((await ask('DELETE', `/matches/${id}`)).status).toBe(404);
  expect((await ask('PATCH', `/matches/${id}`, { court: '2' })).status).toBe(404);
  expect((await ask('POST', `/archive/match/${id}/restore`)).status).toBeLessThan(300);
  expect(await listed()).toBe(1);
  const version = (await rowOf(id)).version;
  await ask('POST', `/archive/match/${id}/restore`);
  expect((await rowOf(id)).version).toBe(version);
  expect((await ask('POST', '/archive/match/none/restore')).status).toBe(404);
});

test('a match of a single tie of a plan is archived with its place in the plan', async () => {
  const { generate, fixtures } = await newLeague(server, ['A', 'B', 'C', 'D']);
  await generate({ kind: 'knockout' });
  const [first] = (await fixtures()).filter(({ state }) => state === 'made');
  expect((await ask('DELETE', `/matches/${first!.id}`)).status).toBe(204);
  expect((await fixtures()).map(({ id }) => id)).not.toContain(first!.id);
});

test('nobody but an administrator makes, changes or archives a match, also not a coach of it', async () => {
  const coach = await addPerson(server, 'Kocha');
  const of = { city: 'Moshi', gender: 'Men', coach: coach.id };
  const team = await create('/teams', { ...of, name: 'Chui' });
  const body = { ...FRIENDLY, team1: team };
  const id = await create('/matches', body);
  expect((await coach.ask('POST', '/matches', body)).status).toBe(403);
  expect((await coach.ask('PATCH', `/matches/${id}`, { court: '2' })).status).toBe(403);
  expect((await coach.ask('DELETE', `/matches/${id}`)).status).toBe(403);
});
