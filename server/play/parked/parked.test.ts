import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

type Sent = { id: string; type: string; at: number; [fact: string]: unknown };

function event(type: string, facts: object = {}): Sent {
  return { id: randomUUID(), type, at: Date.now(), ...facts };
}

function rallies(...winners: (1 | 2)[]): Sent[] {
  return winners.map((winner, index) => event('rally', { winner: `team${winner}`, no: index + 1 }));
}

/** A live match of two entries in which the given rallies have been kept. */
async function playedMatch(
  events: Sent[],
  matchType = 'Friendly',
): Promise<{ path: string; link: string }> {
  const teams: string[] = [];
  for (const name of ['Chui', 'Faru']) {
    const team = { name, city: 'Tanga', coach: 'N/A', gender: 'Men' };
    teams.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const fixture = { team1: teams[0], team2: teams[1], matchType };
  const when = { matchDate: '2026-11-21', matchTime: '16:00' };
  const { id } = (await call('POST', '/api/v1/matches', { ...fixture, ...when })).body;
  const path = `/api/v1/matches/${id}`;
  const { epoch } = (await call('POST', `${path}/pen`, {})).body;
  const opening = [event('start'), event('set-start', { set: 1, firstServe: 'team1' })];
  const body = { epoch, baseSeq: 0, events: [...opening, ...events] };
  expect((await call('POST', `${path}/events`, body)).status).toBe(200);
  const { token } = (await call('POST', `${path}/scorer-links`)).body;
  return { path, link: token };
}

test('a scorer may park a branch repeatedly, and an administrator sees both logs', async () => {
  const { path, link } = await playedMatch(rallies(2, 2));
  const events = rallies(1, 1, 1);
  for (let send = 0; send < 2; send += 1) {
    const parked = await call('POST', `${path}/parked`, { baseSeq: 2, events }, { token: link });
    expect(parked.body).toEqual({ id: events.at(-1)!.id, entries: 3 });
  }
  const { items } = (await call('GET', `${path}/parked`)).body;
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    by: 'Scorer link',
    baseSeq: 2,
    seq: 4,
    arrived: false,
    choice: null,
    base: { sets: [{ set: 1, team1Score: 0, team2Score: 0 }] },
    server: { events: [{ seq: 3 }, { seq: 4 }], stand: { sets: [{ team2Score: 2 }] } },
    branch: { refusal: null, stand: { sets: [{ team1Score: 3, team2Score: 0 }] } },
  });
  const open = (await call('GET', '/api/v1/parked')).body.items;
  expect(open).toContainEqual(
    expect.objectContaining({ branch: events.at(-1)!.id, team1: 'Chui', entries: 3 }),
  );
});

test('a chosen branch replaces the entries of the log without deleting them', async () => {
  const { path } = await playedMatch(rallies(2, 2));
  const events = rallies(1, 1, 1);
  await call('POST', `${path}/parked`, { baseSeq: 2, events });
  const choice = `${path}/parked/${events.at(-1)!.id}/choice`;
  const late = await call('POST', choice, { keep: 'branch', seq: 3 });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  const chosen = await call('POST', choice, { keep: 'branch', seq: 4 });
  expect(chosen.body.sets).toMatchObject([{ team1Score: 3, team2Score: 0 }]);
  const log = (await call('GET', `${path}/events`)).body.items;
  expect(log.map((it: any) => it.type)).toEqual([
    'start',
    'set-start',
    'rally',
    'rally',
    'void',
    'rally',
    'rally',
    'rally',
  ]);
  const [branch] = (await call('GET', `${path}/parked`)).body.items;
  expect(branch).toMatchObject({ choice: 'branch', decidedBy: 'Admin' });
  expect((await call('POST', choice, { keep: 'server', seq: 8 })).status).toBe(409);
  const trail = (await call('GET', `/api/v1/audit?subject=match:${path.split('/').at(-1)}`)).body;
  const actions = trail.items.map((it: any) => it.action);
  expect(actions).toEqual(expect.arrayContaining(['match.park', 'match.settle', 'match.score']));
});

