import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer({ clock: () => Date.parse('2026-12-01T09:00:00Z') });
afterAll(() => server.stop());
const { call } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

test('matches of a plan clash by the length that the plan has, and by their own courts', async () => {
  const day = '2026-12-12';
  const league = await create('/leagues', {
    name: 'Bonanza ya Ufukweni',
    type: 'Bonanza',
    startsAt: day,
    location: 'Ufukweni',
    partner: 'N/A',
  });
  await create('/venues', { name: 'Ufukweni', place: 'Dar es Salaam', courts: 2 });
  const teams = await Promise.all(
    ['Kaa', 'Pweza', 'Kamba', 'Papa', 'Chaza', 'Nyangumi'].map((it) =>
      create('/teams', { name: it, city: 'Moshi', coach: 'N/A', gender: 'Women' }),
    ),
  );
  const at = (matchTime: string, court: string | null) => ({
    matchType: league,
    location: 'Ufukweni',
    matchTime,
    court,
  });
  const clashes = async () =>
    (await call('GET', '/api/v1/admin/summary')).body.clashes
      .filter(({ date }: { date: string }) => date === day)
      .map(({ cause }: { cause: string }) => cause);
  const play = (first: number, place: object) =>
    create('/matches', {
      team1: teams[first],
      team2: teams[first + 1],
      matchDate: day,
      ...place,
    });
  await play(0, at('08:00', '1'));
  const second = await play(2, at('08:45', '1'));
  // Without a plan a match takes 90 minutes.
  expect(await clashes()).toEqual(['court']);
  const settings = { venues: [{ location: 'Ufukweni', courts: 2 }], matchMinutes: 45 };
  const saved = await call('PUT', `/api/v1/leagues/${league}/schedule`, settings);
  expect(saved.status).toBe(200);
  expect(await clashes()).toEqual([]);
  // Two matches on one court clash while another court is free.
  await call('PATCH', `/api/v1/matches/${second}`, { matchTime: '08:30' });
  expect(await clashes()).toEqual(['court']);
  await call('PATCH', `/api/v1/matches/${second}`, { court: '2' });
  expect(await clashes()).toEqual([]);
  await play(4, at('08:15', null));
  expect(await clashes()).toEqual(['court']);
});
