import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { listNewestLeagues } from '#server/play/leagues/queries.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const DAYS = { startsOn: '2026-10-01', endsOn: '2027-06-30' };
const LEAGUE = { type: 'League', startsAt: '2026-11-01', location: 'Tanga', partner: 'N/A' };
const newSeason = (season: object) => call('POST', '/api/v1/seasons', { ...DAYS, ...season });
const newLeague = (league: object) => call('POST', '/api/v1/leagues', { ...LEAGUE, ...league });
const namesIn = async (path: string, token: string | null = null) => {
  const { body } = await call('GET', `/api/v1${path}`, undefined, { token });
  return body.items.map(({ name }: any) => name);
};

async function secretaryOf(league: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = `${league}@example.org`;
  const account = { email, name: 'Katibu', role: 'Fan', password: 'mpira wa wavu 6' } as const;
  const id = await addUser(store, author, account);
  await call('PUT', `/api/v1/leagues/${league}/secretaries/${id}`);
  return addToken(store, author, { email, name: 'test' });
}

test('seasons are listed to everybody, the newest first, page after page', async () => {
  await newSeason({ name: '2024/25', startsOn: '2024-10-01', endsOn: '2025-06-30' });
  const created = await newSeason({ name: '2026/27' });
  expect([created.status, created.body]).toMatchObject([
    201,
    { ...DAYS, name: '2026/27', leagueCount: 0 },
  ]);
  await newSeason({ name: '2025/26', startsOn: '2025-10-01', endsOn: '2026-06-30' });
  const names: string[] = [];
  let cursor = '';
  do {
    const { body } = await call('GET', `/api/v1/seasons?limit=2&cursor=${cursor}`, undefined, {
      token: null,
    });
    names.push(...body.items.map(({ name }: any) => name));
    cursor = body.next ?? '';
  } while (cursor !== '');
  expect(names).toEqual(['2026/27', '2025/26', '2024/25']);
  const oldestFirst = await call('GET', '/api/v1/admin/seasons?order=asc');
  expect(oldestFirst.body.items[0].name).toBe('2024/25');
  const single = await call('GET', `/api/v1/seasons/${created.body.id}`, undefined, {
    token: null,
  });
  expect(single.body).toEqual(created.body);
});

test('the leagues of a season are read by its id, and a league names its season', async () => {
  const { id } = (await newSeason({ name: 'Msimu wa ligi' })).body;
  const league = await newLeague({ name: 'Ya msimu', season: id });
  expect([league.status, league.body.season]).toEqual([
    201,
    { ...DAYS, id, name: 'Msimu wa ligi' },
  ]);
  await newLeague({ name: 'Bila msimu' });
  expect(await namesIn(`/leagues?season=${id}`)).toEqual(['Ya msimu']);
  const { body } = await call('GET', `/api/v1/admin/leagues?season=${id}`);
  expect(body.items.map(({ name }: any) => name)).toEqual(['Ya msimu']);
  expect((await call('GET', `/api/v1/seasons/${id}`)).body.leagueCount).toBe(1);
  const out = await call('PATCH', `/api/v1/leagues/${league.body.id}`, { season: null });
  expect([out.status, out.body.season]).toEqual([200, null]);
  expect(await namesIn(`/leagues?season=${id}`)).toEqual([]);
});

test('a season that is not there is refused by field, of new and of changed leagues', async () => {
  const { id } = (await newLeague({ name: 'Yoyote' })).body;
  const created = await newLeague({ name: 'Nyingine', season: 'none' });
  const changed = await call('PATCH', `/api/v1/leagues/${id}`, { season: 'none' });
  for (const { status, body } of [created, changed]) {
    expect([status, body.errors[0].field]).toEqual([404, 'season']);
  }
});

test('a secretary puts the own league into a season, no other league, and writes no season', async () => {
  const { id: season } = (await newSeason({ name: 'Msimu wa katibu' })).body;
  const own = (await newLeague({ name: 'Yangu' })).body.id;
  const other = (await newLeague({ name: 'Yao' })).body.id;
  const token = await secretaryOf(own);
  const as = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token });
  expect((await as('PATCH', `/leagues/${own}`, { season })).body.season.id).toBe(season);
  expect((await as('PATCH', `/leagues/${other}`, { season })).status).toBe(403);
  expect((await as('GET', '/admin/seasons')).status).toBe(200);
  expect((await as('POST', '/seasons', { ...DAYS, name: 'Wangu' })).status).toBe(403);
  expect((await as('PATCH', `/seasons/${season}`, { name: 'Wangu' })).status).toBe(403);
  expect((await as('DELETE', `/seasons/${season}`)).status).toBe(403);
});

