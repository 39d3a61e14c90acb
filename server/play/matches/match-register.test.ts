import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** Noon in Dar es Salaam. */
const NOW = Date.parse('2026-11-27T09:00:00Z');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call } = server;

async function newTeam(name: string): Promise<string> {
  const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Women' };
  return (await call('POST', '/api/v1/teams', team)).body.id;
}

test('the register of matches begins with those of today, and ends with the earliest of the past', async () => {
  const teams = { team1: await newTeam('Chui'), team2: await newTeam('Duma') };
  const moments = [
    '2026-12-23 16:00',
    '2026-11-26 20:00',
    '2026-11-27 08:00',
    '2026-10-28 08:00',
    '2026-11-28 08:00',
  ];
  for (const moment of moments) {
    const [matchDate, matchTime] = moment.split(' ');
    const match = { ...teams, matchType: 'Friendly', matchDate, matchTime };
    expect((await call('POST', '/api/v1/matches', match)).status).toBe(201);
  }
  const listed = async (query: string) => {
    const { body } = await call('GET', `/api/v1/admin/matches?${query}`);
    return body.items.map((it: { matchDate: string }) => it.matchDate.slice(5));
  };
  const near = ['11-27', '11-28', '12-23', '11-26', '10-28'];
  expect(await listed('sort=near')).toEqual(near);
  expect(await listed('sort=near&order=asc')).toEqual(near);
  expect(await listed('sort=near&size=2&page=2')).toEqual(['12-23', '11-26']);
  expect(await listed('')).toEqual(['12-23', '11-28', '11-27', '11-26', '10-28']);
});
