import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { mailsTo } from '#server/platform/mail/testing/mails-to.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer({ mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const { store, call } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
let people = 0;

async function person(name: string, role: 'Player' | 'Coach') {
  people += 1;
  const email = `${role.toLowerCase()}${people}@example.org`;
  const id = await addUser(store, SYSTEM, { email, name, role, password: 'long enough 1' });
  const token = await addToken(store, SYSTEM, { email, name: 'test' });
  return { id, email, token };
}
type Person = Awaited<ReturnType<typeof person>>;

async function as({ token }: { token?: string }, method: string, path: string, body?: object) {
  const options = token === undefined ? {} : { token };
  const { status, body: answer } = await call(method, `/api/v1${path}`, body, options);
  return { status, code: answer?.code as string | undefined, body: answer };
}

async function coachedTeam(name: string) {
  const coach = await person('Kocha Juma', 'Coach');
  const facts = { city: 'Tanga', gender: 'Women', coach: coach.id, name };
  const { id } = (await as(server, 'POST', '/teams', facts)).body;
  const path = `/teams/${id}/players`;
  const take = (playerId: string, by: { token?: string } = coach) =>
    as(by, 'POST', path, { playerId });
  return { coach, id: id as string, take };
}

async function newRecord(fullName: string, facts: object = {}): Promise<string> {
  return (await as(server, 'POST', '/players', { fullName, ...facts })).body.id;
}

/** A player without a team who has an account, and a coach's open request for them. */
async function openRequest(teamName: string) {
  const team = await coachedTeam(teamName);
  const owner = await person('Zuhura Pendo', 'Player');
  const record = await newRecord('Zuhura Pendo', { userId: owner.id });
  const { status, body } = await team.take(record);
  expect(status).toBe(202);
  const answer = (body_: object, by: Person = owner) =>
    as(by, 'POST', `/team-requests/${body.id}/decision`, body_);
  return { team, owner, record, id: body.id as string, answer };
}

const rowOf = (id: string) =>
  store.db.selectFrom('team_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a player who does not exist, or is archived, is added to no team', async () => {
  const { take } = await coachedTeam('Hakuna');
  expect((await take('nobody')).status).toBe(404);
  const gone = await newRecord('Aliyeondoka');
  await as(server, 'DELETE', `/players/${gone}`);
  expect((await take(gone)).status).toBe(404);
});

test('a player of another team is taken by nobody who does not coach both', async () => {
  const from = await coachedTeam('Wenye');
  const to = await coachedTeam('Wachukuaji');
  const record = await newRecord('Wa Wenye', { team: from.id });
  expect((await to.take(record)).status).toBe(403);
  expect((await as(server, 'GET', `/players/${record}`)).body.team.id).toBe(from.id);
  expect((await from.take(record)).status).toBe(200);
  expect((await as(server, 'GET', `/players/${record}`)).body.team.id).toBe(from.id);
});

test('an administrator adds a player with an account at once', async () => {
  const team = await coachedTeam('Ofisi');
  const owner = await person('Mchezaji', 'Player');
  const record = await newRecord('Mchezaji Ofisi', { userId: owner.id });
  expect((await team.take(record, server)).status).toBe(200);
  expect((await as(server, 'GET', `/players/${record}`)).body.team.id).toBe(team.id);
});

test('a coach who plays adds the own record at once', async () => {
  const team = await coachedTeam('Kocha mchezaji');
  const record = await newRecord('Kocha Juma', { userId: team.coach.id });
  expect((await team.take(record)).status).toBe(200);
});

test('a request that does not exist is answered and withdrawn with 404', async () => {
  const { coach } = await coachedTeam('Bila ombi');
  const path = '/team-requests/nobody';
  expect((await as(coach, 'POST', `${path}/decision`, { accept: true })).status).toBe(404);
  expect((await as(coach, 'DELETE', path)).status).toBe(404);
});

test('a refusal without a reason keeps none, and its mail names player and team', async () => {
  const { team, id, answer } = await openRequest('Simba Sport');
  expect((await answer({ accept: false })).status).toBe(204);
  expect(await rowOf(id)).toMatchObject({ state: 'refused', reason: '' });
  const { text } = await mailsTo(store, team.coach.email);
  for (const word of ['Zuhura Pendo', 'Simba Sport']) expect(text).toContain(word);
});

test('an accepted request keeps no reason, and the requests of other teams end as withdrawn', async () => {
  const { id, record, answer } = await openRequest('Wa kwanza');
  const other = await coachedTeam('Wa pili');
  const second = (await other.take(record)).body.id;
  expect((await answer({ accept: true, reason: 'Ndiyo' })).status).toBe(204);
  expect(await rowOf(id)).toMatchObject({ state: 'accepted', reason: '' });
  expect((await rowOf(second)).state).toBe('withdrawn');
});

test('a request is not accepted for an archived player or for one who has a team by now', async () => {
  const archived = await openRequest('Ya kumbukumbu');
  await as(server, 'DELETE', `/players/${archived.record}`);
  const refused = await as(server, 'POST', `/team-requests/${archived.id}/decision`, {
    accept: true,
  });
  expect([refused.status, refused.code]).toEqual([422, 'PLAYER_ARCHIVED']);
  expect((await rowOf(archived.id)).state).toBe('open');
  const taken = await openRequest('Ya kwanza');
  const other = await coachedTeam('Nyingine');
  await store.db
    .updateTable('player')
    .set({ team_id: other.id })
    .where('id', '=', taken.record)
    .execute();
  const late = await taken.answer({ accept: true });
  expect([late.status, late.code]).toEqual([422, 'IN_A_TEAM']);
  expect((await rowOf(taken.id)).state).toBe('open');
});
