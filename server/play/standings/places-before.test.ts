import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { placesBefore, readTableFacts } from './queries.ts';

async function arrange() {
  const server = await startTestServer();
  const { call, store } = server;
  const create = async (path: string, body: object): Promise<string> =>
    (await call('POST', `/api/v1${path}`, body)).body.id;
  const league = await create('/leagues', {
    name: 'Ligi',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Moshi',
    partner: 'N/A',
  });
  const [a = '', b = '', c = ''] = await Promise.all(
    ['Kibo', 'Mawenzi', 'Shira'].map((name) =>
      create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Men' }),
    ),
  );
  for (const id of [a, b, c]) await call('POST', `/api/v1/leagues/${league}/teams/${id}`);
  async function win(team1: string, team2: string, matchDate: string) {
    const start = { matchType: league, matchDate, matchTime: '10:00' };
    const path = `/api/v1/matches/${await create('/matches', { team1, team2, ...start })}`;
    await call('POST', `${path}/status`, { status: 'Live' });
    for (const set of [1, 2, 3]) {
      await call('PUT', `${path}/sets/${set}`, { team1Score: 25, team2Score: 20 });
    }
    await call('POST', `${path}/status`, { status: 'ended' });
  }
  const before = async () => placesBefore(await readTableFacts(store, league));
  return { ...server, a, b, c, win, before };
}

test('the places before the latest day of play are those without its results', async () => {
  const { a, b, c, win, before, stop } = await arrange();
  expect(await before()).toEqual({});
  await win(a, b, '2026-11-02');
  expect(await before()).toEqual({});
  await win(c, a, '2026-11-09');
  await win(c, b, '2026-11-09');
  expect((await before())[a]).toBe(1);
  expect((await before())[c]).toBe(3);
  await win(b, a, '2026-11-16');
  expect((await before())[c]).toBe(1);
  await stop();
});
