import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

const DRAWING = 'M10 20L30 40L50 20M60 60L80 70';

/** A match that team 2 did not come to, over, with its scorer link's token. */
async function forfeitedMatch() {
  const team = { city: 'Moshi', coach: 'N/A', gender: 'Women' };
  const team1 = (await call('POST', '/api/v1/teams', { ...team, name: 'Upepo' })).body.id;
  const team2 = (await call('POST', '/api/v1/teams', { ...team, name: 'Kimbunga' })).body.id;
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '16:00' };
  const { id } = (await call('POST', '/api/v1/matches', { team1, team2, ...fixture })).body;
  const link = (await call('POST', `/api/v1/matches/${id}/scorer-links`)).body.token as string;
  let epoch = 0;
  let baseSeq = 0;
  async function takePen(token?: string) {
    const pen = await call('POST', `/api/v1/matches/${id}/pen`, { takeOver: true }, auth(token));
    ({ epoch, seq: baseSeq } = pen.body);
  }
  async function sendEvents(token: string | undefined, ...events: object[]) {
    const logged = events.map((event) => ({ id: randomUUID(), at: Date.now(), ...event }));
    const body = { epoch, baseSeq, events: logged };
    const answer = await call('POST', `/api/v1/matches/${id}/events`, body, auth(token));
    baseSeq = answer.body.seq ?? baseSeq;
    return answer;
  }
  await takePen(link);
  await sendEvents(link, { type: 'forfeit', team: 'team2' }, { type: 'end' });
  return { id, link, takePen, sendEvents };
}

const auth = (token?: string) => (token === undefined ? {} : { token });

test('a drawn signature is read by its scorer and in no public answer', async () => {
  const { id, link, sendEvents } = await forfeitedMatch();
  const signed = await sendEvents(
    link,
    { type: 'sign', role: 'captain1', name: 'Asha', drawing: DRAWING },
    { type: 'sign', role: 'referee1', name: 'Juma' },
  );
  expect(signed.status).toBe(200);
  const log = await call('GET', `/api/v1/matches/${id}/events`, undefined, { token: null });
  expect(log.body.items.map((event: any) => event.type)).toEqual([
    'forfeit',
    'end',
    'sign',
    'sign',
  ]);
  expect(JSON.stringify(log.body)).not.toContain('M10');

  const path = `/api/v1/matches/${id}/signatures`;
  expect((await call('GET', path, undefined, { token: null })).status).toBe(401);
  const { body } = await call('GET', path, undefined, { token: link });
  expect(body.items).toMatchObject([
    { role: 'captain1', name: 'Asha', drawing: DRAWING },
    { role: 'referee1', name: 'Juma', drawing: null },
  ]);
});

test('a role that signs again has its new signature, and none after it is voided', async () => {
  const { id, link, sendEvents } = await forfeitedMatch();
  const coach = { id: randomUUID(), type: 'sign', role: 'coach1', name: 'A' };
  await sendEvents(link, coach, { type: 'sign', role: 'scorer', drawing: DRAWING });
  await sendEvents(
    link,
    { type: 'sign', role: 'scorer', drawing: 'M1 1L2 2' },
    { type: 'void', target: coach.id },
  );
  const { body } = await call('GET', `/api/v1/matches/${id}/signatures`);
  expect(body.items).toMatchObject([{ role: 'scorer', drawing: 'M1 1L2 2' }]);
});

test.each([
  ['nothing', ''],
  ['half a point', 'M1'],
  ['a script', 'M1 1;alert(1)'],
  ['another path', 'm1 1'],
  ['too long', `M${'1 1L'.repeat(3000)}1 1`],
])('a drawing holds strokes only: %s', async (_, drawing) => {
  const { link, sendEvents } = await forfeitedMatch();
  const answer = await sendEvents(link, { type: 'sign', role: 'scorer', drawing });
  expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'events.0.drawing']);
});

test('an official scoresheet is corrected by an administrator with a reason and gets a version', async () => {
  const { id, link, sendEvents, takePen } = await forfeitedMatch();
  const version = async () =>
    (await call('GET', `/api/v1/matches/${id}`, undefined, { token: null })).body.sheetVersion;
  expect(await version()).toBe(0);
  await sendEvents(link, { type: 'sign', role: 'referee1', name: 'Juma' }, { type: 'finalise' });
  expect(await version()).toBe(1);

  const total = { type: 'set-result', set: 1, team1Score: 25, team2Score: 0 };
  const unreasoned = await sendEvents(link, total);
  expect([unreasoned.status, unreasoned.body.code]).toEqual([422, 'FINALISED']);
  const correction = { type: 'award', kind: 'point', team: 'team1', points: 0, override: 'Typo' };
  const byScorer = await sendEvents(link, correction);
  expect([byScorer.status, byScorer.body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await sendEvents(link, { type: 'remark', text: 'Power cut.' })).status).toBe(200);
  expect(await version()).toBe(1);

  await takePen();
  const byAdmin = await sendEvents(undefined, {
    type: 'sign',
    role: 'scorer',
    name: 'B',
    override: 'R',
  });
  expect([byAdmin.status, byAdmin.body.match.sheetVersion]).toEqual([200, 2]);
});
