import { afterAll, expect, test } from 'vitest';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { countChanges, trailOf } from '#server/testing/trail-of.ts';

const NOW = Date.parse('2026-11-23T10:00:00+03:00');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call, store, adminId } = server;

const admin = (method: string, path: string, body?: unknown) =>
  call(method, `/api/v1${path}`, body);

async function create(path: string, body: object): Promise<string> {
  const answer = await admin('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const coach = await addPerson(server, 'Kocha');
const rival = await addPerson(server, 'Mpinzani');
const asha = await addPerson(server, 'Asha', 'Player');
const team = await create('/teams', {
  name: 'Chui',
  city: 'Tanga',
  gender: 'Women',
  coach: coach.id,
});
const otherTeam = await create('/teams', {
  name: 'Faru',
  city: 'Moshi',
  gender: 'Women',
  coach: rival.id,
});

const playerOf = async (id: string) => (await admin('GET', `/players/${id}`)).body;
const rowOf = (id: string) =>
  store.db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const COMPLETE_PLAYER = {
  fullName: 'Zuhura Ng’wale',
  nickname: 'Zuu',
  phone: '+255 712 000 111',
  email: 'zuhura@example.com',
  dateOfBirth: '2001-05-06',
  nationality: 'Tanzania',
  gender: 'Women',
  jerseyNumber: 12,
  height: 181,
  weight: 70,
  dominantHand: 'Left',
  position: 'Setter',
  personalBio: 'Plays since 2010.',
  instagram: '@zuhura',
  tiktok: '@zuu',
  facebook: 'zuhura.n',
};

test('a new player has every field that was sent, its team, and no consent', async () => {
  const before = await countChanges(store);
  const id = await create('/players', { ...COMPLETE_PLAYER, team });
  expect(await countChanges(store)).toBe(before + 1);
  const read = await playerOf(id);
  expect(read).toMatchObject({
    ...COMPLETE_PLAYER,
    consent: false,
    team: { id: team, name: 'Chui' },
  });
  expect(await rowOf(id)).toMatchObject({
    user_id: null,
    created_by: adminId,
    created_at: NOW,
    updated_at: NOW,
    consent: 0,
    consent_picture: 0,
    consent_statistics: 0,
  });
  expect(await trailOf(store, `player:${id}`)).toEqual([
    ['player.create', null, { ...COMPLETE_PLAYER, team }],
  ]);
});

test('a player is sorted by the name also after the name has changed', async () => {
  const id = await create('/players', { fullName: 'Zena Ali', team });
  await create('/players', { fullName: 'Mwanaidi Ali', team });
  const names = async () =>
    (await admin('GET', '/players?q=Ali')).body.items.map(
      ({ fullName }: { fullName: string }) => fullName,
    );
  expect(await names()).toEqual(['Mwanaidi Ali', 'Zena Ali']);
  expect((await admin('PATCH', `/players/${id}`, { fullName: 'Amina Ali' })).status).toBe(200);
  expect(await names()).toEqual(['Amina Ali', 'Mwanaidi Ali']);
  expect((await admin('PATCH', `/players/${id}`, { nickname: 'Z' })).status).toBe(200);
  expect(await names()).toEqual(['Amina Ali', 'Mwanaidi Ali']);
});

test('a change keeps the fields that were not sent, and clears those sent as null', async () => {
  const id = await create('/players', { ...COMPLETE_PLAYER, team });
  const before = await countChanges(store);
  const change = { nickname: null, height: 182 };
  expect((await admin('PATCH', `/players/${id}`, change)).status).toBe(200);
  expect(await playerOf(id)).toMatchObject({ ...COMPLETE_PLAYER, ...change, team: { id: team } });
  expect(await countChanges(store)).toBe(before + 1);
  expect((await trailOf(store, `player:${id}`)).slice(1)).toEqual([
    ['player.update', { nickname: 'Zuu', height: 181 }, change],
  ]);
});

test('a coach enters players of the own team only', async () => {
  const body = { fullName: 'Rehema' };
  expect((await coach.ask('POST', '/players', { ...body, team })).status).toBe(201);
  expect((await coach.ask('POST', '/players', { ...body, team: otherTeam })).status).toBe(403);
  expect((await coach.ask('POST', '/players', body)).status).toBe(403);
  expect((await coach.ask('POST', '/players', { ...body, team: 'none' })).status).toBe(403);
});

test('a coach may not say whose account a player of the own team is', async () => {
  const body = { fullName: 'Asha', team, userId: asha.id };
  expect((await coach.ask('POST', '/players', body)).status).toBe(403);
  expect((await admin('POST', '/players', body)).status).toBe(201);
});

test('a coach enters nobody in the own team after it was archived', async () => {
  const of = { city: 'Tanga', gender: 'Women', coach: coach.id };
  const old = await create('/teams', { ...of, name: 'Zamani' });
  await admin('DELETE', `/teams/${old}`);
  const body = { fullName: 'Rehema', team: old };
  expect((await coach.ask('POST', '/players', body)).status).toBe(403);
});

test('a player with an unknown team or account is refused at its field', async () => {
  const create = (body: object) => admin('POST', '/players', { fullName: 'Nani', ...body });
  const unknown = (field: string, message: string) => ({
    status: 422,
    body: { code: 'UNKNOWN_REFERENCE', errors: [{ field, message }] },
  });
  expect(await create({ team: 'none' })).toMatchObject(unknown('team', 'There is no such team.'));
  expect(await create({ userId: 'none' })).toMatchObject(
    unknown('userId', 'There is no such account.'),
  );
});

test('a record is changed by its player, the coach of the team and administrators alone', async () => {
  const id = await create('/players', { fullName: 'Asha', team, userId: asha.id });
  const changed = (nickname: string) => ['PATCH', `/players/${id}`, { nickname }] as const;
  expect((await asha.ask(...changed('A'))).status).toBe(200);
  expect((await coach.ask(...changed('B'))).status).toBe(200);
  expect((await rival.ask(...changed('C'))).status).toBe(403);
  expect((await playerOf(id)).nickname).toBe('B');
});

test('nobody but an administrator archives a player, also not the player or the coach', async () => {
  const id = await create('/players', { fullName: 'Salma', team, userId: asha.id });
  const path = `/players/${id}`;
  expect((await asha.ask('DELETE', path)).status).toBe(403);
  expect((await coach.ask('DELETE', path)).status).toBe(403);
  const before = await countChanges(store);
  expect((await admin('DELETE', path)).status).toBe(204);
  expect(await countChanges(store)).toBe(before + 1);
  expect(await rowOf(id)).toMatchObject({ archived_at: NOW, team_id: null, updated_at: NOW });
  expect((await trailOf(store, `player:${id}`)).at(-1)).toEqual([
    'player.archive',
    { name: 'Salma', team },
    null,
  ]);
  const gone = { status: 404, body: { detail: 'Player not found.' } };
  expect(await admin('DELETE', path)).toMatchObject(gone);
  expect(await admin('PATCH', path, { nickname: 'S' })).toMatchObject(gone);
});
