import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { secureHeaders } from 'hono/secure-headers';
import { expect, onTestFinished, test } from 'vitest';
import type { LiveScore } from '#contract/matches/live.ts';
import { createApi } from '#server/platform/http/api.ts';
import { onError } from '#server/platform/http/problem.ts';
import { createFeed } from '#server/platform/live/feed.ts';
import { createHub, type HubOptions } from '#server/platform/live/hub.ts';
import { memoryOutbox } from '#server/platform/live/testing/memory-outbox.ts';
import { readStream } from '#server/platform/live/testing/recording-outlet.ts';
import { createViewCounter } from '#server/site/analytics/view-counter.ts';
import { type LiveStreamOptions, mountLiveStream } from './api.ts';

const NOW = Date.UTC(2026, 10, 22, 15);
const LINE: LiveScore = {
  id: 'm1',
  v: 8,
  s: 'Live',
  wins: [1, 0],
  set: 2,
  score: [24, 23],
  serve: 1,
  y: 1317,
  u: [1, 2, 0, 3],
};

async function serving(options: Partial<HubOptions> = {}, limits: Partial<LiveStreamOptions> = {}) {
  const outbox = memoryOutbox();
  const feed = await createFeed(outbox);
  const hub = createHub({ feed, rooms: outbox, gatherMs: 0, ...options });
  const errors: unknown[] = [];
  const views = createViewCounter(Date.now);
  const app = createApi();
  app.use(secureHeaders());
  app.use(async (c, next) => {
    c.set('now', NOW);
    await next();
  });
  app.onError(onError((error) => errors.push(error)));
  mountLiveStream(app, {
    hub,
    matchExists: async (id) => id.startsWith('m'),
    views,
    headers: { 'x-content-type-options': 'nosniff' },
    findLine: async (id) => (id === 'm1' ? LINE : undefined),
    ...limits,
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    hub.close();
    server.close();
  });
  return {
    port,
    hub,
    troubles: errors,
    views,
    url: `http://127.0.0.1:${port}/live`,
    score: (line?: string) => feed.publish([outbox.commit('m1', line)]),
  };
}

/** Reads until `enough` says so, or until the stream ends. */
async function readUntil(response: Response, enough: (text: string) => boolean): Promise<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!enough(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  reader.releaseLock();
  return text;
}

test('a stream over HTTP: headers, the newest score, then each change', async () => {
  const { url, score, troubles: errors } = await serving();
  score();
  const stop = new AbortController();
  const response = await fetch(`${url}?match=m1`, { signal: stop.signal });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('transfer-encoding')).toBeNull();
  expect(response.headers.get('connection')).toBe('close');
  score();
  const text = await readUntil(response, (sofar) => sofar.includes('"v":2'));
  expect(readStream(text).map((event) => event.id)).toEqual([1, 2]);
  expect(errors).toEqual([]);
  stop.abort();
});

test('a stream that is asked for behind another answer begins after it', async () => {
  const { port, hub, troubles } = await serving(
    {},
    { matchExists: async (id) => (id === 'm1' ? true : pause(30, false)) },
  );
  const socket = connect(port, '127.0.0.1');
  const ask = (match: string) => `GET /live?match=${match} HTTP/1.1\r\nHost: a\r\n\r\n`;
  socket.write(ask('x1') + ask('m1'));
  let text = '';
  for await (const bytes of socket) {
    text += String(bytes);
    if (text.includes('text/event-stream')) break;
  }
  expect(text.indexOf('HTTP/1.1 404')).toBeLessThan(text.indexOf('HTTP/1.1 200'));
  expect(troubles).toEqual([]);
  await expect.poll(() => hub.readerCount()).toBe(0);
});

test('a page that asks for the clock gets it first', async () => {
  const { url, score } = await serving();
  score();
  const stop = new AbortController();
  const response = await fetch(`${url}?match=m1&clock=1`, { signal: stop.signal });
  const text = await readUntil(response, (sofar) => sofar.includes('"v":1'));
  expect(text.startsWith(`event: beat\ndata: ${NOW}\n\n`)).toBe(true);
  stop.abort();
});

test('a new follower of a match is counted once; a returning one is not', async () => {
  const { url, views } = await serving();
  const phone = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile) Firefox/140.0' };
  for (const [address, headers] of [
    [`${url}?match=m1`, phone],
    [`${url}?match=m1`, { ...phone, 'last-event-id': '1' }],
    [url, phone],
    [`${url}?match=m1`, { 'user-agent': 'curl/8.5.0' }],
  ] as const) {
    const stop = new AbortController();
    expect((await fetch(address, { headers, signal: stop.signal })).status).toBe(200);
    stop.abort();
  }
  expect(views.take()).toMatchObject([{ subject: 'match', id: 'm1', views: 0, followers: 1 }]);
});

