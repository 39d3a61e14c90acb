import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function newMatch(): Promise<string> {
  const teams = await Promise.all(
    ['Chui', 'Faru'].map((name) =>
      call('POST', '/api/v1/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Women' }),
    ),
  );
  const [team1, team2] = teams.map(({ body }) => body.id);
  const plan = { matchDate: '2026-11-23', matchTime: '09:00', matchType: 'Friendly' };
  const answer = await call('POST', '/api/v1/matches', {
    ...plan,
    team1,
    team2,
    location: 'Uwanja',
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

test('a match is over for readers with its last point, and live again when that is taken back', async () => {
  const id = await newMatch();
  const path = `/api/v1/matches/${id}`;
  const { epoch } = (await call('POST', `${path}/pen`)).body;
  let seq = 0;
  async function write(...events: object[]): Promise<void> {
    const entries = events.map((event) => ({ id: randomUUID(), at: Date.now(), ...event }));
    const answer = await call('POST', `${path}/events`, { epoch, baseSeq: seq, events: entries });
    expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
    seq = answer.body.seq;
  }
  const statusNow = async () => (await call('GET', path)).body.status;
  const lineNow = async () => (await call('GET', `${path}/line`)).body.s;
  const liveNow = async () => (await call('GET', '/api/v1/matches?status=Live')).body.items.length;
  const total = (set: number, team1Score = 25) => ({
    type: 'set-result',
    set,
    team1Score,
    team2Score: 20,
  });
  await write({ type: 'start' }, total(1), total(2));
  expect([await statusNow(), await lineNow(), await liveNow()]).toEqual(['Live', 'Live', 1]);
  const last = randomUUID();
  await write({ ...total(3), id: last });
  expect([await statusNow(), await lineNow(), await liveNow()]).toEqual(['ended', 'ended', 0]);
  await write({ type: 'void', target: last });
  expect([await statusNow(), await lineNow(), await liveNow()]).toEqual(['Live', 'Live', 1]);
  await write(total(3), { type: 'sign', role: 'captain1', name: 'Asha' }, { type: 'end' });
  expect(await statusNow()).toBe('ended');
});
