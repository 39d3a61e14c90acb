import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const TOWN = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
const team1 = await create('/teams', { ...TOWN, name: 'Chui' });
const team2 = await create('/teams', { ...TOWN, name: 'Faru' });

async function newMatch(): Promise<{ id: string; path: string }> {
  const when = { matchDate: '2026-11-21', matchTime: '16:00' };
  const id = await create('/matches', { team1, team2, matchType: 'Friendly', ...when });
  return { id, path: `/api/v1/matches/${id}` };
}

async function scorer(name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const account = await addUser(store, SYSTEM, {
    email,
    name,
    role: 'Fan',
    password: 'mpira wa 6',
  });
  const token = await addToken(store, SYSTEM, { email, name: 'test' });
  return { token, official: await create('/officials', { name, account }) };
}

const typesOf = async (path: string): Promise<string[]> =>
  (await call('GET', `${path}/log.json`)).body.events.map(({ type }: { type: string }) => type);
const put = (path: string, set: number, team1Score: number, team2Score: number, token?: string) =>
  call('PUT', `${path}/sets/${set}`, { team1Score, team2Score }, token ? { token } : {});
const setStatus = (path: string, status: string) => call('POST', `${path}/status`, { status });
const event = (type: string, facts: object = {}) => ({
  id: randomUUID(),
  type,
  at: Date.now(),
  ...facts,
});
const matchRow = (id: string) =>
  store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const linesOf = async (id: string) => {
  const rows = await store.db
    .selectFrom('change')
    .select(['match_version', 'line'])
    .where('match_id', '=', id)
    .where('line', 'is not', null)
    .orderBy('version')
    .execute();
  return rows.map(({ match_version, line }) => ({ version: match_version, ...JSON.parse(line!) }));
};

test('the scorer of a match enters its sets, the scorer of another match may not', async () => {
  const { path } = await newMatch();
  const own = await scorer('Asha');
  const other = await scorer('Juma');
  const officials = [{ official: own.official, duty: 'scorer' }];
  await call('PUT', `${path}/officials`, { officials });
  expect((await put(path, 1, 25, 20, other.token)).status).toBe(403);
  expect((await put(path, 1, 25, 20, own.token)).status).toBe(200);
});

test('a match that does not exist or is archived is not found', async () => {
  expect((await put('/api/v1/matches/none', 1, 25, 20)).body.text).toEqual({
    key: 'match.notFound',
  });
  const { path } = await newMatch();
  await call('DELETE', path);
  expect((await setStatus(path, 'Live')).status).toBe(404);
});

test('the total of a first set begins the match, that of the next one does not begin it again', async () => {
  const { path } = await newMatch();
  await put(path, 1, 25, 20);
  expect(await typesOf(path)).toEqual(['start', 'set-result']);
  await put(path, 2, 20, 25);
  expect(await typesOf(path)).toEqual(['start', 'set-result', 'set-result']);
  expect((await call('GET', path)).body).toMatchObject({
    status: 'Live',
    team1Wins: 1,
    team2Wins: 1,
    sets: [
      { set: 1, team1Score: 25, team2Score: 20 },
      { set: 2, team1Score: 20, team2Score: 25 },
    ],
  });
});

test('the total of a set begins a match that was postponed, and no other match that waits', async () => {
  const { path } = await newMatch();
  await setStatus(path, 'postponed');
  expect((await put(path, 1, 25, 20)).status).toBe(200);
  expect(await typesOf(path)).toEqual(['postpone', 'start', 'set-result']);
  const cancelled = await newMatch();
  await setStatus(cancelled.path, 'cancelled');
  expect((await put(cancelled.path, 1, 25, 20)).status).toBe(422);
  expect(await typesOf(cancelled.path)).toEqual(['cancel']);
});

test('a refused total names its field, a refused status names the status', async () => {
  const { path } = await newMatch();
  const fieldsOf = (answer: { body: any }) =>
    answer.body.errors.map(({ field }: { field: string }) => field);
  expect(fieldsOf(await put(path, 1, 25, 24))).toEqual(['team1Score']);
  expect(fieldsOf(await put(path, 3, 25, 20))).toEqual(['set']);
  const ended = await setStatus(path, 'ended');
  expect([ended.status, fieldsOf(ended)]).toEqual([422, ['status']]);
});

test('setting the current status changes nothing', async () => {
  const { id, path } = await newMatch();
  await setStatus(path, 'Live');
  const { seq, version } = await matchRow(id);
  expect((await setStatus(path, 'Live')).status).toBe(200);
  expect(await matchRow(id)).toMatchObject({ seq, version });
});

test('repeated entries change nothing and are not published', async () => {
  const { id, path } = await newMatch();
  const { epoch } = (await call('POST', `${path}/pen`, {})).body;
  const batch = { epoch, baseSeq: 0, events: [event('start')] };
  await call('POST', `${path}/events`, batch);
  const before = [await matchRow(id), await linesOf(id)];
  expect((await call('POST', `${path}/events`, batch)).body.seq).toBe(1);
  expect([await matchRow(id), await linesOf(id)]).toEqual(before);
});

test('an entry repeated within a batch is refused', async () => {
  const { path } = await newMatch();
  const { epoch } = (await call('POST', `${path}/pen`, {})).body;
  const start = event('start');
  const answer = await call('POST', `${path}/events`, {
    epoch,
    baseSeq: 0,
    events: [start, start],
  });
  expect([answer.status, answer.body.code]).toEqual([422, 'ID_REUSED']);
  expect(answer.body.errors[0]).toMatchObject({
    field: 'events.1.id',
    text: { key: 'log.sameId' },
  });
});

test('entries on an older base are refused if they hold only a part of the missing ones', async () => {
  const { path } = await newMatch();
  const { epoch } = (await call('POST', `${path}/pen`, {})).body;
  const opening = [event('start'), event('set-start', { set: 1, firstServe: 'team1' })];
  await call('POST', `${path}/events`, { epoch, baseSeq: 0, events: opening });
  const events = [opening[0], event('rally', { winner: 'team1', no: 1 })];
  const answer = await call('POST', `${path}/events`, { epoch, baseSeq: 0, events });
  expect([answer.status, answer.body.code]).toEqual([409, 'STALE_BASE']);
});

test('taking over the pen publishes a new version of the match', async () => {
  const { id, path } = await newMatch();
  const link = (await call('POST', `${path}/scorer-links`)).body;
  const { version } = await matchRow(id);
  const lines = await linesOf(id);
  const first = (await call('POST', `${path}/pen`, {}, { token: link.token })).body;
  expect(first).toEqual({ epoch: 1, seq: 0 });
  expect((await matchRow(id)).version).toBe(version);
  expect(await linesOf(id)).toEqual(lines);
  await call('POST', `${path}/pen`, { takeOver: true });
  expect(await matchRow(id)).toMatchObject({
    version: version + 1,
    pen_epoch: 2,
    pen_holder: `user:${server.adminId}`,
  });
  const since = (await linesOf(id)).slice(lines.length);
  expect(since).toMatchObject([{ version: version + 1, v: version + 1, pen: 2 }]);
  const { items } = (await call('GET', `/api/v1/audit?subject=match:${id}`)).body;
  const holder = `scorer-link:${link.id}`;
  expect(items[0]).toMatchObject({
    action: 'match.pen',
    before: { epoch: 1, holder },
    after: { epoch: 2, holder: `user:${server.adminId}` },
  });
  expect(items[1]).toMatchObject({
    before: { epoch: 0, holder: null },
    after: { epoch: 1, holder },
  });
});
