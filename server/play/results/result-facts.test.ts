import { afterAll, expect, test } from 'vitest';
import { localDate } from '#server/platform/time/local-time.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';

const NOW = Date.parse('2026-06-10T12:00:00Z');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call, store } = server;

const THREE_NIL = [
  [25, 20],
  [27, 25],
  [25, 18],
];

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const TOWN = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
const team1 = await create('/teams', { ...TOWN, name: 'Chui' });
const team2 = await create('/teams', { ...TOWN, name: 'Faru' });

async function newMatch(matchDate = '2026-01-09') {
  const match = { team1, team2, matchType: 'Friendly', matchDate, matchTime: '16:00' };
  const id = await create('/matches', match);
  const path = `/api/v1/matches/${id}`;
  const put = (body: object) => call('PUT', `${path}/result`, body);
  const eventsOf = async () => (await call('GET', `${path}/log.json`)).body.events;
  return { id, path, put, eventsOf };
}

const fault = ({ status, body }: { status: number; body: any }) => [
  status,
  body.code,
  body.errors?.[0].field,
];

test('a result on the day of the match is taken, one before it names the day', async () => {
  const today = await newMatch(localDate(NOW));
  expect((await today.put({ sets: THREE_NIL })).status).toBe(200);
  const tomorrow = await newMatch('2026-06-11');
  const refused = await tomorrow.put({ sets: THREE_NIL });
  expect(fault(refused)).toEqual([422, 'MATCH_NOT_YET', 'otherDay']);
  expect(refused.body.detail).toContain('2026-06-11');
});

test('entries carry the start of a match that is over, and the present for one that is to come', async () => {
  const past = await newMatch('2026-01-09');
  await past.put({ sets: THREE_NIL });
  const start = Date.parse('2026-01-09T13:00:00Z');
  expect(new Set((await past.eventsOf()).map(({ at }: any) => at))).toEqual(new Set([start]));
  const coming = await newMatch('2026-06-12');
  await coming.put({ sets: THREE_NIL, otherDay: true });
  expect(new Set((await coming.eventsOf()).map(({ at }: any) => at))).toEqual(new Set([NOW]));
});

test('the trail has attendance and reason before and after, and nothing where they stay', async () => {
  const { id, put } = await newMatch();
  await put({ sets: THREE_NIL, attendance: 340, reason: 'Played in Tanga' });
  await put({ sets: THREE_NIL });
  await put({ sets: THREE_NIL, reason: 'Played in Moshi' });
  const facts = (await trailOf(store, `match:${id}`)).filter(
    ([action]) => action === 'match.result',
  );
  const none = { attendance: null, reason: null };
  const tanga = { attendance: 340, reason: 'Played in Tanga' };
  const moshi = { attendance: 340, reason: 'Played in Moshi' };
  expect(facts).toEqual([
    ['match.result', none, tanga],
    ['match.result', tanga, moshi],
  ]);
});

test('sets that were interrupted do not end the match when they are sent as a whole result', async () => {
  const { put } = await newMatch();
  const sets = THREE_NIL.slice(0, 2);
  expect((await put({ sets, interruption: 'suspended' })).body.status).toBe('suspended');
  expect(fault(await put({ sets }))).toEqual([422, 'NOT_DECIDED', 'sets']);
});

test('a forfeit of a match that has begun and is not decided needs no question', async () => {
  const { path, put } = await newMatch();
  await call('PUT', `${path}/sets/1`, { team1Score: 25, team2Score: 20 });
  const { status, body } = await put({ forfeit: 'team2' });
  expect([status, body.status, body.winner]).toEqual([200, 'ended', 'team1']);
});

test('a postponed match without a reason has an entry without one', async () => {
  const { put, eventsOf } = await newMatch('2026-06-12');
  expect((await put({ interruption: 'postponed' })).body.resultReason).toBe(null);
  const [entry] = await eventsOf();
  expect([entry.type, 'why' in entry]).toEqual(['postpone', false]);
});