test('the log can be chosen, and the branch is kept', async () => {
  const { path } = await playedMatch(rallies(2));
  const events = rallies(1);
  await call('POST', `${path}/parked`, { baseSeq: 2, events });
  const choice = `${path}/parked/${events.at(-1)!.id}/choice`;
  const chosen = await call('POST', choice, { keep: 'server', seq: 3 });
  expect(chosen.body).toMatchObject({ seq: 3, sets: [{ team1Score: 0, team2Score: 1 }] });
  const { items } = (await call('GET', `${path}/parked`)).body;
  expect(items).toMatchObject([
    { choice: 'server', branch: { events: [{ id: events.at(-1)!.id }] } },
  ]);
  const longer = [...events, event('rally', { winner: 'team1', no: 2 })];
  await call('POST', `${path}/parked`, { baseSeq: 2, events: longer });
  const both = (await call('GET', `${path}/parked`)).body.items;
  expect(both.map((it: any) => [it.choice, it.branch.events.length])).toEqual([
    [null, 2],
    ['server', 1],
  ]);
});

test('a longer branch replaces its beginning, a different one is stored beside it', async () => {
  const { path } = await playedMatch(rallies(2));
  const [first, second, other] = [...rallies(1, 1), event('timeout', { team: 'team1' })];
  const stories = [[first], [first, second], [first, other], [first]];
  for (const events of stories) await call('POST', `${path}/parked`, { baseSeq: 2, events });
  const { items } = (await call('GET', `${path}/parked`)).body;
  const ids = items.map((it: any) => it.id).sort();
  expect(ids).toEqual([second!.id, other!.id].sort());
});

test('a branch already in the log needs no decision', async () => {
  const events = rallies(1, 2);
  const { path } = await playedMatch(events);
  await call('POST', `${path}/parked`, { baseSeq: 2, events });
  expect((await call('GET', `${path}/parked`)).body.items).toMatchObject([{ arrived: true }]);
  const open = (await call('GET', '/api/v1/parked')).body.items;
  expect(open.map((it: any) => it.branch)).not.toContain(events.at(-1)!.id);
});

test('a branch against the rules is refused and changes nothing', async () => {
  const { path } = await playedMatch(rallies(2));
  const events = [...rallies(1), event('set-start', { set: 2 })];
  await call('POST', `${path}/parked`, { baseSeq: 2, events });
  const [branch] = (await call('GET', `${path}/parked`)).body.items;
  expect(branch.branch).toMatchObject({ stand: null, refusal: 'SET_RUNNING' });
  const choice = `${path}/parked/${events.at(-1)!.id}/choice`;
  const refused = await call('POST', choice, { keep: 'branch', seq: 3 });
  expect([refused.status, refused.body.code]).toEqual([422, branch.branch.refusal]);
  const [after] = (await call('GET', `${path}/parked`)).body.items;
  expect(after).toMatchObject({ choice: null, seq: 3 });
});

test('strangers may not park a branch, and scorers without the pen may not choose one', async () => {
  const { path, link } = await playedMatch(rallies(2));
  const other = await playedMatch([]);
  const body = { baseSeq: 2, events: rallies(1) };
  const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status;
  expect(await statusOf('POST', `${path}/parked`, body, { token: null })).toBe(401);
  expect(await statusOf('POST', `${path}/parked`, body, { token: other.link })).toBe(403);
  expect(await statusOf('GET', `${path}/parked`, undefined, { token: other.link })).toBe(403);
  expect(await statusOf('GET', '/api/v1/parked', undefined, { token: null })).toBe(401);
  const choice = `${path}/parked/${body.events.at(-1)!.id}/choice`;
  expect(await statusOf('POST', choice, { keep: 'server', seq: 3 }, { token: link })).toBe(403);
  expect(await statusOf('POST', choice, { keep: 'server', seq: 3 })).toBe(404);
  expect(await statusOf('POST', `${path}/parked`, { baseSeq: 2, events: [] })).toBe(400);
  expect(await statusOf('POST', '/api/v1/matches/none/parked', body)).toBe(404);
});

test('a branch sent twice at once is stored once', async () => {
  const { path } = await playedMatch(rallies(2));
  const body = { baseSeq: 2, events: rallies(1) };
  const sends = Array.from({ length: 4 }, () => call('POST', `${path}/parked`, body));
  for (const { status } of await Promise.all(sends)) expect(status).toBe(200);
  expect((await call('GET', `${path}/parked`)).body.items).toHaveLength(1);
});