test('Last-Event-ID resumes the stream and overrides the version of the page', async () => {
  const { url, score } = await serving();
  for (let n = 0; n < 5; n += 1) score();
  for (const [address, id] of [
    [`${url}?match=m1`, '3'],
    [`${url}?after=1`, '3'],
    [`${url}?after=3`, ''],
  ] as const) {
    const stop = new AbortController();
    const response = await fetch(address, {
      headers: { 'last-event-id': id },
      signal: stop.signal,
    });
    const text = await readUntil(response, (sofar) => sofar.includes('"v":5'));
    expect(readStream(text).map((event) => event.id)).toEqual([4, 5]);
    stop.abort();
  }
});

test.each(['abc', '1.5', '-1', '99999999999999999999'])(
  'a Last-Event-ID of %s is answered with a resync',
  async (id) => {
    const { url, score } = await serving();
    score();
    const stop = new AbortController();
    const response = await fetch(url, { headers: { 'last-event-id': id }, signal: stop.signal });
    const text = await readUntil(response, (sofar) => sofar.includes('resync'));
    expect(readStream(text)).toEqual([{ id: 1, event: 'resync', data: '{}' }]);
    expect(text, 'no version below 0 is named').not.toContain('id: -');
    stop.abort();
  },
);

test('an unknown match is a problem, not a stream', async () => {
  const { url, hub } = await serving();
  const response = await fetch(`${url}?match=zz`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  expect(hub.readerCount()).toBe(0);
});

test('a stream beyond the limit is refused with the time to retry', async () => {
  const { url, hub } = await serving({ maxReaders: 1 });
  const stop = new AbortController();
  await fetch(url, { signal: stop.signal });
  const response = await fetch(url);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('10');
  expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  stop.abort();
  while (hub.readerCount() > 0) await pause(5);
  const again = await fetch(url);
  expect(again.status).toBe(200);
});

test('streams are limited by address, and a closed one frees its place', async () => {
  const { url, hub } = await serving({}, { readersPerAddress: 2, trustProxy: 1 });
  const stop = new AbortController();
  const from = (address: string, signal = stop.signal) =>
    fetch(url, { signal, headers: { 'x-forwarded-for': address } });
  const first = new AbortController();
  expect((await from('2001:db8:0:7::1', first.signal)).status).toBe(200);
  expect((await from('2001:db8:0:7::2')).status).toBe(200);
  const refusal = await from('2001:db8:0:7::3');
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await from('2001:db8:0:8::1')).status).toBe(200);
  first.abort();
  while (hub.readerCount() > 2) await pause(5);
  expect((await from('2001:db8:0:7::3')).status).toBe(200);
  stop.abort();
});

test('a reader without a stream polls the line and gets the interval', async () => {
  const { port, url, hub } = await serving({ maxReaders: 1 });
  const line = `http://127.0.0.1:${port}/matches/m1/line`;
  const answer = await fetch(line);
  expect(await answer.json()).toEqual(LINE);
  expect(answer.headers.get('etag')).toBe('"8"');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=1');
  expect(answer.headers.get('retry-after')).toBe('5');
  const again = await fetch(line, { headers: { 'if-none-match': '"8"' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetch(line.replace('m1', 'm2'))).status).toBe(404);

  const stop = new AbortController();
  await fetch(url, { signal: stop.signal });
  expect(hub.isFull()).toBe(true);
  expect((await fetch(line)).headers.get('retry-after')).toBe('10');
  stop.abort();
});

test('HEAD is answered without a stream, and its connection stays usable', async () => {
  const { port, hub } = await serving();
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answers += text;
  });
  for (let n = 1; n <= 2; n += 1) {
    socket.write('HEAD /live HTTP/1.1\r\nHost: here\r\n\r\n');
    while (answers.split('\r\n\r\n').length <= n && !socket.closed) await pause(5);
  }
  expect(answers.match(/^HTTP\/1.1 200 OK/gm)).toHaveLength(2);
  expect(answers.match(/^content-type: text\/event-stream/gim)).toHaveLength(2);
  expect(hub.readerCount()).toBe(0);
  socket.destroy();
});

test('closing ends every stream in good order', async () => {
  const { url, hub } = await serving();
  const responses = await Promise.all([fetch(url), fetch(`${url}?match=m1`)]);
  hub.close();
  const texts = await Promise.all(responses.map((response) => readUntil(response, () => false)));
  for (const text of texts) expect(text).toContain('retry:');
});

test('a reader who stops reading is cut off while the others go on', async () => {
  const { url, port, hub, score } = await serving();
  const sleeper = connect(port, '127.0.0.1');
  sleeper.write('GET /live?match=m1 HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(sleeper, 'data');
  sleeper.pause();
  const stop = new AbortController();
  const response = await fetch(`${url}?match=m1`, { signal: stop.signal });
  const reading = readUntil(response, (text) => text.endsWith('"the end"\n\n')).catch(() => '');
  expect(hub.readerCount()).toBe(2);
  const filler = JSON.stringify('x'.repeat(16_000));
  while (hub.readerCount() === 2) {
    score(filler);
    await pause(1);
  }
  const failure = once(sleeper, 'error');
  sleeper.resume();
  expect((await failure)[0]).toMatchObject({ code: 'ECONNRESET' });
  score('"the end"');
  expect(await reading).toContain('the end');
  expect(hub.readerCount()).toBe(1);
  stop.abort();
});
