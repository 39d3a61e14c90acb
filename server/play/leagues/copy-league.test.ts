import { afterAll, expect, test } from 'vitest';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const NOW = Date.parse('2026-11-23T10:00:00+03:00');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, `/api/v1${path}`, body);
async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}
const leagueOf = async (id: string) => (await call('GET', `/leagues/${id}`)).body;
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id).sort();

const newTeam = (name: string) =>
  create('/teams', { name, city: 'Dodoma', coach: 'N/A', gender: 'Women' });
const teams: string[] = [];
for (const name of ['Kibo', 'Meru', 'Chui', 'Faru']) teams.push(await newTeam(name));
const [kibo, meru, withdrawn, archived] = teams as [string, string, string, string];

const FACTS = {
  type: 'Bonanza',
  location: 'Dodoma',
  partner: 'Maji Safi',
  about: 'Kila mwaka.',
  ticketPrice: 2000,
};
const POINTS = {
  sweep: [3, 0],
  clear: [3, 0],
  decider: [2, 1],
  draw: 1,
  forfeit: [3, -1],
};
const season = await create('/seasons', {
  name: '2027/28',
  startsOn: '2027-10-01',
  endsOn: '2028-06-30',
});
const source = await create('/leagues', {
  ...FACTS,
  name: 'Ligi 2026',
  startsAt: '2026-12-01',
  pointsSystem: 'own',
  pointsScheme: POINTS,
  criteria: ['wins', 'points'],
});
for (const team of teams) await call('POST', `/leagues/${source}/teams/${team}`);
const group = await create(`/leagues/${source}/groups`, { name: 'A' });
for (const team of [kibo, withdrawn]) {
  await call('POST', `/leagues/${source}/groups/${group}/teams/${team}`);
}
await call('POST', `/leagues/${source}/withdrawals`, { team: withdrawn, policy: 'annul' });
await call('DELETE', `/teams/${archived}`);
const secretary = await addPerson(server, 'Zawadi');
await call('PUT', `/leagues/${source}/secretaries/${secretary.id}`);
await create('/matches', {
  team1: kibo,
  team2: meru,
  matchType: source,
  matchDate: '2026-12-02',
  matchTime: '10:00',
});
const SCHEDULE = {
  days: [0, 6],
  opens: '09:00',
  venues: [{ location: 'Uhuru', courts: 2 }],
  matchMinutes: 90,
};
await call('PUT', `/leagues/${source}/schedule`, {
  ...SCHEDULE,
  blackouts: [{ date: '2026-12-25' }, { date: '2027-12-25' }],
  rules: [
    { kind: 'finals', days: [0] },
    { kind: 'weekdays', team: kibo, never: [6] },
    { kind: 'not-at-once', teams: [kibo, 'another'] },
  ],
});

const copy = (body: object, id = source) => call('POST', `/leagues/${id}/copies`, body);

test('a league again has rules, points, texts, secretaries, courts and the teams that can play', async () => {
  const { status, body } = await copy({ name: 'Ligi 2027', startsAt: '2027-12-01', season });
  expect(status).toBe(201);
  const before = await leagueOf(source);
  expect(body).toMatchObject({
    ...FACTS,
    name: 'Ligi 2027',
    season: { id: season, name: '2027/28' },
    rules: before.rules,
    pointsSystem: 'own',
    pointsScheme: before.pointsScheme,
    criteria: ['wins', 'points'],
    groups: [],
    archived: false,
  });
  expect(body.startsAt).toContain('2027-12-01');
  expect(idsOf(body.teams)).toEqual([kibo, meru].sort());
  const appointed = await call('GET', `/leagues/${body.id}/secretaries`);
  expect(appointed.body.items).toMatchObject([{ id: secretary.id }]);
  const { settings, entries } = (await call('GET', `/leagues/${body.id}/schedule`)).body;
  expect(settings).toMatchObject({ ...SCHEDULE, blackouts: [{ date: '2027-12-25' }] });
  // A rule of a team that is not in the league stays behind.
  expect(settings.rules).toEqual([
    { kind: 'finals', days: [0] },
    { kind: 'weekdays', team: kibo, never: [6] },
  ]);
  // Matches and decisions stay behind.
  expect(entries).toEqual([]);
  expect((await call('GET', `/leagues/${body.id}/decisions`)).body.items).toEqual([]);
});

test('the league that is copied stays as it was', async () => {
  const before = await leagueOf(source);
  await copy({ name: 'Nyingine', startsAt: '2027-12-01', groups: true });
  expect(await leagueOf(source)).toEqual(before);
});

test('groups come along on wish, with the teams that are entered', async () => {
  const { body } = await copy({ name: 'Kwa makundi', startsAt: '2027-12-01', groups: true });
  expect(body.groups).toMatchObject([{ name: 'A' }]);
  expect(idsOf(body.groups[0].teams)).toEqual([kibo]);
  const empty = await copy({
    name: 'Bila timu',
    startsAt: '2027-12-01',
    teams: false,
    groups: true,
  });
  expect(empty.body.teams).toEqual([]);
  expect(empty.body.groups).toMatchObject([{ name: 'A', teams: [] }]);
});

test('a league without season and courts, and an archived one, can be played again', async () => {
  const plain = await create('/leagues', {
    type: 'League',
    name: 'Rahisi',
    startsAt: '2026-12-01',
    location: 'Moshi',
    partner: 'N/A',
  });
  await call('DELETE', `/leagues/${plain}`);
  const { status, body } = await copy({ name: 'Rahisi tena', startsAt: '2027-12-01' }, plain);
  expect([status, body.season, body.archived]).toEqual([201, null, false]);
  expect((await call('GET', `/leagues/${body.id}/schedule`)).body.settings).toBe(null);
});

test('a copy without a name, of no league or for no season is refused and makes nothing', async () => {
  const count = async () => (await call('GET', '/admin/leagues')).body.total;
  const before = await count();
  const refusal = async (body: object, id?: string) => {
    const answer = await copy(body, id);
    return [answer.status, answer.body.errors?.[0]?.field];
  };
  expect(await refusal({ startsAt: '2027-12-01' })).toEqual([400, 'name']);
  expect(await refusal({ name: 'Ligi', startsAt: 'kesho' })).toEqual([400, 'startsAt']);
  expect(await refusal({ name: 'Ligi', startsAt: '2027-12-01', teams: 'all' })).toEqual([
    400,
    'teams',
  ]);
  expect(await refusal({ name: 'Ligi', startsAt: '2027-12-01' }, 'none')).toEqual([404, undefined]);
  expect(await refusal({ name: 'Ligi', startsAt: '2027-12-01', season: 'none' })).toEqual([
    404,
    'season',
  ]);
  expect(await count()).toBe(before);
});

test('the days of who may play are those of the new season in a copied league', async () => {
  const rule = {
    age: { on: '2026-12-31', youngest: null, oldest: 19 },
    least: null,
    most: null,
    foreigners: null,
    licences: false,
    closesOn: '2026-12-15',
    windows: [],
    table: 'warn',
  };
  const first = await create('/leagues', { ...FACTS, name: 'Vijana', startsAt: '2026-12-01' });
  const set = await call('PUT', `/leagues/${first}/eligibility`, rule);
  expect(set.status, JSON.stringify(set.body)).toBe(200);
  const copy = await create(`/leagues/${first}/copies`, {
    name: 'Vijana 2027',
    startsAt: '2027-12-01',
    teams: false,
    groups: false,
  });
  expect((await call('GET', `/leagues/${copy}/eligibility`)).body).toMatchObject({
    rule: { age: { on: '2027-12-31' }, closesOn: '2027-12-15' },
  });
});
