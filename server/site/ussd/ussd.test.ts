import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { createSourceCache } from './keep-source.ts';
import { ussdQueries } from './queries.ts';
import { ussdScreen } from './session.ts';

const KEY = 'a-key-of-the-operator';
const NOW = Date.parse('2026-11-24T12:00:00Z');
let now = NOW;
const server = await startTestServer({
  clock: () => now,
  ussd: { key: KEY, code: '*149*46#' },
});
afterAll(() => server.stop());
const { call, app, store } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

async function createMatch() {
  const of = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const team1 = await create('/teams', { ...of, name: 'Chui' });
  const team2 = await create('/teams', { ...of, name: 'Faru' });
  const league = await create('/leagues', {
    name: 'Ligi ya Moshi',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Moshi',
    partner: 'N/A',
  });
  const when = { matchDate: '2026-11-24', matchTime: '14:00' };
  return create('/matches', { team1, team2, matchType: league, ...when });
}
const id = await createMatch();

/** As Africa's Talking sends it. */
async function dial(text: string, key = KEY) {
  const answer = await app.request(`/ussd/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      sessionId: 'ATUid_1',
      serviceCode: '*149*46#',
      phoneNumber: '+255712345678',
      networkCode: '64004',
      text,
    }),
  });
  const type = answer.headers.get('content-type');
  return { status: answer.status, type, text: await answer.text() };
}

let pen = { epoch: 0, seq: 0 };

/** Appends entries as a scorer taps them. */
async function tap(...entries: object[]) {
  const path = `/api/v1/matches/${id}`;
  if (pen.epoch === 0) pen = { ...(await call('POST', `${path}/pen`)).body, seq: 0 };
  const events = entries.map((entry) => ({ id: randomUUID(), at: now, ...entry }));
  const answer = await call('POST', `${path}/events`, {
    epoch: pen.epoch,
    baseSeq: pen.seq,
    events,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  pen.seq = answer.body.seq;
}

test('a phone follows a match from the first point to the result', async () => {
  expect(await dial('')).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: expect.stringMatching(/^CON Wavu\n1[.] Mubashara \(0\)\n/),
  });
  expect((await dial('3')).text).toContain('1. 24/11 14:00 Chui - Faru');
  await tap({ type: 'start' }, { type: 'set-start', set: 1 });
  await tap({ type: 'set-score', set: 1, team1Score: 7, team2Score: 3 });
  expect((await dial('1')).text).toBe('CON Mubashara (1)\n1. Chui 0-0 Faru 7-3\n0. Rudi');
  await tap({ type: 'rally', no: 11, winner: 'team1' });
  expect((await dial('1*1')).text).toContain('Seti 1: 8-3');
  const setOf = (set: number) => ({ type: 'set-result', set, team1Score: 25, team2Score: 10 });
  await tap(setOf(1), setOf(2), setOf(3), { type: 'end' });
  expect((await dial('1*1*1')).text).toContain('Chui 3-0 Faru\n25-10 25-10 25-10\nImekwisha');
  expect((await dial('2')).text).toContain('1. Chui 3-0 Faru');
  expect((await dial('chui')).text).toContain('1. Chui 3-0 Faru');
  expect((await dial('4*1')).text).toContain('1 Chui 1 3\n2 Faru 1 0');
  now += 2 * 60 * 60_000;
  expect((await dial('1')).text).not.toContain('Chui');
  now = NOW;
  expect((await dial('0')).text).toBe('END Asante.');
});

test('no screen is made for a wrong key, and none at all where no key is set', async () => {
  expect((await dial('', 'another-key-of-somebody')).status).toBe(404);
  const closed = await startTestServer();
  expect((await closed.app.request(`/ussd/${KEY}`, { method: 'POST' })).status).toBe(404);
  expect((await closed.call('GET', '/api/v1/ussd')).body).toEqual({ isOpen: false, code: null });
  await closed.stop();
});

test('a callback of any form is answered with a screen', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const [body, headers] of [
    ['', form],
    ['text=1&text=2', form],
    ['{"text":"1"}', { 'content-type': 'application/json' }],
    ['text=%00%ff*1', form],
  ] as const) {
    const answer = await app.request(`/ussd/${KEY}`, { method: 'POST', headers, body });
    expect([answer.status, (await answer.text()).slice(0, 4)]).toEqual([200, 'CON ']);
  }
});

test('an administrator reads the state and the same screens', async () => {
  expect((await call('GET', '/api/v1/ussd')).body).toEqual({ isOpen: true, code: '*149*46#' });
  const { status, body } = await call('GET', '/api/v1/ussd/screen?text=2');
  expect(status).toBe(200);
  expect(`CON ${body.text}`).toBe((await dial('2')).text);
  expect(body).toMatchObject({ language: 'sw', isEnd: false });
  const visitor = await call('GET', '/api/v1/ussd/screen', undefined, { token: null });
  expect(visitor.status).toBe(401);
});

test('everybody may read the code to dial, beside the numbers to write to', async () => {
  const { body } = await server.call('GET', '/api/v1/sms', undefined, { token: null });
  expect(body).toMatchObject({ number: null, ussd: '*149*46#' });
});

test('while the database is away the last screen is shown with its time', async () => {
  let isAway = false;
  const queries = ussdQueries(store, () => now);
  const broken = { ...queries, results: () => (isAway ? fail() : queries.results()) };
  const sourceAt = createSourceCache(broken, async () => (isAway ? fail() : 'state'));
  const show = async (at: number) => {
    const { source, staleSince } = sourceAt(at);
    return ussdScreen('2', source, () => (staleSince() === undefined ? undefined : 'old'));
  };
  const first = await show(NOW);
  isAway = true;
  expect((await show(NOW + 5000)).text).toBe(`${first.text}\nold`);
  await expect(show(NOW + 2 * 60 * 60_000)).rejects.toThrow('away');
});

async function fail(): Promise<never> {
  throw new Error('away');
}