test('a branch that is too long is refused', async () => {
  const { path, link } = await playedMatch(rallies(2, 2));
  const park = async (events: Sent[]) =>
    (await call('POST', `${path}/parked`, { baseSeq: 2, events }, { token: link })).status;
  const voids = (count: number) =>
    Array.from({ length: count }, () => event('void', { target: randomUUID() }));
  const remarks = () => Array.from({ length: 2000 }, () => event('remark', { text: 'Mvua' }));
  expect(await park([...rallies(1), ...voids(600)])).toBe(429);
  expect(await park([...rallies(1), ...voids(60)])).toBe(200);
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push(await park(remarks()));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('a branch is chosen once, also where the log has not gone on since', async () => {
  const { path } = await playedMatch(rallies(2));
  const events = rallies(1);
  await call('POST', `${path}/parked`, { baseSeq: 2, events });
  const choice = `${path}/parked/${events.at(-1)!.id}/choice`;
  expect((await call('POST', choice, { keep: 'server', seq: 3 })).status).toBe(200);
  const again = await call('POST', choice, { keep: 'server', seq: 3 });
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  expect((await call('GET', `${path}/parked`)).body.items).toMatchObject([{ choice: 'server' }]);
});

test('a secretary chooses for a match of the own league, and for no other one', async () => {
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Tanga', partner: 'N/A' };
  const newLeague = async (name: string): Promise<string> =>
    (await call('POST', '/api/v1/leagues', { ...season, name })).body.id;
  const league = await newLeague('Ligi ya Mkoa');
  const secretary = await addPerson(server, 'Zawadi', 'Fan');
  await call('PUT', `/api/v1/leagues/${league}/secretaries/${secretary.id}`);
  for (const [matchType, status] of [
    [league, 200],
    [await newLeague('Ligi ya Taifa'), 403],
  ] as const) {
    const { path } = await playedMatch(rallies(2), matchType);
    const events = rallies(1);
    await call('POST', `${path}/parked`, { baseSeq: 2, events });
    const choice = `${path.replace('/api/v1', '')}/parked/${events.at(-1)!.id}/choice`;
    const chosen = await secretary.ask('POST', choice, { keep: 'server', seq: 3 });
    expect(chosen.status, matchType).toBe(status);
  }
});

test('the holder of the pen sees both stories at the table and chooses; another scorer does not', async () => {
  const { path, link } = await playedMatch(rallies(2, 2));
  const other = (await call('POST', `${path}/scorer-links`)).body.token as string;
  const events = rallies(1, 1, 1);
  await call('POST', `${path}/parked`, { baseSeq: 2, events }, { token: link });
  const as = (token: string | null) => ({ token });
  // Two devices with a link each: the one that took over holds the pen.
  await call('POST', `${path}/pen`, { takeOver: true }, as(other));
  expect((await call('GET', `${path}/seats`, undefined, as(other))).body.parked).toBe(1);
  const seen = await call('GET', `${path}/parked`, undefined, as(other));
  expect(seen.body.items).toMatchObject([{ choice: null, branch: { refusal: null } }]);
  expect((await call('GET', `${path}/parked`, undefined, as(null))).status).toBe(401);

  const choice = `${path}/parked/${events.at(-1)!.id}/choice`;
  const without = await call('POST', choice, { keep: 'branch', seq: 4 }, as(link));
  expect([without.status, without.body.code]).toEqual([403, 'FORBIDDEN']);
  const chosen = await call('POST', choice, { keep: 'branch', seq: 4 }, as(other));
  expect(chosen.body.sets).toMatchObject([{ team1Score: 3, team2Score: 0 }]);
  expect((await call('GET', `${path}/seats`, undefined, as(other))).body.parked).toBe(0);
});

test('the office takes a story that the scorer left out, and nobody else chooses twice', async () => {
  const { path, link } = await playedMatch(rallies(2, 2));
  const events = rallies(1, 1, 1);
  await call('POST', `${path}/parked`, { baseSeq: 2, events }, { token: link });
  const token = { token: link };
  await call('POST', `${path}/pen`, { takeOver: true }, token);
  const choice = `${path}/parked/${events.at(-1)!.id}/choice`;
  expect((await call('POST', choice, { keep: 'server', seq: 4 }, token)).status).toBe(200);
  const again = await call('POST', choice, { keep: 'branch', seq: 4 }, token);
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
  const revised = await call('POST', choice, { keep: 'branch', seq: 4 });
  expect(revised.body.sets).toMatchObject([{ team1Score: 3, team2Score: 0 }]);
  const { items } = (await call('GET', `${path}/parked`)).body;
  expect(items).toMatchObject([{ choice: 'branch', decidedBy: 'Admin' }]);
});
