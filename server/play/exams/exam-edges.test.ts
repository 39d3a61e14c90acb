import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { TRIES_A_DAY } from '#contract/exams/exam.ts';
import { EXAMS } from '#domain/exam/exams.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { handInExam, withdrawExam } from './commands.ts';

const DAY_MS = 86_400_000;
/** Eleven in the morning in Tanzania. */
let now = Date.parse('2026-11-26T08:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, store } = server;

async function newOfficial(name: string) {
  const { body } = await call('POST', '/api/v1/officials', { name });
  const { id } = body;
  const { token } = (await call('POST', `/api/v1/officials/${id}/links`)).body;
  const path = `/api/v1/officials/${id}/exams`;
  const handIn = (events: object[]) => call('POST', path, { exam: 'points', events }, { token });
  return { id: id as string, path, token: token as string, handIn };
}

const event = (facts: object) => ({ id: randomUUID(), at: now, ...facts });
/** A log that has begun, and nothing of the set: each entry of it is missing. */
const nothing = () => [
  event({ type: 'start' }),
  event({ type: 'set-start', set: 1, firstServe: EXAMS.points.firstServe }),
];
const rowsOf = (official: string) =>
  store.db
    .selectFrom('exam_result')
    .selectAll()
    .where('official_id', '=', official)
    .orderBy('taken_at')
    .execute();

test('an exam that is failed is answered and kept with its counts, its faults and its hour', async () => {
  const { id, handIn } = await newOfficial('Asha');
  const { status, body } = await handIn(nothing());
  expect(status).toBe(201);
  const { right, total, percent, faults } = body;
  expect(body).toEqual({
    id: expect.stringMatching(/^.{10,}$/),
    exam: 'points',
    takenAt: new Date(now).toISOString(),
    right,
    total,
    percent,
    passed: false,
    faults,
    withdrawn: null,
  });
  expect(total).toBeGreaterThan(right);
  expect(faults.length).toBeGreaterThan(0);
  expect(await rowsOf(id)).toEqual([
    {
      id: body.id,
      official_id: id,
      exam: 'points',
      taken_at: now,
      right_entries: right,
      entries: total,
      percent,
      passed: 0,
      faults: JSON.stringify(faults),
      withdrawn: null,
    },
  ]);
});

test('the last try of a day is taken, one more is put off to tomorrow, and each day has as many', async () => {
  const { id, path, token, handIn } = await newOfficial('Juma');
  const triesLeft = async () => (await call('GET', path, undefined, { token })).body.tries;
  for (let count = 1; count <= TRIES_A_DAY; count += 1) {
    expect(await triesLeft()).toBe(TRIES_A_DAY - count + 1);
    expect((await handIn(nothing())).status).toBe(201);
  }
  const { status, body } = await handIn(nothing());
  expect([status, body.text.key]).toEqual([429, 'exam.tomorrow']);
  expect(await rowsOf(id)).toHaveLength(TRIES_A_DAY);
  now += DAY_MS;
  expect(await triesLeft()).toBe(TRIES_A_DAY);
  expect((await handIn(nothing())).status).toBe(201);
});

test('a log whose first entry the rules do not take is refused with the reason, and takes no try', async () => {
  const { id, handIn } = await newOfficial('Neema');
  const first = await handIn([event({ type: 'rally', winner: 'team1', no: 1 })]);
  expect([first.status, first.body.code, first.body.errors[0].field]).toEqual([
    422,
    'EXAM_LOG',
    'events.0',
  ]);
  const second = await handIn([...nothing(), ...nothing()]);
  expect(second.body.code).toBe('EXAM_LOG');
  expect(second.body.text).toEqual({
    key: 'exam.noLog',
    params: { detail: expect.stringMatching(/^.{5,}$/) },
  });
  expect(await rowsOf(id)).toEqual([]);
});

test('an exam of an official who is archived or unknown is neither taken nor shown', async () => {
  const { id, path } = await newOfficial('Rehema');
  expect((await call('DELETE', `/api/v1/officials/${id}`)).status).toBe(204);
  const body = { exam: 'points', events: nothing() };
  for (const address of [path, '/api/v1/officials/nobody/exams']) {
    const taken = await call('POST', address, body);
    expect([taken.status, taken.body.text.key]).toEqual([404, 'official.notFound']);
    expect((await call('GET', address)).status).toBe(404);
  }
});

test('the commands refuse a sitter who is somebody else, and a withdrawal by a fan', async () => {
  const { id } = await newOfficial('Salma');
  const fan = await addPerson(server, 'Shabiki', 'Fan');
  const actor = {
    kind: 'user',
    id: fan.id,
    name: 'x',
    email: 'x',
    role: 'Fan',
    secretaryOf: [],
    managerOf: [],
  } as const;
  const forbidden = { code: 'FORBIDDEN' };
  const sat = handInExam(store, { actor, now }, id, { exam: 'points', events: [] });
  await expect(sat).rejects.toMatchObject(forbidden);
  const withdrawn = withdrawExam(store, { actor, now }, id, 'any', 'Alisaidiwa');
  await expect(withdrawn).rejects.toMatchObject(forbidden);
  expect(await rowsOf(id)).toEqual([]);
});

test('a withdrawal takes one result alone, and its reason stays as it was first given', async () => {
  const { id, path, handIn } = await newOfficial('Kito');
  const first = (await handIn(nothing())).body.id;
  now += 1000;
  await handIn(nothing());
  const withdraw = (reason: string) => call('POST', `${path}/${first}/withdrawal`, { reason });
  expect((await withdraw('Alisaidiwa')).status).toBe(200);
  expect((await withdraw('Tena')).body.text.key).toBe('exam.notFound');
  expect((await rowsOf(id)).map(({ withdrawn }) => withdrawn)).toEqual(['Alisaidiwa', null]);
});