test('an archived season is nowhere, its league stays without it, and both come back', async () => {
  const { id } = (await newSeason({ name: 'Zamani' })).body;
  const league = (await newLeague({ name: 'Ligi ya zamani', season: id })).body.id;
  expect((await call('DELETE', `/api/v1/seasons/${id}`)).status).toBe(204);
  expect((await call('GET', `/api/v1/seasons/${id}`)).status).toBe(404);
  expect((await call('GET', '/api/v1/search?q=zamani')).body.seasons).toEqual([]);
  expect((await call('GET', `/api/v1/leagues/${league}`)).body.season).toBe(null);
  expect(await namesIn(`/leagues?season=${id}`)).toEqual([]);
  expect((await newLeague({ name: 'Mpya', season: id })).status).toBe(404);
  await call('POST', `/api/v1/archive/season/${id}/restore`);
  expect(await namesIn(`/leagues?season=${id}`)).toEqual(['Ligi ya zamani']);
});

test('a season is found by its name', async () => {
  const { id } = (await newSeason({ name: 'Msimu wa Kaskazi' })).body;
  const { seasons } = (await call('GET', '/api/v1/search?q=kaskazi')).body;
  expect(seasons).toEqual([{ id, name: 'Msimu wa Kaskazi', detail: DAYS.startsOn }]);
});

test('a change of a season keeps absent fields and is in the trail', async () => {
  const { id } = (await newSeason({ name: 'Kabla' })).body;
  const { body } = await call('PATCH', `/api/v1/seasons/${id}`, { name: 'Baada' });
  expect(body).toMatchObject({ ...DAYS, name: 'Baada' });
  const { items } = (await call('GET', `/api/v1/audit?subject=season:${id}`)).body;
  expect(items[0]).toMatchObject({ action: 'season.update', before: { name: 'Kabla' } });
});

test('one day of a season may not be changed to the wrong side of the other', async () => {
  const { id } = (await newSeason({ name: 'Siku' })).body;
  const days = [
    ['startsOn', '2027-07-01'],
    ['endsOn', '2026-09-30'],
  ] as const;
  for (const [field, day] of days) {
    const { status, body } = await call('PATCH', `/api/v1/seasons/${id}`, { [field]: day });
    expect([status, body.errors[0].field]).toEqual([422, field]);
  }
});

test('a new season whose last day is before its first is refused by field', async () => {
  const { status, body } = await newSeason({ name: 'Kinyume', endsOn: '2026-09-30' });
  expect([status, body.errors[0].field]).toEqual([422, 'endsOn']);
  expect(body.errors[0].message).toBe('The last day is before the first day of the season.');
});

test('a season whose first and last day are the same is taken', async () => {
  const { status } = await newSeason({ name: 'Siku moja', endsOn: DAYS.startsOn });
  expect(status).toBe(201);
});

test.each([
  ['no name', { name: undefined }, 'name'],
  ['no first day', { startsOn: undefined }, 'startsOn'],
  ['a day that is none', { startsOn: '2026-02-30' }, 'startsOn'],
  ['an unknown field', { leagues: [] }, 'leagues'],
])('a season with %s is refused by field', async (_, facts, field) => {
  const { status, body } = await newSeason({ name: 'Refused', ...facts });
  expect([status, body.errors[0].field]).toEqual([400, field]);
});

test('the newest leagues are those of the newest seasons, and those of none by their first days', async () => {
  const far = (await newSeason({ name: 'Mbali', startsOn: '2190-01-01', endsOn: '2190-12-31' }))
    .body;
  await newLeague({ name: 'B ya mbali', season: far.id, startsAt: '2020-01-01' });
  await newLeague({ name: 'A bila msimu', startsAt: '2191-01-01' });
  await newLeague({ name: 'C bila msimu', startsAt: '2189-12-31' });
  const newest = await listNewestLeagues(store, 2);
  expect(newest.map(({ name }) => name)).toEqual(['A bila msimu', 'B ya mbali']);
});
