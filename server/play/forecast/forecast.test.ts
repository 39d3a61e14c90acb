import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

const TEAMS = ['Chui', 'Duma', 'Simba', 'Tembo'];
const PAIRS = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
] as const;

/** A league of four, each against each once, with its first results: 3-0 for the team named first. */
async function league(
  results: number,
  more: object = {},
): Promise<{ id: string; teams: string[] }> {
  const create = async (path: string, body: object): Promise<string> => {
    const { status, body: created } = await call('POST', `/api/v1${path}`, body);
    expect(status).toBe(201);
    return created.id;
  };
  const place = { location: 'Moshi', partner: 'N/A', startsAt: '2026-01-01' };
  const id = await create('/leagues', { name: 'Ligi', type: 'League', ...place, ...more });
  const teams: string[] = [];
  for (const name of TEAMS) {
    teams.push(await create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' }));
    await call('POST', `/api/v1/leagues/${id}/teams/${teams.at(-1)}`);
  }
  for (const [at, [a, b]] of PAIRS.entries()) {
    const date = { matchDate: `2026-02-0${at + 1}`, matchTime: '16:00' };
    const match = { team1: teams[a], team2: teams[b], matchType: id, ...date };
    const path = `/api/v1/matches/${await create('/matches', match)}`;
    if (at >= results) continue;
    await call('POST', `${path}/status`, { status: 'Live' });
    for (const set of [1, 2, 3]) {
      await call('PUT', `${path}/sets/${set}`, { team1Score: 25, team2Score: 20 });
    }
    await call('POST', `${path}/status`, { status: 'ended' });
  }
  return { id, teams };
}

const forecastOf = async (id: string) => {
  const { status, body } = await call('GET', `/api/v1/leagues/${id}/forecast`);
  expect(status).toBe(200);
  return body;
};

test('places and next matches have chances that add up, the same ones each time', async () => {
  const { id, teams } = await league(4);
  const forecast = await forecastOf(id);
  expect(forecast).toMatchObject({ state: 'shown', seasons: 10_000 });
  const [table] = forecast.tables;
  expect(table.group).toBeNull();
  for (const { places, strength } of table.teams) {
    expect(places.reduce((sum: number, chance: number) => sum + chance)).toBeCloseTo(1, 6);
    expect(strength).toBeGreaterThan(0.1);
    expect(strength).toBeLessThan(0.9);
  }
  const chanceOfFirst = (team: string) =>
    table.teams.find((row: { team: { id: string } }) => row.team.id === team).places[0];
  expect(chanceOfFirst(teams[0]!)).toBeGreaterThan(0.8);
  expect(chanceOfFirst(teams[3]!)).toBe(0);
  expect(forecast.matches.map((it: { team1: { name: string } }) => it.team1.name)).toEqual([
    'Chui',
    'Duma',
  ]);
  expect(forecast.matches[0].chance).toBeGreaterThan(0.7);
  expect(await forecastOf(id)).toEqual(forecast);
});

test('a league that has hardly begun, or is over, has no forecast and says why', async () => {
  expect(await forecastOf((await league(1)).id)).toEqual({
    state: 'early',
    seasons: 0,
    tables: [],
    matches: [],
  });
  expect(await forecastOf((await league(6)).id)).toMatchObject({ state: 'over', tables: [] });
});

test('a league of young people has none: by its rules, or by the ages of its players', async () => {
  expect(await forecastOf((await league(4, { rules: 'youth' })).id)).toMatchObject({
    state: 'youth',
    tables: [],
  });
  const { id, teams } = await league(4);
  const player = (fullName: string, dateOfBirth: string) =>
    call('POST', '/api/v1/players', {
      fullName,
      team: teams[0],
      gender: 'Female',
      dateOfBirth,
    });
  await player('Asha Juma', '1990-01-01');
  expect((await forecastOf(id)).state).toBe('shown');
  for (const name of ['Neema Ali', 'Zuhura Said']) {
    expect((await player(name, '2015-01-01')).status).toBe(201);
  }
  expect((await forecastOf(id)).state).toBe('youth');
});

test('a league of an age class has none by itself, and one that asks for it has one', async () => {
  const { id } = await league(4);
  const path = `/api/v1/leagues/${id}`;
  const { body: rule } = await call('GET', `${path}/eligibility`);
  const of = async (oldest: number) => {
    const age = { on: '2026-01-01', youngest: null, oldest };
    const { rule: present = rule } = rule;
    const saved = await call('PUT', `${path}/eligibility`, { ...present, age });
    expect([saved.status, saved.body?.errors]).toEqual([200, undefined]);
    return (await forecastOf(id)).state;
  };
  expect(await of(23)).toBe('shown');
  expect(await of(22)).toBe('youth');
  await call('PATCH', path, { forecast: 'on' });
  expect((await forecastOf(id)).state).toBe('shown');
  await call('PATCH', path, { forecast: 'off' });
  expect(await forecastOf(id)).toMatchObject({ state: 'off', tables: [], matches: [] });
});

test('a league that is not there is not found', async () => {
  const path = `/api/v1/leagues/${crypto.randomUUID()}/forecast`;
  expect(await call('GET', path)).toMatchObject({ status: 404 });
});
