import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { COSTLY, UPLOADS } from './call-limits.ts';
import { CALL_RIGHTS } from './call-rights.ts';
import { operationsOf } from './description/document.ts';
import { castOf } from './testing/cast.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, securityEvents } = server;
const { tokens, ids } = await castOf(server);

type As = { token: string | null };

/** The number of calls that got through, out of so many. */
async function passed(count: number, method: string, path: string, body: unknown, as: As) {
  const answers: number[] = [];
  for (let n = 0; n < count; n += 1) {
    answers.push((await call(method, `/api/v1${path}`, body, as)).status);
  }
  return answers.filter((status) => status !== 429).length;
}

const asFan = { token: tokens.fan };

test('every call listed as costly exists', () => {
  expect(COSTLY.filter((name) => !(name in CALL_RIGHTS))).toEqual([]);
});

test('every call that takes a file is among the uploads, of which few are read at a time', async () => {
  const { body: document } = await call('GET', '/api/v1/openapi.json');
  const withFile = operationsOf(document).flatMap(({ method, path, operation }) =>
    operation.requestBody?.content?.['multipart/form-data']
      ? [`${method.toUpperCase()} ${path}`]
      : [],
  );
  expect(withFile.length).toBeGreaterThan(10);
  expect(withFile.filter((name) => !UPLOADS.includes(name))).toEqual([]);
});

test('writes of one person are limited with the time to wait, without affecting others', async () => {
  now += 3_600_000;
  expect(await passed(301, 'PATCH', '/account', {}, asFan)).toBe(300);
  const { status, body, headers } = await call('PATCH', '/api/v1/account', {}, asFan);
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'TOO_MANY', '1']);
  expect(body.detail).toBe('These were too many requests at once. Wait a moment and try again.');
  expect(securityEvents.at(-1)).toMatchObject({ event: 'refused', code: 'TOO_MANY' });
  expect((await call('PATCH', '/api/v1/account', {}, { token: tokens.coach })).status).toBe(200);
  expect((await call('GET', '/api/v1/account', undefined, asFan)).status).toBe(200);
  now += 2000;
  expect(await passed(3, 'PATCH', '/account', {}, asFan)).toBe(2);
});

test('an answer tells how many calls are left, and when all of them are there again', async () => {
  now += 3_600_000;
  const limits = async () => {
    const { headers } = await call('PATCH', '/api/v1/account', {}, asFan);
    return ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`));
  };
  expect(await limits()).toEqual(['300', '299', '1']);
  expect(await limits()).toEqual(['300', '298', '2']);
  now += 1000;
  expect(await limits()).toEqual(['300', '298', '2']);
});

test('refused calls do not use up the share of other callers', async () => {
  const as = { token: tokens['other coach'] };
  for (let n = 0; n < 310; n += 1) {
    expect((await call('POST', '/api/v1/leagues', {}, as)).status).toBe(403);
  }
  expect((await call('PATCH', '/api/v1/account', {}, as)).status).toBe(200);
});

test.each(['scorer', 'link'] as const)(
  'the limit does not apply to the %s of a match',
  async (role) => {
    const as = { token: tokens[role] };
    expect(await passed(302, 'POST', '/account/email/confirm', {}, as)).toBe(300);
    const path = `/matches/${ids.match}`;
    const scoring = [
      ['POST', '/pen'],
      ['POST', '/events'],
      ['PUT', '/sets/1'],
      ['POST', '/status'],
      ['POST', '/parked'],
    ] as const;
    for (const [method, at] of scoring) {
      expect([at, await passed(1, method, `${path}${at}`, {}, as)]).toEqual([at, 1]);
    }
  },
);

test('a whole season can be entered call by call', async () => {
  expect(await passed(1500, 'PATCH', '/site', {}, { token: server.token })).toBe(1500);
});

test('files are limited by person, and for visitors by address', async () => {
  const path = '/exports/teams?format=csv';
  expect(await passed(1002, 'GET', path, undefined, { token: tokens.player })).toBe(1000);
  const read = async (at: string, address: string) => {
    const incoming = { socket: { remoteAddress: address }, headers: {} };
    return (await server.app.request(`/api/v1${at}`, {}, { incoming })).status;
  };
  for (let n = 0; n < 600; n += 1) expect(await read(path, '203.0.113.7')).toBe(200);
  expect(await read(path, '203.0.113.7')).toBe(429);
  expect(await read('/teams', '203.0.113.7')).toBe(200);
  expect(await read(path, '203.0.113.8')).toBe(200);
});
