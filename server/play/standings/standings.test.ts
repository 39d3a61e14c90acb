import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { getStandings } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function newLeague(names: string[], extra: object = {}) {
  const league = await call('POST', '/api/v1/leagues', {
    name: 'Kombe',
    type: 'League',
    startsAt: '2026-10-10',
    location: 'Arusha',
    partner: 'N/A',
    ...extra,
  });
  const teams: Record<string, string> = {};
  for (const name of names) {
    const team = await call('POST', '/api/v1/teams', {
      name,
      city: 'Arusha',
      coach: 'N/A',
      gender: 'Women',
    });
    teams[name] = team.body.id;
    await call('POST', `/api/v1/leagues/${league.body.id}/teams/${team.body.id}`);
  }
  return { id: league.body.id as string, teams };
}

async function play(league: string, team1: string, team2: string, sets: [number, number][]) {
  const match = await call('POST', '/api/v1/matches', {
    team1,
    team2,
    matchType: league,
    matchDate: '2026-10-11',
    matchTime: '10:00',
  });
  for (const [index, [team1Score, team2Score]] of sets.entries()) {
    const path = `/api/v1/matches/${match.body.id}/sets/${index + 1}`;
    const answer = await call('PUT', path, { team1Score, team2Score });
    expect(answer.status).toBe(200);
  }
  return match.body.id as string;
}

const THREE_NIL: [number, number][] = [
  [25, 20],
  [25, 20],
  [25, 20],
];
const THREE_TWO: [number, number][] = [
  [25, 20],
  [20, 25],
  [25, 20],
  [20, 25],
  [15, 10],
];

test('a table counts decided matches only and explains its order', async () => {
  const { id, teams } = await newLeague(['A', 'B', 'C']);
  await play(id, teams.A!, teams.B!, THREE_TWO);
  await play(id, teams.B!, teams.C!, THREE_NIL);
  await play(id, teams.C!, teams.A!, [[25, 20]]);
  const { body } = await call('GET', `/api/v1/leagues/${id}/standings`);
  expect(body.rows.map((row: any) => [row.rank, row.team.name, row.played, row.points])).toEqual([
    [1, 'B', 2, 4],
    [2, 'A', 1, 2],
    [3, 'C', 1, 0],
  ]);
  expect(body.rows[0]).toMatchObject({
    won: 1,
    lost: 1,
    setsWon: 5,
    setsLost: 3,
    form: ['L', 'W'],
  });
  expect(body.explanations[0]).toMatchObject({ criterion: 'points', values: [4, 2] });
});

test('deductions, a last place by decree and a withdrawal change the table', async () => {
  const { id, teams } = await newLeague(['A', 'B', 'C']);
  await play(id, teams.A!, teams.B!, THREE_NIL);
  await play(id, teams.B!, teams.C!, THREE_NIL);
  const path = `/api/v1/leagues/${id}`;
  const deduction = { team: teams.A, points: -4, reason: 'unpaid fees' };
  expect((await call('POST', `${path}/adjustments`, deduction)).status).toBe(201);
  const table = async () => (await call('GET', `${path}/standings`)).body.rows;
  expect((await table()).find((row: any) => row.team.name === 'A')).toMatchObject({
    points: -1,
    note: expect.stringContaining('unpaid fees'),
  });
  await call('POST', `${path}/placings`, { team: teams.A, place: 'last', reason: 'walked off' });
  expect((await table()).at(-1).team.name).toBe('A');
  await call('POST', `${path}/withdrawals`, { team: teams.C, policy: 'annul' });
  expect((await table()).find((row: any) => row.team.name === 'B')).toMatchObject({ played: 1 });
  const stranger = await call('POST', `${path}/adjustments`, { ...deduction, team: 'nobody' });
  expect([stranger.status, stranger.body.errors[0].field]).toEqual([422, 'team']);
});

