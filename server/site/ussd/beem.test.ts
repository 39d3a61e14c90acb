import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { readBeem } from './beem.ts';
import { createReplyHistory } from './reply-history.ts';

const KEY = 'a-key-of-the-operator';
const PHONE = '255712345678';
let now = Date.parse('2026-11-24T12:00:00Z');
const server = await startTestServer({ clock: () => now, ussd: { key: KEY, code: '*149*46#' } });
afterAll(() => server.stop());

async function post(body: string, contentType: string, key = KEY) {
  const headers = { 'content-type': contentType };
  return server.app.request(`/ussd/${key}`, { method: 'POST', headers, body });
}

/** As Beem sends it: the last reply alone. */
async function beem(command: string, response: string | number, session = '4574') {
  const payload = { request_id: 1, response };
  const body = { command, msisdn: PHONE, session_id: session, operator: 'vodacom', payload };
  const answer = await post(JSON.stringify(body), 'application/json');
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The same screen in the form of Africa's Talking: all replies. */
async function africasTalking(text: string) {
  const answer = await post(
    new URLSearchParams({ text }).toString(),
    'application/x-www-form-urlencoded',
  );
  const [, command, screen] = /^(CON|END) ([\s\S]*)$/.exec(await answer.text())!;
  return { isEnd: command === 'END', screen };
}

test('each reply leads to the screen that all replies together lead to', async () => {
  const first = await beem('initiate', 0);
  expect(first).toMatchObject({
    msisdn: PHONE,
    session_id: '4574',
    operator: 'vodacom',
    command: 'continue',
    payload: { request_id: 1, request: (await africasTalking('')).screen },
  });
  const replies = ['4', '2', 'Chui', '9', '00', '3'];
  for (const [n, reply] of replies.entries()) {
    const { screen } = await africasTalking(replies.slice(0, n + 1).join('*'));
    expect((await beem('continue', reply)).payload).toEqual({ request_id: n + 2, request: screen });
  }
});

test('two sessions at once do not hear of each other', async () => {
  await beem('initiate', 0, 'one');
  await beem('initiate', 0, 'two');
  await beem('continue', '4', 'one');
  const other = await beem('continue', '2', 'two');
  expect(other.payload.request).toBe((await africasTalking('2')).screen);
});

test('the goodbye terminates, and the session is forgotten', async () => {
  await beem('initiate', 0, 'bye');
  expect(await beem('continue', 0, 'bye')).toMatchObject({ command: 'terminate' });
  const again = await beem('continue', '4', 'bye');
  expect(again.payload.request).toBe((await africasTalking('')).screen);
});

test('a reply to a session that is not known or too old shows the first screen', async () => {
  const { screen } = await africasTalking('');
  expect((await beem('continue', '4', 'never begun')).payload.request).toBe(screen);
  await beem('initiate', 0, 'slow');
  now += 181_000;
  expect((await beem('continue', '4', 'slow')).payload.request).toBe(screen);
});

test('a session that the operator has ended has an empty answer', async () => {
  expect(await beem('terminate', 0)).toEqual({});
});

test.each(['no json', '[]', '{}', 'null', '{"command":"initiate"}', '{"session_id":{}}'])(
  'the body %s is answered with the first screen, as of no known form',
  async (body) => {
    const answer = await post(body, 'application/json');
    expect([answer.status, (await answer.text()).slice(0, 4)]).toEqual([200, 'CON ']);
  },
);

test('another key opens no session', async () => {
  expect((await post('{}', 'application/json', 'another-key-of-nobody')).status).toBe(404);
});

test('sessions are bounded in number and in length, and their names, too', () => {
  const history = createReplyHistory();
  for (let n = 0; n < 25_000; n += 1) history.add(`s${n}`, undefined, n / 1000);
  expect(history.size()).toBe(20_000);
  const name = 'x'.repeat(5000);
  history.add(name, undefined, 1);
  for (let n = 0; n < 600; n += 1)
    expect(history.add(name, 'ab', 1).length).toBeLessThanOrEqual(1000);
  expect(history.add(name, '1*2', 1)).not.toContain('1*2');
});

test('the number of the phone is in no log and no history', () => {
  const request = readBeem({ command: 'initiate', msisdn: PHONE, session_id: 1, payload: {} });
  expect(request).toMatchObject({ session: '1', reply: undefined });
  expect(JSON.stringify([server.failures, server.securityEvents])).not.toContain(PHONE);
});
