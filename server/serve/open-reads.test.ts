import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, app } = server;
const ORIGIN = { origin: 'https://club.example' };
const signedOut = { token: null, headers: ORIGIN };

/** A match of two teams. */
async function arranged(): Promise<string> {
  const of = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const team1 = (await call('POST', '/api/v1/teams', { ...of, name: 'Kibo' })).body.id;
  const team2 = (await call('POST', '/api/v1/teams', { ...of, name: 'Mawenzi' })).body.id;
  const match = {
    team1,
    team2,
    matchType: 'Friendly',
    matchDate: '2027-01-10',
    matchTime: '15:00',
  };
  return (await call('POST', '/api/v1/matches', match)).body.id;
}
const id = await arranged();

test.each([
  '/matches',
  `/matches/${id}`,
  `/matches/${id}/line`,
  `/matches/${id}/events`,
  '/teams?q=Kibo',
  '/leagues',
  '/search?q=Kibo',
  '/openapi.json',
])('pages of other sites may read %s without cookies', async (path) => {
  const { status, headers } = await call('GET', `/api/v1${path}`, undefined, signedOut);
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toBe(
    'ETag, Retry-After, X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  );
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

test('pages of other sites learn why a read was refused', async () => {
  const { status, headers } = await call('GET', '/api/v1/matches/none/line', undefined, signedOut);
  expect(status).toBe(404);
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test.each([
  ['GET', '/me', null],
  ['GET', '/users', null],
  ['GET', '/admin/matches', null],
  ['GET', `/matches/${id}/authors`, null],
  ['GET', `/matches/${id}/nothing`, null],
  ['POST', '/teams', null],
  ['POST', '/feedback', null],
  ['GET', '/users', undefined],
] as const)('%s %s is closed to pages of other sites', async (method, path, token) => {
  const options = { headers: ORIGIN, ...(token === null ? { token } : {}) };
  const { headers } = await call(method, `/api/v1${path}`, undefined, options);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('answers that depend on the actor are closed to other sites, even if everybody may read them', async () => {
  const answer = await call('GET', '/api/v1/players', undefined, { headers: ORIGIN });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

function preflight(path: string, method: string): Promise<Response> {
  const headers = { ...ORIGIN, 'access-control-request-method': method };
  return Promise.resolve(app.request(`/api/v1${path}`, { method: 'OPTIONS', headers }));
}

test('a preflight allows conditional reads and nothing else', async () => {
  const answer = await preflight(`/matches/${id}/line`, 'GET');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
  expect(answer.headers.get('access-control-allow-headers')).toContain('If-None-Match');
  expect(answer.headers.get('access-control-allow-headers')).not.toMatch(/authorization/i);
  for (const [path, method] of [
    ['/matches', 'POST'],
    ['/me', 'GET'],
    [`/matches/${id}/events`, 'POST'],
  ] as const) {
    const refused = await preflight(path, method);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('the stream is open to pages of other sites', async () => {
  const http = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const stop = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${port}/api/v1/live?match=${id}`, {
    headers: ORIGIN,
    signal: stop.signal,
  });
  expect(stream.status).toBe(200);
  expect(stream.headers.get('access-control-allow-origin')).toBe('*');
  expect(stream.headers.get('access-control-allow-credentials')).toBeNull();
  stop.abort();
  http.close();
});

test('the line follows the log and keeps to 200 bytes', async () => {
  const line = `/api/v1/matches/${id}/line`;
  const { epoch } = (await call('POST', `/api/v1/matches/${id}/pen`, {})).body;
  const rally = { type: 'rally', winner: 'team2', no: 1, reason: 'ace', player: 11 };
  const events = [{ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' }, rally].map(
    (event, at) => ({ id: `0b5f4d7e-0000-4000-8000-00000000000${at}`, at: Date.now(), ...event }),
  );
  const securityEvents = await call('POST', `/api/v1/matches/${id}/events`, {
    epoch,
    baseSeq: 0,
    events,
  });
  expect(securityEvents.status).toBe(200);
  const { body, headers } = await call('GET', line, undefined, signedOut);
  expect(body).toMatchObject({ id, s: 'Live', score: [0, 1], serve: 2, y: 311, u: [0, 0, 0, 0] });
  expect(headers.get('etag')).toBe(`"${body.v}"`);
  expect(JSON.stringify(body).length).toBeLessThanOrEqual(200);
});
