import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '#server/platform/http/listen.ts';
import { createFeed } from '#server/platform/live/feed.ts';
import { createHub } from '#server/platform/live/hub.ts';
import { memoryOutbox } from '#server/platform/live/testing/memory-outbox.ts';
import { createDirectStreams } from './direct-streams.ts';
import { createStreamVisits } from './stream-visits.ts';

const READERS_PER_ADDRESS = 4;

/** The first reader of a room comes by the routes, which know the match. */
async function serving(maxReaders = 100) {
  const outbox = memoryOutbox();
  const feed = await createFeed(outbox);
  const failing = { rooms: false };
  const newestOfMatch: typeof outbox.newestOfMatch = async (...which) => {
    if (failing.rooms) throw new Error('The database is away.');
    return outbox.newestOfMatch(...which);
  };
  const rooms = { ...outbox, newestOfMatch };
  const hub = createHub({ feed, rooms, gatherMs: 0, maxReaders });
  const options = { hub, readersPerAddress: READERS_PER_ADDRESS, headers: { 'x-of-house': 'yes' } };
  const byRoutes: string[] = [];
  const visits = createStreamVisits(options);
  let opened = 0;
  const direct = createDirectStreams({ ...options, trustProxy: 0, onOpened: () => (opened += 1) });
  const listening = await listen(
    async ({ url }) => {
      if (url.endsWith('/slow')) await pause(30);
      return new Response('by the routes');
    },
    '127.0.0.1',
    0,
    (...parts) => {
      const [incoming, outgoing, otherwise] = parts;
      direct(incoming, outgoing, () => {
        byRoutes.push(incoming.url!);
        if (incoming.url !== '/api/v1/live?match=m1') return otherwise();
        const visit = { address: '127.0.0.1', now: 0, match: 'm1', after: undefined };
        visits
          .open({ incoming, outgoing, ...visit, hasClock: false, isShort: false })
          .catch(otherwise);
      });
    },
  );
  const { port, server } = listening;
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    hub.close();
    await closeServer(listening);
  });
  async function open(path: string, head = '', next = '') {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    let text = '';
    socket.on('data', (bytes) => {
      text += String(bytes);
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${head}\r\n${next}`);
    await once(socket, 'data');
    return { socket, text: () => text };
  }
  const score = () => feed.publish([outbox.commit('m1')]);
  return { hub, server, open, score, failing, byRoutes, opened: () => opened };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}

test('readers of a room that is read already are let in without the routes, and hear each line once', async () => {
  const { open, score, byRoutes, opened, hub } = await serving();
  const first = await open('/api/v1/live?match=m1');
  const second = await open('/api/v1/live?match=m1&after=0&clock=1');
  expect([byRoutes, opened()]).toEqual([['/api/v1/live?match=m1'], 1]);
  expect(second.text()).toContain('HTTP/1.1 200 OK');
  expect(second.text()).toContain('x-of-house: yes');
  expect(second.text()).toContain('content-type: text/event-stream; charset=utf-8');
  expect(second.text()).toMatch(/date: .* GMT\r\n\r\nevent: beat\ndata: \d+\n\n/);
  score();
  score();
  for (const { text } of [first, second]) {
    await until(() => text().includes('"v":2'));
    expect(
      text()
        .match(/^id: \d+$/gm)
        ?.slice(-2),
    ).toEqual(['id: 1', 'id: 2']);
  }
  expect(hub.readerCount()).toBe(2);
  first.socket.destroy();
  second.socket.end();
  await until(() => hub.readerCount() === 0);
  expect(hub.addresses.of('127.0.0.1')).toBe(0);
});

test('other words, a token, an unknown room and a full house are for the routes', async () => {
  const { open, byRoutes } = await serving(2);
  await open('/api/v1/live?match=m1');
  for (const [path, head] of [
    ['/api/v1/live?match=m1&colour=red'],
    ['/api/v1/live?match=m1&match=m1'],
    ['/api/v1/live?match=m2'],
    ['/api/v1/live?match=m1&after=0', 'Authorization: Bearer x\r\n'],
  ] as const) {
    await open(path, head);
    expect(byRoutes.at(-1)).toBe(path);
  }
  await open('/api/v1/live?match=m1&after=0');
  byRoutes.length = 0;
  await open('/api/v1/live?match=m1&after=0');
  expect(byRoutes).toEqual(['/api/v1/live?match=m1&after=0']);
});

test('readers of both ways are counted for their address, and the one above it is for the routes', async () => {
  const { open, byRoutes, hub } = await serving();
  await open('/api/v1/live?match=m1');
  for (let n = 1; n < READERS_PER_ADDRESS; n += 1) await open('/api/v1/live?match=m1&after=0');
  expect([hub.addresses.of('127.0.0.1'), byRoutes]).toEqual([4, ['/api/v1/live?match=m1']]);
  await open('/api/v1/live?match=m1&after=0');
  expect(byRoutes).toHaveLength(2);
});

test('an open stream holds neither parser nor listeners of HTTP, and ends with its hub', async () => {
  const { open, server, hub } = await serving();
  const taken: (Socket & { parser?: unknown })[] = [];
  (server as Server).on('connection', (socket) => taken.push(socket));
  await open('/api/v1/live?match=m1');
  const { socket } = await open('/api/v1/live?match=m1&after=0');
  await until(() => taken.every(({ parser }) => parser === null));
  expect(taken).toHaveLength(2);
  for (const own of taken) {
    const names = ['data', 'drain', 'end', 'close', 'timeout', 'resume', 'pause'].flatMap((name) =>
      own.listeners(name).map((listener) => listener.name),
    );
    expect(names.filter((name) => /socketOn|onSocket|Response/.test(name))).toEqual([]);
  }
  hub.close();
  await once(socket, 'end');
});

test('a reader who never closes the own side keeps no place once the stream has ended', async () => {
  const { open, hub } = await serving();
  await open('/api/v1/live?match=m1');
  const { socket } = await open('/api/v1/live?match=m1&after=0');
  expect(hub.readerCount()).toBe(2);
  hub.close();
  await once(socket, 'end');
  await until(() => hub.readerCount() === 0);
});

test('a room that cannot be opened takes no place from its address', async () => {
  const { open, hub, failing } = await serving();
  failing.rooms = true;
  await open('/api/v1/live?match=m1');
  await until(() => hub.readerCount() === 0);
  expect(hub.addresses.of('127.0.0.1')).toBe(0);
});

test('a stream behind another answer of its connection is for the routes', async () => {
  const { open, hub, byRoutes } = await serving();
  await open('/api/v1/live?match=m1');
  const path = '/api/v1/live?match=m1&after=0';
  await open('/slow', '', `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(byRoutes.slice(1)).toEqual(['/slow', path]);
  expect(hub.readerCount()).toBe(1);
});
