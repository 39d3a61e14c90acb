import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.store;
async function done(method: string, path: string, body?: unknown) {
  const answer = await server.call(method, `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const TOWN = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
const teams = [
  (await done('POST', '/teams', { ...TOWN, name: 'Chui' })).id,
  (await done('POST', '/teams', { ...TOWN, name: 'Faru' })).id,
];
const { id: league } = await done('POST', '/leagues', {
  name: 'Ligi',
  type: 'League',
  startsAt: '2026-11-01',
  location: 'Tanga',
  partner: 'N/A',
});

/** The happenings since the last call. */
let seen = 0;
async function happened() {
  const rows = await db
    .selectFrom('happening')
    .selectAll()
    .where('version', '>', seen)
    .orderBy('version')
    .execute();
  seen = rows.at(-1)?.version ?? seen;
  return rows.map(({ kind, topic, body }) => {
    const { before, value } = JSON.parse(body);
    return topic === 'plan' ? kind : [kind, topic, before, value];
  });
}

async function createMatch(): Promise<string> {
  const { id } = await done('POST', '/matches', {
    team1: teams[0],
    team2: teams[1],
    matchType: league,
    matchDate: '2026-11-20',
    matchTime: '16:00',
    location: 'Ndani',
  });
  return id;
}

test('a match from its plan to its result, each event once and with its values', async () => {
  await happened();
  const id = await createMatch();
  expect(await happened()).toEqual(['match.created']);
  await done('PATCH', `/matches/${id}`, { matchTime: '17:00' });
  await done('PATCH', `/matches/${id}`, { location: 'Nje' });
  await done('PATCH', `/matches/${id}`, { location: 'Nje' });
  expect(await happened()).toEqual(['match.rescheduled', 'match.venue_moved']);
  await done('POST', `/matches/${id}/status`, { status: 'postponed' });
  expect(await happened()).toEqual(['match.postponed']);
  await done('POST', `/matches/${id}/status`, { status: 'Live' });
  expect(await happened()).toEqual([
    ['match.started', 'start', null, 'begun'],
    'match.rescheduled',
  ]);
  await done('PUT', `/matches/${id}/sets/1`, { team1Score: 25, team2Score: 23 });
  await done('PUT', `/matches/${id}/sets/1`, { team1Score: 25, team2Score: 21 });
  expect(await happened()).toEqual([
    ['match.set_ended', 'set:1', null, '25-23'],
    ['match.corrected', 'set:1', '25-23', '25-21'],
  ]);
  await done('PUT', `/matches/${id}/sets/2`, { team1Score: 25, team2Score: 20 });
  await done('PUT', `/matches/${id}/sets/3`, { team1Score: 25, team2Score: 20 });
  expect((await happened()).slice(-3)).toEqual([
    ['match.set_ended', 'set:3', null, '25-20'],
    ['match.ended', 'result', null, '3-0'],
    ['standings.decided', null, null, null],
  ]);
  await done('POST', `/matches/${id}/status`, { status: 'ended' });
  expect(await happened()).toEqual([]);
});

test('a whole result that is entered after the match is told as the result alone', async () => {
  const id = await createMatch();
  await happened();
  await done('PUT', `/matches/${id}/result`, {
    sets: [
      [25, 20],
      [25, 20],
      [25, 20],
    ],
  });
  expect((await happened()).filter(([kind]) => kind !== 'standings.decided')).toEqual([
    ['match.ended', 'result', null, '3-0'],
  ]);
});

test('a command that is refused leaves nothing', async () => {
  await happened();
  const { status } = await server.call('POST', '/api/v1/matches', { team1: teams[0] });
  expect(status).toBe(400);
  expect(await happened()).toEqual([]);
});

test('news are told when they are published, a draft is not', async () => {
  await happened();
  const { id } = await done('POST', '/news', { title: 'Habari', text: 'Leo', draft: true });
  expect(await happened()).toEqual([]);
  await done('PATCH', `/news/${id}`, { draft: false });
  await done('PATCH', `/news/${id}`, { title: 'Habari mpya' });
  expect(await happened()).toEqual([['news.published', null, null, null]]);
});

test('an archived match is cancelled, and planned again when it comes back', async () => {
  const id = await createMatch();
  await happened();
  await done('DELETE', `/matches/${id}`);
  expect(await happened()).toEqual(['match.cancelled']);
});
