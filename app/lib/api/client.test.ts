import { afterEach, expect, test, vi } from 'vitest';
import { listEventsAfter } from '../match-log.ts';
import { apiAddress } from './address.ts';
import { callApi, listEverything } from './call.ts';
import { ApiProblem, ApiUnreachable, callServer } from './client.ts';
import { findMe } from './session.ts';

type Answer = { status?: number; body?: unknown; text?: string };

/** Answers in turn; gives what was asked for. */
function answer(...answers: (Answer | 'no network')[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    const next = answers.shift();
    if (next === undefined || next === 'no network') throw new TypeError('fetch failed');
    const { status = 200, body, text } = next;
    const isEmpty = body === undefined && text === undefined;
    return new Response(isEmpty ? null : (text ?? JSON.stringify(body)), { status });
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

test('a problem has its code, its message and the invalid fields', async () => {
  const errors = [{ field: 'team2', message: 'is the same team' }];
  answer({
    status: 422,
    body: { code: 'SAME_TEAM', detail: 'A team cannot play itself.', errors },
  });
  const problem = await callApi('DELETE /matches/{id}', { path: { id: 'm1' } }).catch(
    (error) => error,
  );
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(problem).toMatchObject({
    status: 422,
    code: 'SAME_TEAM',
    message: 'A team cannot play itself.',
    errors,
  });
});

test('a form with a file leaves out the fields without a value', async () => {
  const requests = answer({});
  const body = { name: 'Swala', club: null, coach: undefined, players: 12 };
  await callServer('POST', '/api/v1/teams', { body, file: new File(['x'], 'logo.png') });
  const form = requests[0]?.init.body as FormData;
  expect([...form.keys()]).toEqual(['name', 'players', 'file']);
  expect(form.get('players')).toBe('12');
});

test('a request on a dead connection ends after its time limit', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const rejection = expect(listEventsAfter('m1', 0)).rejects.toBeInstanceOf(ApiUnreachable);
  await vi.advanceTimersByTimeAsync(30_000);
  await rejection;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('an error that is not a problem document is treated as a problem', async () => {
  answer({ status: 500, text: '<h1>Oops</h1>' });
  await expect(callApi('GET /teams')).rejects.toMatchObject({ code: 'HTTP_500', errors: [] });
});

test.each(['no network', { status: 502 }, { status: 504, text: 'gateway' }] as const)(
  'a request without a server (%j) is unreachable, not refused',
  async (fault) => {
    answer(fault);
    await expect(callApi('GET /teams')).rejects.toBeInstanceOf(ApiUnreachable);
  },
);

test('503 from our own server is a refusal, not an unreachable server', async () => {
  answer({ status: 503, body: { code: 'UNAVAILABLE', detail: 'Too many readers.' } });
  await expect(callApi('GET /matches/{id}/line', { path: { id: 'm1' } })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});

test('a write sends JSON with the cookie, a scorer link its token', async () => {
  const requests = answer({ body: {} }, { body: { seq: 1, match: {} } });
  await callApi('PATCH /teams/{id}', { path: { id: 't1' }, body: { name: 'JKU' } });
  expect(requests[0]).toMatchObject({
    url: '/api/v1/teams/t1',
    init: {
      method: 'PATCH',
      credentials: 'same-origin',
      body: '{"name":"JKU"}',
      headers: { 'content-type': 'application/json' },
    },
  });
  expect(requests[0]?.init.headers).not.toHaveProperty('authorization');
  await callApi('POST /matches/{id}/events', {
    path: { id: 'm1' },
    body: { epoch: 1, baseSeq: 0, events: [] },
    token: 'score_abc',
  });
  expect(requests[1]?.init.headers).toMatchObject({ authorization: 'Bearer score_abc' });
});

test('a list is read to its end', async () => {
  const requests = answer(
    { body: { items: [1, 2], next: 'c2' } },
    { body: { items: [3], next: null } },
  );
  expect(await listEverything('GET /teams', { query: { q: '', gender: 'Men' } })).toEqual([
    1, 2, 3,
  ]);
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/v1/teams?gender=Men&limit=100',
    '/api/v1/teams?gender=Men&limit=100&cursor=c2',
  ]);
});

test('the log is read page by page, and its entries as the domain knows them', async () => {
  const logged = { id: 'a', type: 'start', at: 1, seq: 4, recordedAt: '2026-01-01T00:00:00Z' };
  const requests = answer(
    { body: { items: [logged], next: '4' } },
    { body: { items: [{ ...logged, id: 'b', type: 'end', seq: 5 }], next: null } },
  );
  expect(await listEventsAfter('m1', 3)).toEqual([
    { id: 'a', type: 'start', at: 1 },
    { id: 'b', type: 'end', at: 1 },
  ]);
  expect(requests.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('after'))).toEqual([
    '3',
    '4',
  ]);
});

test('a visitor has no account, and a failing server is not taken for a visitor', async () => {
  answer({ status: 401, body: { code: 'NOT_SIGNED_IN' } }, { status: 500 });
  expect(await findMe()).toBeUndefined();
  await expect(findMe()).rejects.toBeInstanceOf(ApiProblem);
});

test('values in an address are encoded', () => {
  const path = { table: 'results' } as const;
  expect(
    apiAddress('GET /exports/{table}', { path, query: { format: 'csv', league: 'a&b' } }),
  ).toBe('/api/v1/exports/results?format=csv&league=a%26b');
  expect(apiAddress('GET /players/{id}/export', { path: { id: 'a/b?c' } })).toBe(
    '/api/v1/players/a%2Fb%3Fc/export',
  );
  expect(apiAddress('GET /account/export')).toBe('/api/v1/account/export');
});

test('a call that creates something carries an idempotency key', async () => {
  const requests = answer({ body: {} });
  await callApi('POST /leagues/{id}/groups', {
    path: { id: 'l1' },
    body: { name: 'A' },
    key: 'made-once-0123456789',
  });
  expect(requests[0]).toMatchObject({
    url: '/api/v1/leagues/l1/groups',
    init: { method: 'POST', headers: { 'Idempotency-Key': 'made-once-0123456789' } },
  });
});
