import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';
import { listLeagues } from '#server/play/leagues/queries.ts';
import { readSeasonTables } from './queries.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call } = server;

async function tablesOf(season: string) {
  const leagues = await listLeagues(server.store, { season, limit: 10 });
  return readSeasonTables(server.store, leagues.items);
}

test('a league gives points for the table of its season by its final places', async () => {
  const { body: season } = await call('POST', '/api/v1/seasons', {
    name: '2026',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
  });
  const league = await newLeague('ABC');
  await call('PATCH', league.path, { season: season.id, phases: { rankingPoints: [100, 60] } });
  expect((await league.generate({ kind: 'round-robin' })).status).toBe(201);
  expect(await tablesOf(season.id)).toEqual([]);
  await league.playGroups();
  const [table, ...others] = await tablesOf(season.id);
  expect(others).toEqual([]);
  expect(table).toMatchObject({ gender: 'Men' });
  expect(table!.rows.map(({ rank, team, points }) => [rank, team.name, points])).toEqual([
    [1, 'A', 100],
    [2, 'B', 60],
    [3, 'C', 0],
  ]);
});
