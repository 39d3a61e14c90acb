import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailSince } from '#server/testing/trail-since.ts';
import { writeScouting } from './commands.ts';

let now = Date.parse('2026-11-21T13:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, store } = server;

async function must(method: string, path: string, body?: object) {
  const answer = await call(method, `/api/v1${path}`, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

/** A match whose set has begun, with the lists of its teams or without. */
async function playedMatch({ hasLists = true } = {}) {
  const teams: string[] = [];
  for (const name of ['Kibo', 'Meru']) {
    const team = { city: 'Moshi', coach: 'N/A', gender: 'Women', name };
    teams.push((await must('POST', '/teams', team)).id);
  }
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '16:00' };
  const sides = { team1: teams[0], team2: teams[1] };
  const { id } = await must('POST', '/matches', { ...fixture, ...sides });
  const path = `/matches/${id}`;
  const { epoch, seq } = await must('POST', `${path}/pen`, {});
  let baseSeq = seq;
  async function score(...facts: object[]): Promise<string[]> {
    const events = facts.map((fact) => ({ id: randomUUID(), at: now, ...fact }));
    ({ seq: baseSeq } = await must('POST', `${path}/events`, { epoch, baseSeq, events }));
    return events.map((event) => event.id);
  }
  const sheet = { players: [1, 2, 3, 4, 5, 6, 7] };
  await score(
    ...(hasLists ? [{ type: 'match-setup', team1: sheet, team2: sheet }] : []),
    { type: 'start' },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  const rally = (winner: string, no: number) => ({ type: 'rally', winner, no });
  const rallies = await score(rally('team1', 1), rally('team2', 2));
  const put = (event: string, body: object) =>
    call('PUT', `/api/v1${path}/rallies/${event}/scouting`, body);
  const touchesOf = async (): Promise<string[][]> =>
    (await must('GET', `${path}/scouting`)).items.map(({ touches }: any) => touches);
  const version = async (): Promise<number> => (await must('GET', path)).version;
  return { id: id as string, path, score, rallies, put, touchesOf, version };
}

test('touches of one rally take the place of its former ones, and those of the other rally stay', async () => {
  const { id, rallies, put, touchesOf } = await playedMatch();
  const [first, second] = rallies;
  await put(first!, { touches: ['*01SM-'] });
  await put(second!, { touches: ['*02SM='] });
  now += 60_000;
  const setters = { team1: 1, team2: 5 };
  expect((await put(first!, { touches: ['*01SM+', 'a03RM+'], setters })).status).toBe(204);
  expect(await touchesOf()).toEqual([['*01SM+', 'a03RM+'], ['*02SM=']]);
  const row = await store.db
    .selectFrom('rally_scouting')
    .selectAll()
    .where('match_id', '=', id)
    .where('event_id', '=', first!)
    .executeTakeFirstOrThrow();
  expect(row.written_at).toBe(now);
  expect(JSON.parse(row.body)).toEqual({ touches: ['*01SM+', 'a03RM+'], setters });
});

test('while a match runs only its table hears of touches, while it is interrupted its readers and pages do', async () => {
  const { id, path, rallies, put, version } = await playedMatch();
  const [first] = rallies;
  const live = await version();
  let since = await trailSince(store);
  await put(first!, { touches: ['*01SM-'] });
  expect(await version()).toBe(live);
  expect((await since()).isHeard).toEqual({ site: false, match: false, table: true });
  await must('POST', `${path}/status`, { status: 'suspended' });
  const interrupted = await version();
  since = await trailSince(store);
  expect((await put(first!, { touches: ['*01SM-', 'a03RM+'] })).status).toBe(204);
  expect(await version()).toBe(interrupted + 1);
  expect((await since()).isHeard).toEqual({ site: true, match: true, table: true });
  const { items } = await must('GET', `/audit?subject=match:${id}&limit=100`);
  const written = items.filter(({ action }: { action: string }) => action === 'match.scout');
  expect(written.map(({ after }: any) => after)).toEqual([
    { rally: first, touches: 2 },
    { rally: first, touches: 1 },
  ]);
});

test('rallies of each set have touches', async () => {
  const { rallies, put, score, touchesOf } = await playedMatch();
  const rest = Array.from({ length: 24 }, (_, at) => ({
    type: 'rally',
    winner: 'team1',
    no: at + 3,
  }));
  await score(...rest);
  const next = { type: 'set-start', set: 2, firstServe: 'team2' };
  const [, second] = await score(next, { type: 'rally', winner: 'team2', no: 1 });
  for (const rally of [rallies[0]!, second!])
    expect((await put(rally, { touches: ['*01SM-'] })).status).toBe(204);
  const touches = await touchesOf();
  expect([touches[0], touches.at(-1), touches.flat().length]).toEqual([['*01SM-'], ['*01SM-'], 2]);
});

test('a point that was given without a rally has no touches', async () => {
  const { put, score } = await playedMatch();
  const [penalty] = await score({ type: 'sanction', team: 'team2', person: 3, grade: 'penalty' });
  const { status, body } = await put(penalty!, { touches: ['*01SM-'] });
  expect([status, body.text.key]).toEqual([404, 'scouting.notFound']);
});

test('a team without a list has any shirt, and a touch of nobody is on no list', async () => {
  const open = await playedMatch({ hasLists: false });
  expect((await open.put(open.rallies[0]!, { touches: ['*44SM-', 'a55RM+'] })).status).toBe(204);
  const listed = await playedMatch();
  const [first] = listed.rallies;
  expect((await listed.put(first!, { touches: ['*$$SM-', 'a07RM+'] })).status).toBe(204);
  const { body } = await listed.put(first!, { touches: ['*$$SM-', '*01SM+', '*08SM-'] });
  expect([body.code, body.errors]).toMatchObject(['NOT_REGISTERED', [{ field: 'touches.2' }]]);
  expect(body.text).toEqual({ key: 'scouting.notListed', params: { shirt: 8 } });
});

test('the command refuses a fan, and an unknown match is not found', async () => {
  const { id, rallies, touchesOf } = await playedMatch();
  const actor = {
    kind: 'user',
    id: 'x',
    name: 'x',
    email: 'x',
    role: 'Fan',
    secretaryOf: [],
    managerOf: [],
  } as const;
  const author = { actor, now };
  const body = { touches: ['*01SM-'] };
  const refused = writeScouting(store, author, id, rallies[0]!, body);
  await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const unknown = writeScouting(store, author, 'nothing', rallies[0]!, body);
  await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await touchesOf()).toEqual([[], []]);
});
