import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function leagueOf(names: string[], type: string) {
  const league = await call('POST', '/api/v1/leagues', {
    name: `Kombe ${type}`,
    type,
    startsAt: '2026-10-10',
    location: 'Arusha',
    partner: 'N/A',
  });
  const teams: string[] = [];
  for (const name of names) {
    const facts = { name, city: 'Arusha', coach: 'N/A', gender: 'Women' };
    const team = await call('POST', '/api/v1/teams', facts);
    teams.push(team.body.id);
    await call('POST', `/api/v1/leagues/${league.body.id}/teams/${team.body.id}`);
  }
  return { id: league.body.id as string, teams };
}

async function forfeited(type: string) {
  const league = await leagueOf([`A ${type}`, `B ${type}`], type);
  const match = await call('POST', '/api/v1/matches', {
    team1: league.teams[0],
    team2: league.teams[1],
    matchType: league.id,
    matchDate: '2026-10-11',
    matchTime: '10:00',
  });
  const events = ['team1', 'team2'].map((team) => ({
    id: randomUUID(),
    at: Date.now(),
    type: 'forfeit',
    team,
  }));
  const path = `/api/v1/matches/${match.body.id}`;
  const pen = await call('POST', `${path}/pen`, {});
  const sent = await call('POST', `${path}/events`, {
    epoch: pen.body.epoch,
    baseSeq: 0,
    events: [...events, { id: randomUUID(), at: Date.now(), type: 'end' }],
  });
  expect(sent.status).toBe(200);
  return { league, match: (await call('GET', path)).body };
}

test.each([
  ['League', 3, 75],
  ['Beach', 2, 42],
])(
  '6.4: a double forfeit of a match of type %s is lost by both, 0:%i in sets',
  async (type, sets, points) => {
    const { league, match } = await forfeited(type);
    expect(match).toMatchObject({ forfeit: 'both', winner: null, decided: true, status: 'ended' });
    const table = await call('GET', `/api/v1/leagues/${league.id}/standings`);
    const lost = { played: 1, won: 0, lost: 1, points: 0, setsWon: 0, setsLost: sets };
    for (const row of table.body.rows) {
      expect(row).toMatchObject({ ...lost, pointsWon: 0, pointsLost: points, form: ['L'] });
    }
  },
);
