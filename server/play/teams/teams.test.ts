import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { countChanges, trailOf } from '#server/testing/trail-of.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store, token: admin } = server;

const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
const TEAM = { city: 'Tanga', gender: 'Women' } as const;

/** A coach with an account, a token and a team. */
async function coachedTeam(name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const person = { email, name: `Coach of ${name}`, role: 'Coach', password: 'long enough 1' };
  const coach = await addUser(store, AUTHOR, { ...person, role: 'Coach' });
  const token = await addToken(store, AUTHOR, { email, name: 'test' });
  return { coach, token, id: await create('/teams', { ...TEAM, name, coach }) };
}

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const teamOf = async (id: string) => (await call('GET', `/api/v1/teams/${id}`)).body;
const own = await coachedTeam('Chui');
const other = await coachedTeam('Faru');

async function changed(id: string, body: object, token: string): Promise<number> {
  return (await call('PATCH', `/api/v1/teams/${id}`, body, { token })).status;
}

test('a coach changes the name, the town, the colours and the text of the own team', async () => {
  const words = { name: 'Chui Wekundu', city: 'Pangani', about: 'Since 1998.' };
  const colours = { jerseyColor1: '#aa0000', jerseyColor2: '#00aa00' };
  expect(await changed(own.id, { ...words, ...colours }, own.token)).toBe(200);
  expect(await teamOf(own.id)).toMatchObject({ ...words, ...colours, gender: 'Women' });
});

test('a coach may not change the gender of a team', async () => {
  expect(await changed(own.id, { gender: 'Men' }, own.token)).toBe(403);
  expect((await teamOf(own.id)).gender).toBe('Women');
});

test('a coach may not hand the team to another coach', async () => {
  expect(await changed(own.id, { coach: other.coach }, own.token)).toBe(403);
  expect((await teamOf(own.id)).coach).toBe(own.coach);
});

test('a coach may not change the team of another coach', async () => {
  expect(await changed(other.id, { about: 'x' }, own.token)).toBe(403);
});

test('an administrator changes the gender and the coach of a team', async () => {
  const id = await create('/teams', { ...TEAM, name: 'Nyota', coach: own.coach });
  expect(await changed(id, { gender: 'Men', coach: other.coach }, admin)).toBe(200);
  expect(await teamOf(id)).toMatchObject({ gender: 'Men', coach: other.coach });
  expect(await changed(id, { about: 'x' }, own.token)).toBe(403);
  expect(await changed(id, { about: 'x' }, other.token)).toBe(200);
});

test('a coach given by name without an account has no rights', async () => {
  const id = await create('/teams', { ...TEAM, name: 'Pweza', coach: 'Bi Mwanaisha' });
  expect((await teamOf(id)).coach).toBe('Bi Mwanaisha');
  expect(await changed(id, { about: 'x' }, own.token)).toBe(403);
});

test('a coach may not take a player out of the team of another coach', async () => {
  const player = await create('/players', { fullName: 'Zuhura', team: other.id });
  const taken = await call(
    'POST',
    `/api/v1/teams/${own.id}/players`,
    { playerId: player },
    { token: own.token },
  );
  expect(taken.status).toBe(403);
  expect((await teamOf(other.id)).players).toMatchObject([{ id: player }]);
});

test('a coach of both teams moves a player from one to the other', async () => {
  const second = await create('/teams', { ...TEAM, name: 'Chui B', coach: own.coach });
  const player = await create('/players', { fullName: 'Neema', team: own.id });
  const move = await call(
    'POST',
    `/api/v1/teams/${second}/players`,
    { playerId: player },
    { token: own.token },
  );
  expect(move.status).toBe(200);
  expect((await teamOf(second)).players).toMatchObject([{ id: player }]);
  expect((await teamOf(own.id)).players).toEqual([]);
});

test('a coach removes only players of the own team', async () => {
  const player = await create('/players', { fullName: 'Asha', team: own.id });
  const path = (team: string) => `/api/v1/teams/${team}/players/${player}`;
  const remove = async (team: string, token: string) =>
    (await call('DELETE', path(team), undefined, { token })).status;
  expect(await remove(own.id, other.token)).toBe(403);
  expect(await remove(other.id, other.token)).toBe(404);
  expect(await remove(own.id, own.token)).toBe(204);
  expect((await teamOf(own.id)).players).toEqual([]);
  expect(await remove(own.id, own.token)).toBe(404);
});

test('an archived team accepts no player, keeps its name and leaves the list', async () => {
  const id = await create('/teams', { ...TEAM, name: 'Zamani', coach: own.coach });
  const player = await create('/players', { fullName: 'Rehema', team: own.id });
  const remove = (token: string) => call('DELETE', `/api/v1/teams/${id}`, undefined, { token });
  expect((await remove(own.token)).status).toBe(403);
  expect((await remove(admin)).status).toBe(204);
  expect((await remove(admin)).status).toBe(204);
  expect((await teamOf(id)).name).toBe('Zamani');
  const { items } = (await call('GET', '/api/v1/teams?q=Zamani')).body;
  expect(items).toEqual([]);
  const added = await call('POST', `/api/v1/teams/${id}/players`, { playerId: player });
  expect([added.status, added.body.code]).toEqual([422, 'TEAM_ARCHIVED']);
  const changed = await call('PATCH', `/api/v1/teams/${id}`, { city: 'Tanga' });
  expect([changed.status, changed.body.code]).toEqual([422, 'TEAM_ARCHIVED']);
  expect((await teamOf(id)).city).toBe(TEAM.city);
});

test('unknown teams and players are not found', async () => {
  const unknownPlayer = { playerId: 'none' };
  expect(await changed('none', { about: 'x' }, admin)).toBe(404);
  expect((await call('POST', '/api/v1/teams/none/players', unknownPlayer)).status).toBe(404);
  expect((await call('POST', `/api/v1/teams/${own.id}/players`, unknownPlayer)).status).toBe(404);
  expect((await call('DELETE', '/api/v1/teams/none')).status).toBe(404);
});

test('the audit log holds every change of a team with former values, and each is published', async () => {
  const id = await create('/teams', { ...TEAM, name: 'Kumbukumbu', coach: 'N/A' });
  const player = await create('/players', { fullName: 'Salma' });
  const path = `/api/v1/teams/${id}`;
  const before = await countChanges(store);
  const colours = { jerseyColor1: '#112233', jerseyColor2: '#445566' };
  await changed(id, { name: 'Kumbukumbu B', ...colours }, admin);
  expect(await countChanges(store)).toBe(before + 1);
  await call('POST', `${path}/players`, { playerId: player });
  expect(await countChanges(store)).toBe(before + 2);
  await call('DELETE', `${path}/players/${player}`);
  expect(await countChanges(store)).toBe(before + 3);
  await call('DELETE', path);
  expect(await countChanges(store)).toBe(before + 4);
  await call('DELETE', path);
  expect(await countChanges(store), 'archived already').toBe(before + 4);
  const white = { jerseyColor1: '#ffffff', jerseyColor2: '#ffffff' };
  expect(await trailOf(store, `team:${id}`)).toEqual([
    ['team.create', null, expect.objectContaining({ name: 'Kumbukumbu' })],
    ['team.update', { name: 'Kumbukumbu', ...white }, { name: 'Kumbukumbu B', ...colours }],
    ['team.add-player', { player, team: null }, { player, team: id }],
    ['team.remove-player', { player, team: id }, null],
    ['team.archive', { name: 'Kumbukumbu B' }, null],
  ]);
});
