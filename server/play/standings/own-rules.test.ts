import { afterAll, expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

const OWN_POINTS = {
  sweep: [3, 0],
  clear: [3, 0],
  decider: [2, 1],
  draw: 1,
  forfeit: [3, -1],
  perSet: 1,
};

async function newLeague(extra: object = {}) {
  const league = await call('POST', '/api/v1/leagues', {
    name: 'Kombe',
    type: 'League',
    startsAt: '2026-10-10',
    location: 'Arusha',
    partner: 'N/A',
    ...extra,
  });
  return league;
}

/** A beat B 3-2 and lost to C 0-3, B beat C 3-0: each has won once. */
async function played(extra: object = {}) {
  const league = await newLeague(extra);
  const path = `/api/v1/leagues/${league.body.id}`;
  const teams: Record<string, string> = {};
  for (const name of 'ABC') {
    const facts = { name, city: 'Arusha', coach: 'N/A', gender: 'Women' };
    teams[name] = (await call('POST', '/api/v1/teams', facts)).body.id;
    await call('POST', `${path}/teams/${teams[name]}`);
  }
  const results = { AB: [1, 2, 1, 2, 1], AC: [2, 2, 2], BC: [1, 1, 1] };
  const matches: string[] = [];
  for (const [pair, sets] of Object.entries(results)) {
    const match = await call('POST', '/api/v1/matches', {
      team1: teams[pair[0]!],
      team2: teams[pair[1]!],
      matchType: league.body.id,
      matchDate: '2026-10-11',
      matchTime: '10:00',
    });
    matches.push(match.body.id);
    for (const [index, winner] of sets.entries()) {
      const [won, lost] = index === 4 ? [15, 10] : [25, 20];
      const total = winner === 1 ? [won, lost] : [lost, won];
      const set = `/api/v1/matches/${match.body.id}/sets/${index + 1}`;
      await call('PUT', set, { team1Score: total[0], team2Score: total[1] });
    }
  }
  return { path, matches };
}

const orderOf = (rows: { team: { name: string } }[]) => rows.map((row) => row.team.name).join('');

test('a league counts points of its own: a point a set, a forfeit minus one', async () => {
  const { path } = await played({ pointsScheme: OWN_POINTS });
  const league = (await call('GET', path)).body;
  expect([league.pointsSystem, league.pointsScheme]).toEqual(['own', OWN_POINTS]);
  const table = (await call('GET', `${path}/standings`)).body;
  expect(table).toMatchObject({ pointsSystem: 'own', pointsScheme: OWN_POINTS });
  const points = Object.fromEntries(table.rows.map((row: any) => [row.team.name, row.points]));
  expect(points).toEqual({ A: 2 + 3, B: 3 + 1 + 5, C: 3 + 3 });
});

test('a system by name ends the points of the league, and own without points is refused', async () => {
  const { path } = await played({ pointsScheme: OWN_POINTS });
  expect((await call('PATCH', path, { pointsSystem: 'own' })).body.pointsScheme).toEqual(
    OWN_POINTS,
  );
  const named = (await call('PATCH', path, { pointsSystem: 'wins' })).body;
  expect([named.pointsSystem, named.pointsScheme]).toEqual(['wins', null]);
  const missing = await call('PATCH', path, { pointsSystem: 'own' });
  expect([missing.status, missing.body.errors[0].field]).toEqual([422, 'pointsScheme']);
  expect((await newLeague({ pointsSystem: 'own' })).body.errors[0].field).toBe('pointsScheme');
});

test('a preview shows the places that other rules would change, and changes nothing', async () => {
  const { path } = await played();
  const before = (await call('GET', `${path}/standings`)).body;
  const rules = { criteria: ['setDifference'], pointsScheme: OWN_POINTS };
  const preview = await call('POST', `${path}/table-preview`, rules);
  expect(preview.status).toBe(200);
  const [table] = preview.body.tables;
  expect(table.group).toBeNull();
  expect(orderOf(table.rows)).toBe('BCA');
  const byName = Object.fromEntries(table.rows.map((row: any) => [row.team.name, row]));
  expect(byName.A).toMatchObject({ before: { position: 3, points: 2 }, after: { points: 5 } });
  expect((await call('GET', `${path}/standings`)).body).toEqual(before);
});

test('a preview without points for own names the field, and only who may write leagues sees it', async () => {
  const { path } = await played();
  const refused = await call('POST', `${path}/table-preview`, { pointsSystem: 'own' });
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'pointsScheme']);
  const stranger = await call('POST', `${path}/table-preview`, {}, { token: null });
  expect(stranger.status).toBe(401);
  const nowhere = await call('POST', '/api/v1/leagues/nowhere/table-preview', {});
  expect(nowhere.status).toBe(404);
});

test('a match that has been played keeps its rules when the league changes its own', async () => {
  const { path, matches } = await played();
  const to21 = { ...PRESETS.indoor, target: 21 };
  expect((await call('PATCH', path, { rules: to21 })).status).toBe(200);
  const set = { team1Score: 21, team2Score: 15 };
  const old = await call('PUT', `/api/v1/matches/${matches[1]}/sets/3`, set);
  expect([old.status, old.body.errors[0].field]).toEqual([422, 'team1Score']);
  const { teams } = (await call('GET', path)).body;
  const next = await call('POST', '/api/v1/matches', {
    team1: teams[0].id,
    team2: teams[1].id,
    matchType: path.split('/').at(-1),
    matchDate: '2026-10-18',
    matchTime: '10:00',
  });
  expect((await call('PUT', `/api/v1/matches/${next.body.id}/sets/1`, set)).status).toBe(200);
});

test.each([
  ['a cap below the target', { cap: 20 }, 'rules.cap'],
  ['a lead above the target', { lead: 30 }, 'rules.lead'],
  ['a target of 300', { target: 300 }, 'rules.target'],
  ['an unknown field', { sprint: 1 }, 'rules.sprint'],
  ['best of n and n sets', { fixedSets: 3 }, 'rules.setsToWin'],
])('rules with %s are refused with the name of the field', async (_, change, field) => {
  const answer = await newLeague({ rules: { ...PRESETS.indoor, ...change } });
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map((error: any) => error.field)).toEqual([field]);
});
