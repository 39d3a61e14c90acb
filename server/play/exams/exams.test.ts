import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { TRIES_A_DAY } from '#contract/exams/exam.ts';
import { itemOf } from '#domain/exam/exam-items.ts';
import { EXAMS, type ExamId } from '#domain/exam/exams.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const DAY_MS = 86_400_000;
let now = Date.parse('2026-11-26T08:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call } = server;
// Tries are counted by the day.
beforeEach(() => {
  now += DAY_MS;
});

/** The log of somebody who enters a set as it was. */
function truth(id: ExamId) {
  const { firstServe, lineups, play } = EXAMS[id];
  const event = (facts: object) => ({ id: randomUUID(), at: now, ...facts });
  let no = 0;
  const sheets = (['team1', 'team2'] as const).map((team) =>
    event({ type: 'lineup', set: 1, team, players: lineups?.[team] }),
  );
  return [
    event({ type: 'start' }),
    ...(lineups ? sheets : []),
    event({ type: 'set-start', set: 1, firstServe }),
    ...play.split(' ').map((text) => {
      const item = itemOf(text);
      if (item.kind === 'rally') {
        no += 1;
        return event({ type: 'rally', winner: item.team, no });
      }
      if (item.kind !== 'substitution') return event({ type: 'timeout', team: item.team });
      const pairs = [{ out: item.out, in: item.in }];
      return event({ type: 'substitution', team: item.team, pairs });
    }),
  ];
}

async function official(name: string, account?: string) {
  const { body } = await call('POST', '/api/v1/officials', { name, account });
  const link = await call('POST', `/api/v1/officials/${body.id}/links`);
  const path = `/api/v1/officials/${body.id}/exams`;
  return { id: body.id as string, token: link.body.token as string, path };
}

test('an official passes by the private link, and the licence stands on the profile for two years', async () => {
  const { path, token } = await official('Asha Mwandishi');
  const points = await call('POST', path, { exam: 'points', events: truth('points') }, { token });
  expect([points.status, points.body]).toMatchObject([201, { percent: 100, passed: true }]);
  await call('POST', path, { exam: 'table', events: truth('table') }, { token });
  const { body } = await call('GET', path);
  expect(body.items).toHaveLength(2);
  expect(body.licence).toMatchObject({ exam: 'table', isValid: true });
  expect(body.licence.until.slice(0, 4)).toBe(String(Number(body.licence.since.slice(0, 4)) + 2));
  const before = now;
  now += 731 * DAY_MS;
  expect((await call('GET', path)).body.licence.isValid).toBe(false);
  now = before;
});

test('each fault is named with the score at which it was made', async () => {
  const { path, token } = await official('Juma Mwandishi');
  const events = truth('points').filter((it) => !('type' in it) || it.type !== 'timeout');
  const { body } = await call('POST', path, { exam: 'points', events }, { token });
  expect(body).toMatchObject({ passed: false, total: 49 });
  expect(body.faults[0]).toEqual({
    kind: 'missing',
    item: { kind: 'timeout', team: 'team2' },
    score: [7, 3],
  });
  expect((await call('GET', path, undefined, { token })).body.licence).toBeNull();
});

test('nobody sits an exam for somebody else, administrators neither', async () => {
  const { path } = await official('Neema Mwandishi');
  const other = await official('Rehema Mwandishi');
  const body = { exam: 'points', events: truth('points') };
  expect((await call('POST', path, body)).status).toBe(403);
  expect((await call('POST', path, body, { token: other.token })).status).toBe(403);
  expect((await call('POST', path, body, { token: null })).status).toBe(401);
  expect((await call('GET', path, undefined, { token: other.token })).status).toBe(403);
});

test('an official with an account sits it signed in', async () => {
  const person = await addPerson(server, 'Zuberi', 'Fan');
  const { path } = await official('Zuberi Mwandishi', person.id);
  const body = { exam: 'points', events: truth('points') };
  expect((await call('POST', path, body, { token: person.token })).status).toBe(201);
});

test('a day has so many tries, also when they come at once', async () => {
  const { path, token } = await official('Salma Mwandishi');
  const tries = Array.from({ length: TRIES_A_DAY + 3 }, () =>
    call('POST', path, { exam: 'points', events: truth('points') }, { token }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(TRIES_A_DAY);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test('a log that the rules do not take is refused with the place of its entry', async () => {
  const { path, token } = await official('Kito Mwandishi');
  const events = truth('points').toSpliced(1, 1);
  const { status, body } = await call('POST', path, { exam: 'points', events }, { token });
  expect([status, body.code, body.errors[0].field]).toEqual([422, 'EXAM_LOG', 'events.1']);
  expect((await call('GET', path)).body.items).toEqual([]);
});

test('an administrator takes a licence away with a reason, and the result stays', async () => {
  const { id: own, path, token } = await official('Baraka Mwandishi');
  const body = { exam: 'points', events: truth('points') };
  const { id } = (await call('POST', path, body, { token })).body;
  expect((await call('POST', `${path}/${id}/withdrawal`, {})).status).toBe(400);
  const reason = { reason: 'Alisaidiwa' };
  const mine = await call('POST', `${path}/${id}/withdrawal`, reason, { token });
  expect(mine.status).toBe(403);
  const other = await official('Zawadi Mwandishi');
  const elsewhere = await call('POST', `${other.path}/${id}/withdrawal`, reason);
  expect([elsewhere.status, elsewhere.body.text.key]).toEqual([404, 'exam.notFound']);
  const withdrawn = await call('POST', `${path}/${id}/withdrawal`, reason);
  expect(withdrawn.body).toMatchObject({ licence: null, items: [{ withdrawn: 'Alisaidiwa' }] });
  expect((await call('POST', `${path}/${id}/withdrawal`, reason)).status).toBe(404);
  const { items } = (await call('GET', `/api/v1/audit?subject=official:${own}&limit=2`)).body;
  expect(items.map(({ action, after }: any) => [action, after])).toEqual([
    ['official.exam-withdraw', { exam: id, ...reason }],
    ['official.exam', { exam: 'points', percent: 100, passed: true }],
  ]);
});

test('exams are in the export of an official, and gone with the erasure', async () => {
  const { id, path, token } = await official('Tatu Mwandishi');
  await call('POST', path, { exam: 'points', events: truth('points') }, { token });
  const exported = await call('GET', `/api/v1/officials/${id}/export`);
  expect(exported.body.exams).toHaveLength(1);
  await call('POST', `/api/v1/officials/${id}/erasure`, { name: 'keep' });
  expect((await call('GET', path)).body.items).toEqual([]);
});
