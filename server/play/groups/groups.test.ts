import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';
import { trailOf } from '#server/testing/trail-of.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call, store } = server;
type League = Awaited<ReturnType<typeof newLeague>>;

async function newGroup(league: League, name: string): Promise<string> {
  return (await call('POST', `${league.path}/groups`, { name })).body.id;
}

/** The groups of a league, each with the letters of its teams. */
async function groupsOf(league: League): Promise<Record<string, string>> {
  const { items } = (await call('GET', `${league.path}/groups`)).body;
  return Object.fromEntries(
    items.map(({ name, teams }: any) => [name, teams.map((team: any) => team.name).join('')]),
  );
}

const place = (league: League, group: string, team: string) =>
  call('POST', `${league.path}/groups/${group}/teams/${league.teams[team]}`);
const remove = (league: League, group: string, team: string) =>
  call('DELETE', `${league.path}/groups/${group}/teams/${league.teams[team]}`);

test('a group name is used once in each league', async () => {
  const league = await newLeague('AB');
  const other = await newLeague('AB');
  expect((await call('POST', `${league.path}/groups`, { name: 'Kaskazini' })).status).toBe(201);
  const again = await call('POST', `${league.path}/groups`, { name: 'Kaskazini' });
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  expect(again.body.errors).toMatchObject([{ field: 'name', text: { key: 'group.nameTaken' } }]);
  expect((await call('POST', `${other.path}/groups`, { name: 'Kaskazini' })).status).toBe(201);
  expect((await call('POST', `${league.path}/groups`, { name: ' ' })).status).toBe(400);
  expect(await groupsOf(league)).toEqual({ Kaskazini: '' });
});

test('a team placed in a second group leaves the first', async () => {
  const league = await newLeague('ABC');
  const north = await newGroup(league, 'N');
  const south = await newGroup(league, 'S');
  await place(league, north, 'A');
  await place(league, north, 'B');
  expect(await groupsOf(league)).toEqual({ N: 'AB', S: '' });
  await place(league, south, 'A');
  expect(await groupsOf(league)).toEqual({ N: 'B', S: 'A' });
});

test('a team enters the league with its group, and stays in its groups of other leagues', async () => {
  const league = await newLeague('AB');
  const other = await newLeague('XY');
  const group = await newGroup(league, 'N');
  await place(league, group, 'A');
  const away = await newGroup(other, 'M');
  await call('POST', `${other.path}/groups/${away}/teams/${league.teams.A}`);
  expect(await groupsOf(other)).toEqual({ M: 'A' });
  expect(await groupsOf(league)).toEqual({ N: 'A' });
  const { teams } = (await call('GET', other.path)).body;
  expect(teams.map(({ name }: any) => name)).toEqual(['A', 'X', 'Y']);
});

test('a team that leaves its group stays in the league', async () => {
  const league = await newLeague('AB');
  const group = await newGroup(league, 'N');
  await place(league, group, 'A');
  expect((await remove(league, group, 'B')).status).toBe(404);
  expect((await remove(league, group, 'A')).status).toBe(204);
  expect((await remove(league, group, 'A')).status).toBe(404);
  expect(await groupsOf(league)).toEqual({ N: '' });
  expect((await call('GET', league.path)).body.teams).toHaveLength(2);
});

test('a group that is deleted leaves its teams in the league', async () => {
  const league = await newLeague('AB');
  const group = await newGroup(league, 'N');
  await place(league, group, 'A');
  expect((await call('DELETE', `${league.path}/groups/${group}`)).status).toBe(204);
  expect((await call('DELETE', `${league.path}/groups/${group}`)).status).toBe(404);
  expect(await groupsOf(league)).toEqual({});
  expect((await call('GET', league.path)).body.teams).toHaveLength(2);
  const groupActions = (await trailOf(store, `league:${league.id}`)).filter(([action]) =>
    action.startsWith('group.'),
  );
  expect(groupActions).toEqual([
    ['group.create', null, { id: group, name: 'N' }],
    ['group.add-team', null, { group, team: league.teams.A }],
    ['group.delete', { name: 'N', teams: [league.teams.A] }, null],
  ]);
});

test('a group can be changed under its own league only', async () => {
  const league = await newLeague('AB');
  const other = await newLeague('AB');
  const group = await newGroup(league, 'N');
  await place(league, group, 'A');
  expect((await place(other, group, 'A')).status).toBe(404);
  expect((await call('DELETE', `${other.path}/groups/${group}`)).status).toBe(404);
  expect(
    (await call('DELETE', `${other.path}/groups/${group}/teams/${league.teams.A}`)).status,
  ).toBe(404);
  expect(await groupsOf(league)).toEqual({ N: 'A' });
});

test('a team that does not exist, and a league that is archived, take no group', async () => {
  const league = await newLeague('AB');
  const group = await newGroup(league, 'N');
  const stranger = await call('POST', `${league.path}/groups/${group}/teams/none`);
  expect([stranger.status, stranger.body.errors?.[0]?.field]).toEqual([404, undefined]);
  await call('DELETE', league.path);
  expect((await call('POST', `${league.path}/groups`, { name: 'S' })).status).toBe(422);
  expect((await place(league, group, 'A')).status).toBe(422);
});
