import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store, call } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
let people = 0;

async function coachToken() {
  people += 1;
  const email = `coach${people}@example.org`;
  const user = { email, name: 'Kocha', role: 'Coach', password: 'long enough 1' } as const;
  const id = await addUser(store, SYSTEM, user);
  return { id, token: await addToken(store, SYSTEM, { email, name: 'test' }) };
}

/** A match of two coached teams of eight, shirts 1 to 8. */
async function preparedMatch() {
  const sides = [];
  for (const name of ['Pamba', 'Simba']) {
    const coach = await coachToken();
    const about = { city: 'Mwanza', gender: 'Women', coach: coach.id, name };
    const team = (await call('POST', '/api/v1/teams', about)).body.id as string;
    const players: string[] = [];
    for (let shirt = 1; shirt <= 8; shirt += 1) {
      const player = { fullName: `${name} ${shirt}`, team, jerseyNumber: shirt };
      players.push((await call('POST', '/api/v1/players', player, coach)).body.id);
    }
    sides.push({ ...coach, team, players });
  }
  const [first, second] = sides as [(typeof sides)[0], (typeof sides)[0]];
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '16:00' };
  const teams = { team1: first.team, team2: second.team };
  const { id } = (await call('POST', '/api/v1/matches', { ...teams, ...fixture })).body;
  const link = (await call('POST', `/api/v1/matches/${id}/scorer-links`)).body.token as string;
  const sheet = first.players.map((player, at) => ({ player, shirt: at + 1 }));
  const plan = { set: 1, sheet, players: [1, 2, 3, 4, 5, 6], liberos: [7], captain: 2 };
  const path = `/api/v1/matches/${id}/lineups`;
  const put = async (body: object, token: string | null = first.token) => {
    const { status, body: answer } = await call('PUT', `${path}/${first.team}`, body, { token });
    return { status, body: answer };
  };
  const read = async (token: string | null) => call('GET', path, undefined, { token });
  return { id, link, one: first, two: second, plan, path, put, read };
}

test('a coach prepares a line-up, which the scorer of the match reads', async () => {
  const { id, one: coach1, two: coach2, link, plan, put, read } = await preparedMatch();
  expect((await put(plan)).status).toBe(200);
  const changed = { ...plan, players: [2, 1, 3, 4, 5, 8], captain: null };
  expect((await put(changed)).status).toBe(200);
  for (const reader of [link, coach1.token, server.token]) {
    const { body } = await read(reader);
    expect(body.items).toMatchObject([{ ...changed, team: coach1.team }]);
  }
  const mine = await call('GET', '/api/v1/me/lineups', undefined, coach1);
  expect(mine.body.items).toMatchObject([{ match: id, team: coach1.team, set: 1 }]);
  const others = await read(coach2.token);
  expect([others.status, others.body.items]).toEqual([200, []]);
});

