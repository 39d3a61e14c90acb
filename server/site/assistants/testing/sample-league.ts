import { expect } from 'vitest';
import type { TestServer } from '#server/testing/start-test-server.ts';

type Call = TestServer['call'];

export async function create(call: Call, path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

/** A league in which two teams are level on points, with a player and a child. */
export async function createSampleLeague(call: Call) {
  const team = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const [chui, faru, simba] = [
    await create(call, '/teams', { ...team, name: 'Chui' }),
    await create(call, '/teams', { ...team, name: 'Faru' }),
    await create(call, '/teams', { ...team, name: 'Simba' }),
  ];
  const league = await create(call, '/leagues', {
    name: 'Ligi ya Moshi',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Moshi',
    partner: 'N/A',
  });
  const results = [
    [chui, faru, [25, 10]],
    [simba, chui, [25, 20]],
    [faru, simba, [25, 23]],
  ] as const;
  const matches: string[] = [];
  for (const [team1, team2, [team1Score, team2Score]] of results) {
    const when = { matchDate: '2026-11-20', matchTime: `1${matches.length}:00` };
    const match = await create(call, '/matches', { team1, team2, matchType: league, ...when });
    matches.push(match);
    const sets = Array.from({ length: 3 }, () => [team1Score, team2Score]);
    const result = await call('PUT', `/api/v1/matches/${match}/result`, { sets });
    expect(result.status, JSON.stringify(result.body)).toBe(200);
  }
  const born = { fullName: 'Asha Mosha', dateOfBirth: '1999-01-01', email: 'siri@example.org' };
  const player = await create(call, '/players', born);
  const child = await create(call, '/players', {
    fullName: 'Mtoto Siri',
    dateOfBirth: '2014-01-01',
  });
  return { chui: chui!, faru: faru!, league, match: matches[0]!, player, child };
}
