import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

test('an open stream is not cut by later middleware', async () => {
  const server = await startTestServer();
  const http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const stop = new AbortController();
  const { body } = await fetch(`http://127.0.0.1:${port}/api/v1/live`, { signal: stop.signal });
  const reader = body!.getReader();
  const greeting = new TextDecoder().decode((await reader.read()).value);
  expect(greeting).toContain('retry:');
  // A second answer on the same socket would come right behind the greeting.
  const next = await Promise.race([
    reader.read().then(
      () => 'more',
      () => 'cut',
    ),
    new Promise((resolve) => setTimeout(resolve, 300, 'quiet')),
  ]);
  expect(next).toBe('quiet');
  stop.abort();
  http.close();
  await server.stop();
});

test('the stream of the table says that something changed, to whoever sits there alone', async () => {
  const server = await startTestServer();
  const { call, token } = server;
  const http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const about = { city: 'Mwanza', gender: 'Women', coach: 'N/A' };
  const teams: string[] = [];
  for (const name of ['Pamba', 'Simba']) {
    teams.push((await call('POST', '/api/v1/teams', { ...about, name })).body.id);
  }
  const [team1, team2] = teams;
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '16:00' };
  const { id } = (await call('POST', '/api/v1/matches', { ...fixture, team1, team2 })).body;
  const stop = new AbortController();
  const open = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/api/v1/matches/${id}/seat-changes`, {
      headers,
      signal: stop.signal,
    });
  expect((await open({})).status).toBe(401);
  const link = (await call('POST', `/api/v1/matches/${id}/seats/assistant/links`)).body.token;
  const hears: ReadableStreamDefaultReader<Uint8Array>[] = [];
  for (const bearer of [token, link]) {
    const stream = await open({ authorization: `Bearer ${bearer}` });
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    hears.push(stream.body!.getReader());
  }
  const frameOf = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
    new TextDecoder().decode((await reader.read()).value);
  const NEWS = 'event: seats\ndata: {}\n\n';
  for (const reader of hears) expect(await frameOf(reader), 'at the opening').toBe(NEWS);
  await call('POST', `/api/v1/matches/${id}/seats/team1/links`);
  for (const reader of hears) expect(await frameOf(reader), 'of a seat').toBe(NEWS);
  await call('POST', `/api/v1/matches/${id}/status`, { status: 'Live' });
  for (const reader of hears) expect(await frameOf(reader), 'of the match').toBe(NEWS);
  stop.abort();
  http.close();
  await server.stop();
});