test('other people may neither read nor write a prepared line-up', async () => {
  const { id, one: coach1, two: coach2, link, plan, put, read, path } = await preparedMatch();
  await put(plan);
  const stranger = await coachToken();
  expect((await read(null)).status).toBe(401);
  expect((await read(stranger.token)).status).toBe(403);
  for (const token of [coach2.token, stranger.token, link]) {
    expect((await put(plan, token)).status).toBe(403);
    expect((await call('DELETE', `${path}/${coach1.team}`, undefined, { token })).status).toBe(403);
  }
  const open = ['', '/events', '/log.json'];
  for (const lineup of open) {
    const { body } = await call('GET', `/api/v1/matches/${id}${lineup}`, undefined, {
      token: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/lineup/);
  }
  const elsewhere = await call('PUT', `${path}/nobody`, plan, coach1);
  expect(elsewhere.status).toBe(404);
});

test('a line-up against the rules is refused with the code of the rule', async () => {
  const { plan, put, two: coach2 } = await preparedMatch();
  const refused = async (change: object) => {
    const { status, body } = await put({ ...plan, ...change });
    return [status, body.code, body.errors?.[0]?.field];
  };
  expect(await refused({ players: [1, 2, 3] })).toEqual([422, 'LINEUP_SIZE', 'players']);
  expect(await refused({ liberos: [6] })).toEqual([422, 'LIBERO_IN_SIX', 'players']);
  expect(await refused({ set: 2 })).toEqual([422, 'SET_MISSING', 'set']);
  const stranger = [...plan.sheet.slice(1), { player: coach2.players[0], shirt: 1 }];
  expect(await refused({ sheet: stranger })).toEqual([422, 'NOT_IN_TEAM', 'sheet.7.player']);
  const twins = [...plan.sheet.slice(1), { player: plan.sheet[0]?.player, shirt: 2 }];
  expect(await refused({ sheet: twins })).toEqual([400, 'INVALID_FIELDS', 'sheet']);
  expect(await refused({ captain: 44 })).toEqual([400, 'INVALID_FIELDS', 'captain']);
  expect(await refused({ liberos: [44] })).toEqual([400, 'INVALID_FIELDS', 'liberos']);
  expect(await refused({ players: [1, 2, 3, 4, 5, 44] })).toEqual([
    400,
    'INVALID_FIELDS',
    'players',
  ]);
});

test('a shirt number for one match leaves the roster unchanged', async () => {
  const { plan, put, one: coach1 } = await preparedMatch();
  const sheet = plan.sheet.map((entry) => (entry.shirt === 1 ? { ...entry, shirt: 91 } : entry));
  const { body } = await put({ ...plan, sheet, players: [91, 2, 3, 4, 5, 6] });
  expect(body.items[0].players).toEqual([91, 2, 3, 4, 5, 6]);
  const { body: player } = await call('GET', `/api/v1/players/${coach1.players[0]}`);
  expect(player.jerseyNumber).toBe(1);
});

test('a prepared line-up may be changed or deleted until the set starts', async () => {
  const { id, plan, put, one: coach1, path, read } = await preparedMatch();
  await put(plan);
  const { epoch, seq } = (await call('POST', `/api/v1/matches/${id}/pen`, {})).body;
  const entry = (facts: object) => ({ id: randomUUID(), at: Date.now(), ...facts });
  const begun = [entry({ type: 'start' }), entry({ type: 'set-start', set: 1 })];
  await call('POST', `/api/v1/matches/${id}/events`, { epoch, baseSeq: seq, events: begun });
  const late = await put(plan);
  expect([late.status, late.body.code]).toEqual([422, 'SET_RUNNING']);
  await call('PUT', `/api/v1/matches/${id}/sets/1`, { team1Score: 25, team2Score: 20 });
  expect((await put({ ...plan, set: 2 })).body.items).toMatchObject([{ set: 2 }]);
  expect((await call('DELETE', `${path}/${coach1.team}`, undefined, coach1)).status).toBe(204);
  expect((await read(coach1.token)).body.items).toEqual([]);
  expect((await call('DELETE', `${path}/${coach1.team}`, undefined, coach1)).status).toBe(404);
  expect(server.failures).toEqual([]);
});

test('a line-up for the next set can be prepared during play and stays private', async () => {
  const { id, link, one: coach1, two: coach2, plan, put, read } = await preparedMatch();
  const { epoch, seq } = (await call('POST', `/api/v1/matches/${id}/pen`, {})).body;
  const entry = (facts: object) => ({ id: randomUUID(), at: Date.now(), ...facts });
  const begun = [entry({ type: 'start' }), entry({ type: 'set-start', set: 1 })];
  await call('POST', `/api/v1/matches/${id}/events`, { epoch, baseSeq: seq, events: begun });
  const before = (await call('GET', `/api/v1/matches/${id}`)).body;
  const next = { ...plan, set: 2, players: [8, 2, 3, 4, 5, 6] };
  expect((await put(next)).status).toBe(200);
  expect((await put({ ...plan, set: 3 })).body.code).toBe('SET_MISSING');
  for (const reader of [link, coach1.token, server.token]) {
    expect((await read(reader)).body.items).toMatchObject([{ set: 2, players: next.players }]);
  }
  expect((await read(coach2.token)).body.items).toEqual([]);
  expect((await read(null)).status).toBe(401);
  // Nothing that fans or the opponent read has changed by it.
  expect((await call('GET', `/api/v1/matches/${id}`, undefined, coach2)).body).toEqual(before);
  const open = await call('GET', `/api/v1/matches/${id}/log.json`, undefined, { token: null });
  expect(JSON.stringify(open.body)).not.toMatch(/lineup/);

  const total = { team1Score: 25, team2Score: 20 };
  for (const set of [1, 2, 3]) {
    const { status } = await call('PUT', `/api/v1/matches/${id}/sets/${set}`, total);
    expect(status).toBe(200);
  }
  expect((await put({ ...plan, set: 4 })).body.code).toBe('MATCH_OVER');
  expect(server.failures).toEqual([]);
});

test('a coach adds players to the own team only, and links no account', async () => {
  const { one: coach1, two: coach2 } = await preparedMatch();
  const add = async (body: object) =>
    (await call('POST', '/api/v1/players', { fullName: 'Mpya', ...body }, coach1)).status;
  expect(await add({ team: coach1.team })).toBe(201);
  expect(await add({ team: coach2.team })).toBe(403);
  expect(await add({})).toBe(403);
  expect(await add({ team: coach1.team, userId: coach1.id })).toBe(403);
  const roster = (team: string) => call('GET', `/api/v1/teams/${team}/players`, undefined, coach1);
  expect((await roster(coach1.team)).body.items).toHaveLength(9);
  expect((await roster(coach2.team)).status).toBe(403);
  const { body: own } = await call('GET', '/api/v1/me/teams', undefined, coach1);
  expect(own.items.map(({ id }: { id: string }) => id)).toEqual([coach1.team]);
});

test('the coach of the second team prepares the own line-up, and the coach of the first may not', async () => {
  const { path, one: coach1, two: coach2, plan, read } = await preparedMatch();
  const sheet = coach2.players.map((player, at) => ({ player, shirt: at + 1 }));
  const put = (token: string) =>
    call('PUT', `${path}/${coach2.team}`, { ...plan, sheet }, { token });
  expect((await put(coach1.token)).status).toBe(403);
  expect((await put(coach2.token)).status).toBe(200);
  expect((await read(coach2.token)).body.items).toMatchObject([{ team: coach2.team }]);
  expect((await read(coach1.token)).body.items).toEqual([]);
});

test('a line-up for a match that does not exist is not found', async () => {
  const { plan, one: coach1 } = await preparedMatch();
  const path = `/api/v1/matches/nobody/lineups/${coach1.team}`;
  const { status, body } = await call('PUT', path, plan, coach1);
  expect([status, body.detail]).toEqual([404, 'Match not found.']);
});

test('a player of the other team at the head of the sheet is refused there', async () => {
  const { plan, put, two: coach2, read, one: coach1 } = await preparedMatch();
  const sheet = [{ player: coach2.players[0], shirt: 1 }, ...plan.sheet.slice(1)];
  const { status, body } = await put({ ...plan, sheet });
  expect([status, body.code, body.errors[0].field]).toEqual([422, 'NOT_IN_TEAM', 'sheet.0.player']);
  expect((await read(coach1.token)).body.items).toEqual([]);
});