test('a group has its own table', async () => {
  const { id, teams } = await newLeague(['A', 'B', 'C']);
  const group = (await call('POST', `/api/v1/leagues/${id}/groups`, { name: 'Kundi A' })).body;
  for (const team of [teams.A, teams.B]) {
    await call('POST', `/api/v1/leagues/${id}/groups/${group.id}/teams/${team}`);
  }
  const { body } = await call('GET', `/api/v1/leagues/${id}/standings?group=${group.id}`);
  expect(body.rows.map((row: any) => row.team.name)).toEqual(['A', 'B']);
  expect((await call('GET', `/api/v1/leagues/${id}/standings?group=none`)).status).toBe(404);
  expect((await call('GET', '/api/v1/leagues/none/standings')).status).toBe(404);
});

test('a table says of which league, group and view it is, and when it last changed', async () => {
  const { id, teams } = await newLeague(['H', 'I']);
  const path = `/api/v1/leagues/${id}`;
  const group = (await call('POST', `${path}/groups`, { name: 'Kundi' })).body;
  await call('POST', `${path}/groups/${group.id}/teams/${teams.H}`);
  const table = async (query = '') => (await call('GET', `${path}/standings${query}`)).body;
  const league = { id, name: 'Kombe' };
  const before = await table();
  expect(before).toMatchObject({ league, group: null, view: 'all' });
  const own = await table('?group=Kundi&view=home');
  expect(own).toMatchObject({ league, group: { id: group.id, name: 'Kundi' }, view: 'home' });
  const match = await play(id, teams.H!, teams.I!, THREE_NIL);
  const { updatedAt } = (await call('GET', `/api/v1/matches/${match}`)).body;
  expect((await table()).asOf).toBe(updatedAt);
  const reason = 'Mchezaji asiye halali';
  const decided = (await call('POST', `${path}/adjustments`, { team: teams.H, points: -1, reason }))
    .body;
  expect((await table()).asOf).toBe(decided.at);
});

test('fixtures are shown by a dry run and created by a real one', async () => {
  const { id } = await newLeague(['A', 'B', 'C', 'D']);
  const path = `/api/v1/leagues/${id}/fixtures`;
  const request = { kind: 'double-round-robin', startDate: '2026-12-05', daysBetween: 7 };
  const shown = await call('POST', path, { ...request, dryRun: true });
  expect([shown.status, shown.body.fixtures.length, shown.body.matches.length]).toEqual([
    200, 12, 0,
  ]);
  const created = await call('POST', path, request);
  expect([created.status, created.body.matches.length]).toEqual([201, 12]);
  const dates = new Set(created.body.matches.map((match: any) => match.matchDate));
  expect([...dates].sort()).toEqual([
    '2026-12-05',
    '2026-12-12',
    '2026-12-19',
    '2026-12-26',
    '2027-01-02',
    '2027-01-09',
  ]);
  const listed = await call('GET', `/api/v1/matches?league=${id}`);
  expect(listed.body.items).toHaveLength(12);
});

test('groups are drawn, created and filled with fixtures', async () => {
  const { id } = await newLeague(['A', 'B', 'C', 'D', 'E', 'F']);
  const request = { kind: 'groups', groups: 2, startDate: '2026-12-05' };
  const created = await call('POST', `/api/v1/leagues/${id}/fixtures`, request);
  expect(created.body.matches).toHaveLength(6);
  const groups = await call('GET', `/api/v1/leagues/${id}/groups`);
  expect(groups.body.items.map((group: any) => group.teams.length)).toEqual([3, 3]);
});

test('an assumed result changes the returned table and is not stored', async () => {
  const { id, teams } = await newLeague(['Tai', 'Kozi']);
  const open = await play(id, teams.Tai!, teams.Kozi!, []);
  const supposed = await getStandings(server.store, id, {
    assumedResult: { match: open, setsWon: [1, 3] },
  });
  expect(supposed.rows.map((row) => [row.team.name, row.rank, row.points])).toEqual([
    ['Kozi', 1, 3],
    ['Tai', 2, 0],
  ]);
  const real = await getStandings(server.store, id);
  expect(real.rows.map((row) => row.played)).toEqual([0, 0]);
});
