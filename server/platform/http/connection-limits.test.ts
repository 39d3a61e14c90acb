import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { cutTricklingBodies, limitConnections } from './connection-limits.ts';
import { closeServer, type Listening, listen } from './listen.ts';

async function serving(prepare: (listening: Listening) => void): Promise<number> {
  const listening = await listen(
    async (request) => new Response(`${(await request.text()).length}`),
    '127.0.0.1',
    0,
  );
  prepare(listening);
  onTestFinished(() => {
    const closed = closeServer(listening);
    listening.server.closeAllConnections();
    return closed;
  });
  return listening.port;
}

function open(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, closed, answer: () => answer };
}

const POST = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n';
const GET = 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n';

test('the limit of connections applies to each address separately', async () => {
  const port = await serving((listening) =>
    limitConnections(listening, { connections: 100, connectionsPerAddress: 2 }),
  );
  const held = [open(port), open(port)];
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
  const third = open(port);
  third.socket.write(GET);
  await third.closed;
  expect(third.answer()).toBe('');
  const other = open(port, '127.0.0.2');
  other.socket.write(GET);
  await other.closed;
  expect(other.answer()).toContain('200 OK');
  held[0]!.socket.destroy();
  await held[0]!.closed;
  let again = open(port);
  again.socket.write(GET);
  await again.closed;
  while (again.answer() === '') {
    again = open(port);
    again.socket.write(GET);
    await again.closed;
  }
  expect(again.answer()).toContain('200 OK');
});

test('exactly the allowed number of five hundred connections of one address stay open', async () => {
  let held = 0;
  let opened = 0;
  const port = await serving((listening) => {
    limitConnections(listening, { connections: 10_000, connectionsPerAddress: 55 });
    listening.server.on('connection', (socket) => {
      opened += 1;
      held += 1;
      socket.once('close', () => {
        held -= 1;
      });
    });
  });
  const all = Array.from({ length: 500 }, () => open(port));
  let closed = 0;
  for (const { closed: end } of all) void end.then(() => closed++);
  while (closed < 445) await pause(5);
  // Connections still open are answered, all others were not.
  const left = all.filter(({ socket }) => !socket.destroyed);
  expect([left.length, held]).toEqual([55, 55]);
  // Nothing was opened of the others.
  expect(opened).toBe(55);
  for (const { socket } of left) socket.write(GET);
  await Promise.all(left.map(({ closed: end }) => end));
  expect(all.filter(({ answer }) => answer().includes('200 OK'))).toHaveLength(55);
});

test('a server is closed when no listener has a connection left', async () => {
  const listening = await listen(async () => new Response('here'), '127.0.0.1', 0);
  const all = Array.from({ length: 40 }, () => open(listening.port));
  await Promise.all(all.map(({ socket }) => once(socket, 'connect')));
  await closeServer(listening);
  await Promise.all(all.map(({ closed }) => closed));
  const late = open(listening.port);
  await late.closed;
  expect([late.answer(), late.socket.connecting]).toEqual(['', false]);
  expect(listening.listeners.map((listener) => listener.listening)).not.toContain(true);
});

test('connections beyond the limit of open files are closed before parsing', async () => {
  const port = await serving((listening) =>
    limitConnections(listening, { connections: 1, connectionsPerAddress: undefined }),
  );
  const held = open(port);
  await once(held.socket, 'connect');
  const second = open(port);
  second.socket.write(GET);
  await second.closed;
  expect(second.answer()).toBe('');
});

test('a trickling body is cut, a steady one is accepted however long it takes', async () => {
  const pace = { lookMs: 5, graceMs: 50, leastPerSecond: 100 };
  let stop = () => {};
  const port = await serving((listening) => {
    stop = cutTricklingBodies(listening, pace);
  });
  const slow = open(port);
  slow.socket.write(POST);
  const steady = open(port);
  steady.socket.write(POST);
  for (let sent = 0; sent < 1000; sent += 100) {
    steady.socket.write('x'.repeat(100));
    await pause(10);
  }
  await slow.closed;
  expect(slow.answer()).toContain('408 Request Timeout');
  while (!steady.answer().includes('1000')) await pause(5);
  expect(steady.answer()).toContain('200 OK');
  steady.socket.destroy();
  stop();
});

test('two Host lines are refused, and a head of more than 16 KB', async () => {
  const port = await serving(() => undefined);
  const ask = async (lines: string) => {
    const { socket, closed, answer } = open(port);
    socket.write(`GET / HTTP/1.1\r\nHost: here\r\n${lines}Connection: close\r\n\r\n`);
    await closed;
    return answer().slice(9, 12);
  };
  expect(await ask('')).toBe('200');
  expect(await ask('Host: there\r\n')).toBe('400');
  expect(await ask(`X-Long: ${'x'.repeat(17_000)}\r\n`)).toBe('431');
});
