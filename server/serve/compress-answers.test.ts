import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;
const TEAM = { city: 'Moshi', coach: 'N/A', gender: 'Women' };
for (let n = 0; n < 60; n += 1) await call('POST', '/api/v1/teams', { ...TEAM, name: `Timu ${n}` });

async function read(path: string, accepted?: string, more: Record<string, string> = {}) {
  const headers = { ...(accepted && { 'accept-encoding': accepted }), ...more };
  const answer = await server.app.request(path, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test.each([
  ['/api/v1/teams?limit=50', 3],
  ['/api/v1/exports/teams?format=csv', 3],
  ['/api/v1/openapi.json', 8],
  ['/api/docs', 4],
  ['/api/docs/matches', 8],
])('%s is compressed for clients that accept it', async (path, times) => {
  const plain = await read(path);
  expect(plain.answer.headers.get('content-encoding')).toBe(null);
  expect(plain.answer.headers.get('vary')).toContain('Accept-Encoding');
  for (const [accepted, encoding, unpack] of [
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
  ] as const) {
    const { answer, bytes } = await read(path, accepted);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.headers.get('content-type')).toBe(plain.answer.headers.get('content-type'));
    expect(answer.headers.get('cache-control')).toBe(plain.answer.headers.get('cache-control'));
    expect(unpack(bytes).equals(plain.bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(plain.bytes.length / times);
  }
});

test('a short answer, an error and a write are sent uncompressed', async () => {
  const { answer, bytes } = await read('/api/v1/leagues', 'br');
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
  expect(JSON.parse(bytes.toString())).toEqual({ items: [], next: null });
  const refusal = await read('/api/v1/leagues/none', 'br');
  expect([refusal.answer.status, refusal.answer.headers.get('content-encoding')]).toEqual([
    404,
    null,
  ]);
  expect(JSON.parse(refusal.bytes.toString())).toMatchObject({ status: 404 });
});

test('a reader with the current answer gets 304, in any encoding', async () => {
  const path = '/api/v1/matches';
  const fixture = { matchType: 'Friendly', matchDate: '2026-01-10', matchTime: '16:00' };
  const { items } = (await call('GET', '/api/v1/teams')).body;
  for (let n = 0; n < 18; n += 2) {
    const between = { team1: items[n].id, team2: items[n + 1].id };
    expect((await call('POST', path, { ...between, ...fixture })).status).toBe(201);
  }
  const { answer } = await read(path, 'br');
  const etag = answer.headers.get('etag')!;
  expect([answer.headers.get('content-encoding'), etag]).toEqual([
    'br',
    expect.stringMatching(/-br"$/),
  ]);
  const again = await read(path, 'br', { 'if-none-match': etag });
  expect([again.answer.status, again.bytes.length]).toEqual([304, 0]);
});
