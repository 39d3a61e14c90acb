import { afterAll, expect, test } from 'vitest';
import { NO_TERMS } from '#contract/leagues/scoring-terms.ts';
import { DEFAULT_CRITERIA } from '#domain/competition/standings/criteria.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { countChanges, trailOf } from '#server/testing/trail-of.ts';
import { findScoringTerms } from './queries.ts';

const NOW = Date.parse('2026-11-23T10:00:00+03:00');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call, store } = server;

const admin = (method: string, path: string, body?: unknown) =>
  call(method, `/api/v1${path}`, body);

const LEAGUE = {
  name: 'Ligi Kuu',
  type: 'League',
  startsAt: '2026-12-01',
  location: 'Dodoma',
  partner: 'N/A',
};

async function create(path: string, body: object): Promise<string> {
  const answer = await admin('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const leagueOf = async (id: string) => (await admin('GET', `/leagues/${id}`)).body;
const patched = async (id: string, body: object) =>
  (await admin('PATCH', `/leagues/${id}`, body)).status;

test('a new league has what was sent, and the rules and points that its type usually has', async () => {
  const before = await countChanges(store);
  const id = await create('/leagues', LEAGUE);
  expect(await countChanges(store)).toBe(before + 1);
  expect(await leagueOf(id)).toMatchObject({
    ...LEAGUE,
    startsAt: expect.stringContaining('2026-12-01'),
    partnerRef: null,
    about: '',
    logo: null,
    rules: 'indoor',
    pointsSystem: 'fivb',
    criteria: [...DEFAULT_CRITERIA],
    archived: false,
    teams: [],
    groups: [],
  });
  expect(await trailOf(store, `league:${id}`)).toMatchObject([
    ['league.create', null, { name: 'Ligi Kuu', type: 'League' }],
  ]);
  const beach = await leagueOf(await create('/leagues', { ...LEAGUE, type: 'Beach' }));
  expect(beach).toMatchObject({ rules: 'beach', pointsSystem: 'two-one' });
});

test('a new league keeps the rules, points, criteria and text that were chosen for it', async () => {
  const chosen = {
    rules: 'bonanza',
    pointsSystem: 'two-one',
    criteria: ['points', 'wins'],
    about: 'Every year.',
  };
  expect(await leagueOf(await create('/leagues', { ...LEAGUE, ...chosen }))).toMatchObject(chosen);
});

test('a league says what stands on its scoresheets and what it demands, each by itself; a match may differ', async () => {
  const id = await create('/leagues', LEAGUE);
  expect((await leagueOf(id)).scoring).toEqual(NO_TERMS);
  expect(await patched(id, { scoring: { country: 'TAN', category: 'youth' } })).toBe(200);
  expect(await patched(id, { scoring: { competition: 'regional' } })).toBe(200);
  expect(await patched(id, { scoring: { lineups: true, level: 'table' } })).toBe(200);
  const printed = { country: 'TAN', category: 'youth', competition: 'regional' };
  const demanded = { lineups: true, level: 'table' };
  expect((await leagueOf(id)).scoring).toEqual({ ...NO_TERMS, ...printed, ...demanded });
  const match = { league: { id }, scoring: { lineups: false } };
  expect(await findScoringTerms(store.db, match)).toMatchObject({ ...printed, lineups: false });
  expect(await patched(id, { scoring: { country: 'tz' } })).toBe(400);
});

test('a league names the partner on record by its id, and any other partner by its name', async () => {
  const partner = await create('/partners', { name: 'Benki ya Mfano' });
  const id = await create('/leagues', { ...LEAGUE, partner });
  expect(await leagueOf(id)).toMatchObject({
    partner: 'Benki ya Mfano',
    partnerRef: { id: partner, name: 'Benki ya Mfano' },
  });
  expect(await patched(id, { about: 'x' })).toBe(200);
  expect((await leagueOf(id)).partnerRef).toMatchObject({ id: partner });
  expect(await patched(id, { partner: 'Duka' })).toBe(200);
  expect(await leagueOf(id)).toMatchObject({ partner: 'Duka', partnerRef: null });
});

test('every field of a league changes alone, and the others stay', async () => {
  const id = await create('/leagues', { ...LEAGUE, name: 'Kombe' });
  const changes = [
    { name: 'Kombe la Taifa' },
    { type: 'Tournament' },
    { location: 'Tanga' },
    { about: 'Since 1990.' },
    { rules: 'beach' },
    { pointsSystem: 'two-one' },
    { criteria: ['points', 'wins'] },
  ];
  for (const change of changes) {
    const before = await leagueOf(id);
    expect(await patched(id, change)).toBe(200);
    expect(await leagueOf(id)).toEqual({ ...before, ...change });
  }
  expect(await patched(id, { startsAt: '2027-01-02' })).toBe(200);
  expect((await leagueOf(id)).startsAt).toContain('2027-01-02');
});

test('the trail keeps a change of a league with what it replaced', async () => {
  const id = await create('/leagues', { ...LEAGUE, name: 'Zamani' });
  const before = await countChanges(store);
  expect(await patched(id, { name: 'Mpya', location: 'Tanga' })).toBe(200);
  expect(await countChanges(store)).toBe(before + 1);
  expect((await trailOf(store, `league:${id}`)).at(-1)).toEqual([
    'league.update',
    { name: 'Zamani', sort_name: 'zamani', location: 'Dodoma' },
    { name: 'Mpya', location: 'Tanga' },
  ]);
});

test('leagues stand in the order of their names, also of changed ones', async () => {
  const last = await create('/leagues', { ...LEAGUE, name: 'Foleni Z' });
  const middle = await create('/leagues', { ...LEAGUE, name: 'Foleni M' });
  const inOrder = async () => {
    const rows = await store.db
      .selectFrom('league')
      .select('id')
      .where('sort_name', 'like', 'foleni%')
      .orderBy('sort_name')
      .execute();
    return rows.map(({ id }) => id);
  };
  expect(await inOrder()).toEqual([middle, last]);
  await patched(last, { name: 'Foleni A' });
  expect(await inOrder()).toEqual([last, middle]);
});

test('a league that is archived keeps its name, takes no change, and is archived once', async () => {
  const cup = await newLeague(server, ['A', 'B']);
  const group = await create(`/leagues/${cup.id}/groups`, { name: 'N' });
  const team = await create('/teams', { name: 'C', city: 'Moshi', coach: 'N/A', gender: 'Men' });
  const path = `/leagues/${cup.id}`;
  expect((await admin('DELETE', path)).status).toBe(204);
  const before = await countChanges(store);
  expect((await admin('DELETE', path)).status).toBe(204);
  expect(await countChanges(store)).toBe(before);
  const trail = await trailOf(store, `league:${cup.id}`);
  const archived = trail.filter(([action]) => action === 'league.archive');
  expect(archived).toEqual([['league.archive', { name: 'Kombe' }, null]]);
  expect(await leagueOf(cup.id)).toMatchObject({ name: 'Kombe', archived: true });
  for (const [method, at, body] of [
    ['PATCH', path, { about: 'x' }],
    ['POST', `${path}/teams/${team}`],
    ['DELETE', `${path}/teams/${cup.teams.A}`],
    ['DELETE', `${path}/groups/${group}`],
  ] as const) {
    const answer = await admin(method, at, body);
    expect([answer.status, answer.body.code], `${method} ${at}`).toEqual([422, 'LEAGUE_ARCHIVED']);
  }
  expect((await leagueOf(cup.id)).teams).toHaveLength(2);
});

test('leagues and teams that do not exist are not found', async () => {
  const { path, id } = await newLeague(server, ['A']);
  const { items } = (await call('GET', '/api/v1/teams?q=A')).body;
  expect(await patched('none', { about: 'x' })).toBe(404);
  expect((await admin('DELETE', '/leagues/none')).status).toBe(404);
  expect((await admin('POST', `/leagues/none/teams/${items[0].id}`)).status).toBe(404);
  expect((await call('POST', `${path}/teams/none`)).status).toBe(404);
  expect((await call('DELETE', `${path}/teams/none`)).status).toBe(404);
  expect((await leagueOf(id)).teams).toHaveLength(1);
});

test('a team that was archived does not enter a league', async () => {
  const { path } = await newLeague(server, ['A']);
  const old = await create('/teams', { name: 'Old', city: 'Moshi', coach: 'N/A', gender: 'Men' });
  await admin('DELETE', `/teams/${old}`);
  expect((await call('POST', `${path}/teams/${old}`)).status).toBe(404);
});

test('a team enters a league once, however often it is asked', async () => {
  const { id, path, teams } = await newLeague(server, ['A']);
  expect((await call('POST', `${path}/teams/${teams.A}`)).status).toBe(200);
  expect((await leagueOf(id)).teams).toHaveLength(1);
});

test('a team leaves a league and its groups there, and keeps the groups of other leagues', async () => {
  const { id, path, teams } = await newLeague(server, ['A', 'B']);
  const other = await newLeague(server, ['X']);
  for (const league of [path, other.path]) {
    const group = (await call('POST', `${league}/groups`, { name: 'N' })).body.id;
    await call('POST', `${league}/groups/${group}/teams/${teams.A}`);
    await call('POST', `${league}/groups/${group}/teams/${teams.B}`);
  }
  const before = await countChanges(store);
  expect((await call('DELETE', `${path}/teams/${teams.A}`)).status).toBe(204);
  expect(await countChanges(store)).toBe(before + 1);
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  const league = await leagueOf(id);
  expect(names(league.teams)).toEqual(['B']);
  expect(names(league.groups[0].teams)).toEqual(['B']);
  expect(names((await leagueOf(other.id)).groups[0].teams)).toEqual(['A', 'B']);
  expect((await trailOf(store, `league:${id}`)).at(-1)).toEqual([
    'league.remove-team',
    { team: teams.A },
    null,
  ]);
  expect((await call('DELETE', `${path}/teams/${teams.A}`)).status).toBe(404);
});

test('a team with a match in a league stays, on either side, until the match is archived', async () => {
  const { id, path, teams } = await newLeague(server, ['A', 'B', 'C']);
  const day = { matchType: id, matchDate: '2026-12-05', matchTime: '10:00' };
  const match = await create('/matches', { ...day, team1: teams.A, team2: teams.B });
  for (const team of [teams.A, teams.B]) {
    const answer = await call('DELETE', `${path}/teams/${team}`);
    expect([answer.status, answer.body.code]).toEqual([422, 'TEAM_HAS_FIXTURES']);
  }
  expect((await call('DELETE', `${path}/teams/${teams.C}`)).status).toBe(204);
  expect((await admin('DELETE', `/matches/${match}`)).status).toBe(204);
  expect((await call('DELETE', `${path}/teams/${teams.A}`)).status).toBe(204);
});

test('a team with a match in another league only may leave', async () => {
  const { path, teams } = await newLeague(server, ['A', 'B']);
  const other = await newLeague(server, ['X']);
  const day = { matchType: other.id, matchDate: '2026-12-05', matchTime: '10:00' };
  await create('/matches', { ...day, team1: teams.A, team2: teams.B });
  expect((await call('DELETE', `${path}/teams/${teams.A}`)).status).toBe(204);
});

test('a team that waits for its opponent in a plan stays in the league', async () => {
  const { path, teams, generate } = await newLeague(server, ['A', 'B', 'C']);
  expect((await generate({ kind: 'knockout' })).status).toBe(201);
  for (const team of [teams.A, teams.B, teams.C]) {
    expect((await call('DELETE', `${path}/teams/${team}`)).body.code).toBe('TEAM_HAS_FIXTURES');
  }
});

test('nobody but an administrator makes, changes or archives a league, or moves teams', async () => {
  const { path, teams } = await newLeague(server, ['A']);
  const coach = await addPerson(server, 'Kocha');
  const at = path.replace('/api/v1', '');
  for (const [method, place, body] of [
    ['POST', '/leagues', LEAGUE],
    ['PATCH', at, { about: 'x' }],
    ['DELETE', at],
    ['POST', `${at}/teams/${teams.A}`],
    ['DELETE', `${at}/teams/${teams.A}`],
  ] as const) {
    expect((await coach.ask(method, place, body)).status, `${method} ${place}`).toBe(403);
  }
});
