import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { mailsTo } from '#server/platform/mail/testing/mails-to.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.now();
const server = await startTestServer({
  mailOrigin: 'https://wavu.example',
  clock: () => now,
});
afterAll(() => server.stop());
const { store, call } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
let people = 0;

async function person(role: 'Player' | 'Coach') {
  people += 1;
  const email = `${role.toLowerCase()}${people}@example.org`;
  const id = await addUser(store, SYSTEM, { email, name: email, role, password: 'long enough 1' });
  return { id, email, token: await addToken(store, SYSTEM, { email, name: 'test' }) };
}

/** A coach with a team, and a player with an account in no team. */
async function coachAndPlayer(name: string) {
  const coach = await person('Coach');
  const owner = await person('Player');
  const facts = { city: 'Tanga', gender: 'Women', coach: coach.id, name };
  const team: string = (await call('POST', '/api/v1/teams', facts)).body.id;
  const record = { fullName: 'Zuhura Pendo', userId: owner.id };
  const player: string = (await call('POST', '/api/v1/players', record)).body.id;
  const take = async (facts: object = {}, playerId = player) => {
    const path = `/api/v1/teams/${team}/players`;
    return call('POST', path, { playerId, ...facts }, coach);
  };
  const remove = (playerId: string) =>
    call('DELETE', `/api/v1/teams/${team}/players/${playerId}`, undefined, coach);
  return { coach, owner, team, player, take, remove };
}

async function newestEntry(player: string) {
  const { body } = await call('GET', `/api/v1/audit?subject=player:${player}`);
  const { action, actor, after } = body.items[0];
  return { action, actor: actor.name, after };
}

test('a request, its withdrawal and both answers are in the audit log of the player', async () => {
  const { coach, owner, team, player, take } = await coachAndPlayer('Kumbukumbu');
  const first = await take();
  const request = {
    actor: `${coach.email} (test)`,
    action: 'player.team-request',
    after: { player, team },
  };
  expect(await newestEntry(player)).toMatchObject(request);
  const path = `/api/v1/team-requests/${first.body.id}`;
  expect((await call('DELETE', path, undefined, coach)).status).toBe(204);
  expect(await newestEntry(player)).toMatchObject({
    actor: `${coach.email} (test)`,
    action: 'player.team-withdraw',
  });
  const answers = [
    [false, 'player.team-refused'],
    [true, 'player.team-accepted'],
  ] as const;
  for (const [accept, action] of answers) {
    await take();
    await call('POST', `${path}/decision`, { accept }, owner);
    const { body } = await call('GET', `/api/v1/audit?subject=player:${player}`);
    expect(body.items.map((entry: { action: string }) => entry.action)).toContain(action);
  }
});

test('the mail to the player names player and team in the language of the coach, and so does the answer', async () => {
  const { coach, owner, take } = await coachAndPlayer('Timu ya Barua');
  const { body } = await take({ language: 'sw' });
  const letters = await mailsTo(store, owner.email);
  expect(letters.count).toBe(1);
  for (const word of ['Zuhura Pendo', 'Timu ya Barua', 'https://wavu.example/sw/'])
    expect(letters.text).toContain(word);
  const no = { accept: false, reason: 'Nimeumia goti' };
  await call('POST', `/api/v1/team-requests/${body.id}/decision`, no, owner);
  const { text } = await mailsTo(store, coach.email);
  for (const word of ['Zuhura Pendo', 'Timu ya Barua', 'Nimeumia goti', 'https://wavu.example/sw/'])
    expect(text).toContain(word);
});

test('a request that is made again is open without the former reason', async () => {
  const { owner, take } = await coachAndPlayer('Mara ya pili');
  const { body } = await take();
  const no = { accept: false, reason: 'Nimeumia' };
  await call('POST', `/api/v1/team-requests/${body.id}/decision`, no, owner);
  now += 1000;
  const again = await take();
  expect([again.status, again.body.id]).toEqual([202, body.id]);
  const row = await store.db.selectFrom('team_request').selectAll().where('id', '=', body.id);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({
    state: 'open',
    reason: '',
    decided_at: null,
    asked_at: now,
  });
});

test('a coach undoes the removal of a player within a quarter of an hour, and only of that player', async () => {
  const { team, take, remove } = await coachAndPlayer('Kurudisha');
  const join = async (fullName: string): Promise<string> =>
    (await call('POST', '/api/v1/players', { fullName, team })).body.id;
  const removed = await join('Aliyetolewa');
  const late = await join('Aliyechelewa');
  const other = (await call('POST', '/api/v1/players', { fullName: 'Mwingine' })).body.id;
  await remove(removed);
  expect((await take({}, other)).status).toBe(202);
  now += 15 * 60 * 1000 - 1;
  expect((await take({}, removed)).status).toBe(200);
  await remove(late);
  now += 15 * 60 * 1000;
  expect((await take({}, late)).status).toBe(202);
});
