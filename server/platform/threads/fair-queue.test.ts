import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createFairQueue } from './fair-queue.ts';

test('the next client waits for one job of a client who sent many', async () => {
  const { run } = createFairQueue({ max: 20, maxPerClient: 10 });
  const done: string[] = [];
  const work = (name: string) => async () => {
    await turn();
    done.push(name);
  };
  const all = [1, 2, 3, 4].map((n) => run('flood', work(`flood ${n}`)));
  await turn();
  all.push(run('asha', work('asha')), run('juma', work('juma')));
  await Promise.all(all);
  expect(done.toSorted()).toEqual(['asha', 'flood 1', 'flood 2', 'flood 3', 'flood 4', 'juma']);
  expect(Math.max(done.indexOf('asha'), done.indexOf('juma'))).toBeLessThan(4);
});

test('synchronous jobs run one to a turn of the event loop', async () => {
  const { run } = createFairQueue({ max: 20, maxPerClient: 10 });
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const seen: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    // Asked for when the one before has ended, as requests of one connection are.
    await run('asha', async () => void seen.push(turns));
  }
  isOver = true;
  expect(new Set(seen).size).toBe(5);
});

test('two hundred new connections are taken while a client has few of its jobs done', async () => {
  const { run } = createFairQueue({ max: 500, maxPerClient: 500 });
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined);
  let done = 0;
  let doneWhenTaken = 0;
  const jobs = Array.from({ length: 300 }, () =>
    run('flood', async () => {
      done += 1;
      if (taken < 200) doneWhenTaken = done;
    }),
  );
  await Promise.all(jobs);
  expect(taken).toBe(200);
  expect(doneWhenTaken).toBeLessThan(30);
  server.close();
  await once(server, 'close');
});

test('one job runs at a time, and a failing one fails alone', async () => {
  const { run, length } = createFairQueue({ max: 20, maxPerClient: 10 });
  let atOnce = 0;
  let most = 0;
  const ends = await Promise.allSettled(
    ['a', 'b', 'a', 'c'].map((client) =>
      run(client, async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await turn();
        atOnce -= 1;
        if (client === 'b') throw new Error('no');
        return client;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(length()).toBe(0);
});

test('a long queue refuses with 429 if it is the client’s own, with 503 if others fill it', async () => {
  const { run } = createFairQueue({ max: 3, maxPerClient: 2 });
  const held = Promise.withResolvers<void>();
  const wait = () => held.promise;
  const waiting = [run('a', wait), run('a', wait)];
  await expect(run('a', wait)).rejects.toMatchObject({
    status: 429,
    extras: { members: { retryAfter: expect.any(Number) } },
  });
  waiting.push(run('b', wait));
  await expect(run('c', wait)).rejects.toMatchObject({
    status: 503,
    extras: { members: { retryAfter: expect.any(Number) } },
  });
  held.resolve();
  await Promise.all(waiting);
  expect(await run('c', async () => 'free again')).toBe('free again');
});

test('large bodies in progress are limited, for one client and for all', () => {
  const take = createConcurrencyLimit({ max: 3, maxPerClient: 2 });
  const first = take('a');
  take('a');
  expect(() => take('a')).toThrow(expect.objectContaining({ status: 429 }));
  take('b');
  expect(() => take('c')).toThrow(expect.objectContaining({ status: 503 }));
  first();
  expect(take('c')).toBeTypeOf('function');
});
