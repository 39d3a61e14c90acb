import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { CONDITIONAL_CALLS } from '#contract/conditional-calls.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { countChanges } from '#server/testing/trail-of.ts';
import { CALL_RIGHTS } from '../call-rights.ts';
import { rightCall } from '../testing/right-calls.ts';
import { worldOf } from '../testing/world.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now, mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const world = await worldOf(server, (ms) => {
  now += ms;
  return now;
});
const { call } = server;

async function sendIf(name: string, tag: string, right: Awaited<ReturnType<typeof rightCall>>) {
  const headers: Record<string, string> = {
    authorization: `Bearer ${server.token}`,
    'if-match': tag,
  };
  let body: BodyInit | undefined;
  if (right.file) {
    body = new FormData();
    body.set('file', new Blob([new Uint8Array(right.file)], { type: 'image/png' }), 'x.png');
  } else if (right.body !== undefined) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(right.body);
  }
  const method = name.split(' ')[0]!;
  const init = { method, headers, ...(body === undefined ? {} : { body }) };
  const answer = await server.app.request(`/api/v1${right.path}`, init);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

/** `/teams/ID/logo` is about `/teams/ID`. */
const readOf = (name: string, path: string) => {
  const read = CONDITIONAL_CALLS[name as keyof typeof CONDITIONAL_CALLS];
  return `/api/v1${read.replace('{id}', path.split('/')[2] ?? '')}`;
};
const tagOf = async (path: string) => (await call('GET', path)).headers.get('etag')!;

const NAMES = Object.keys(CONDITIONAL_CALLS);

test.each(NAMES)(
  '%s is refused in words with a stale tag, and done with the true one',
  async (name) => {
    now += 2000;
    const right = await rightCall(name, world, 'admin');
    const read = readOf(name, right.path);
    const before = (await call('GET', read)).body;
    expect(before, read).not.toHaveProperty('code');
    const changes = await countChanges(server.store);
    const stale = await sendIf(name, '"stale"', right);
    expect([stale.status, stale.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
    expect(stale.body.detail).toBe(
      'Somebody changed this since you read it. Read it again, then decide anew.',
    );
    expect((await call('GET', read)).body).toEqual(before);
    expect(await countChanges(server.store)).toBe(changes);
    const done = await sendIf(name, await tagOf(read), right);
    expect([200, 201, 204], JSON.stringify(done.body)).toContain(done.status);
    if (!name.startsWith('PATCH')) return;
    expect(done.headers.get('etag')).toBe(await tagOf(read));
  },
);

test('of two people who read the same, the second one to write is refused', async () => {
  const team = { name: 'Kimondo', city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const { id } = (await call('POST', '/api/v1/teams', team)).body;
  const path = `/teams/${id}`;
  const tag = await tagOf(`/api/v1${path}`);
  const answers = await Promise.all(
    ['Arusha', 'Bukoba', 'Chalinze', 'Dodoma'].map((city) =>
      sendIf('PATCH /teams/{id}', tag, { path, body: { city } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  const winner = answers.find(({ status }) => status === 200)!;
  expect((await call('GET', `/api/v1${path}`)).body.city).toBe(winner.body.city);
});

test('the tag of a compressed or public answer is as good, and * asks for any state', async () => {
  const team = {
    name: 'Mvuvi',
    city: 'Moshi',
    coach: 'N/A',
    gender: 'Men',
    about: 'a'.repeat(2000),
  };
  const { id } = (await call('POST', '/api/v1/teams', team)).body;
  const path = `/teams/${id}`;
  for (const [token, encoding] of [
    [null, 'gzip'],
    [null, 'br'],
    [null, 'identity'],
    [undefined, 'gzip'],
  ] as const) {
    const headers = { 'accept-encoding': encoding };
    const read = await server.app.request(`/api/v1${path}`, {
      headers: token === null ? headers : { ...headers, authorization: `Bearer ${server.token}` },
    });
    await read.arrayBuffer();
    const tag = read.headers.get('etag')!;
    now += 1000;
    const body = { city: `Moshi ${now}` };
    expect((await sendIf('PATCH /teams/{id}', tag, { path, body })).status, tag).toBe(200);
    expect((await sendIf('PATCH /teams/{id}', tag, { path, body })).status, tag).toBe(412);
  }
  const any = await sendIf('PATCH /teams/{id}', '*', { path, body: { city: 'Mwanza' } });
  expect(any.status).toBe(200);
});

test('a call that takes no condition refuses one by its name', async () => {
  const wrong = Object.keys(CALL_RIGHTS).filter(
    (name) => !name.startsWith('GET ') && !(name in CONDITIONAL_CALLS),
  );
  expect(wrong.length).toBeGreaterThan(50);
  const team = { name: 'Nyati', city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const answer = await sendIf('POST /teams', '"x"', { path: '/teams', body: team });
  expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'If-Match']);
  expect((await call('GET', '/api/v1/teams?q=Nyati')).body.items).toEqual([]);
});

test('a fan is refused for the role, whatever the condition', async () => {
  const path = `/teams/${world.ids.team}`;
  const answer = await call(
    'PATCH',
    `/api/v1${path}`,
    { city: 'X' },
    {
      token: world.tokens.fan,
      headers: { 'if-match': '"stale"' },
    },
  );
  expect(answer.status).toBe(403);
});

test('a read that has not changed is answered by 304 for people who are signed in, too', async () => {
  const path = '/api/v1/leagues';
  const { headers } = await call('GET', path);
  const tag = headers.get('etag')!;
  expect((await call('GET', path, undefined, { headers: { 'if-none-match': tag } })).status).toBe(
    304,
  );
  await call('POST', '/api/v1/leagues', {
    name: 'Mpya',
    type: 'League',
    startsAt: '2026-12-01',
    location: 'Dodoma',
    partner: 'N/A',
  });
  expect((await call('GET', path, undefined, { headers: { 'if-none-match': tag } })).status).toBe(
    200,
  );
});

test('a change over a connection answers with the tag of the next read', async () => {
  const http = serve({ fetch: server.app.fetch, port: 0 });
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const team = { name: 'Ngiri', city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const { id } = (await call('POST', '/api/v1/teams', team)).body;
  const address = `http://localhost:${port}/api/v1/teams/${id}`;
  const headers = {
    authorization: `Bearer ${server.token}`,
    'content-type': 'application/json',
    'accept-encoding': 'identity',
  };
  const body = JSON.stringify({ city: 'Same' });
  const changed = await fetch(address, { method: 'PATCH', headers, body });
  await changed.arrayBuffer();
  const read = await fetch(address, { headers });
  await read.arrayBuffer();
  http.close();
  expect([changed.status, changed.headers.get('etag')]).toEqual([200, read.headers.get('etag')]);
});
