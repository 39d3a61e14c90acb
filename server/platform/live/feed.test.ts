import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFeed, type Feed } from './feed.ts';
import { memoryOutbox } from './testing/memory-outbox.ts';

const RUNS = Number(process.env.WAVU_PROPERTY_RUNS ?? 100);

function listen(feed: Feed) {
  const received: (number | 'lost')[] = [];
  feed.subscribe({
    changed: (change) => received.push(change.version),
    lost: () => received.push('lost'),
  });
  return received;
}

test('a published change is applied before publish returns', async () => {
  const outbox = memoryOutbox();
  const feed = await createFeed(outbox);
  const received = listen(feed);
  feed.publish([outbox.commit('m1'), outbox.commit()]);
  expect(received).toEqual([1, 2]);
  expect(feed.version()).toBe(2);
});

test('changes published in the wrong order are applied in the right one, each once', async () => {
  const outbox = memoryOutbox();
  const feed = await createFeed({ ...outbox, hasMoved: () => false });
  const received = listen(feed);
  const first = outbox.commit('m1');
  const second = outbox.commit('m1');
  feed.publish([second]);
  await feed.caughtUp();
  feed.publish([first]);
  feed.publish([second]);
  expect(received).toEqual([1, 2]);
  const third = outbox.commit('m1');
  feed.publish([outbox.commit('m1')]);
  feed.publish([third]);
  await feed.caughtUp();
  expect(received).toEqual([1, 2, 3, 4]);
});

test('a published change makes the feed read what another node wrote before it', async () => {
  const outbox = memoryOutbox();
  const feed = await createFeed(outbox);
  const received = listen(feed);
  outbox.commit('m1');
  outbox.commit();
  feed.publish([outbox.commit('m2')]);
  expect(received).toEqual([]);
  await feed.caughtUp();
  expect(received).toEqual([1, 2, 3]);
});

test('a feed begins at the newest change, not at the first', async () => {
  const outbox = memoryOutbox();
  outbox.commit();
  outbox.commit();
  const feed = await createFeed(outbox);
  const received = listen(feed);
  await feed.caughtUp();
  feed.publish([outbox.commit()]);
  expect(received).toEqual([3]);
});

test('more changes than one read returns are all applied', async () => {
  const outbox = memoryOutbox();
  const feed = await createFeed(outbox);
  const received = listen(feed);
  for (let n = 0; n < 1234; n += 1) outbox.commit('m1');
  await feed.caughtUp();
  expect(received).toEqual(Array.from({ length: 1234 }, (_, i) => i + 1));
});

test('simultaneous callers share one database read', async () => {
  const outbox = memoryOutbox(turn);
  let reads = 0;
  const feed = await createFeed({
    readAfter: outbox.readAfter,
    latest: () => {
      reads += 1;
      return outbox.latest();
    },
  });
  reads = 0;
  const callers = Array.from({ length: 50 }, () => feed.caughtUp());
  await Promise.all(callers);
  // The first asks alone; the other 49 came while it was under way and share the next one.
  expect(reads).toBe(2);
});

test('a caller does not use a read that began before the call', async () => {
  const outbox = memoryOutbox(turn);
  const feed = await createFeed(outbox);
  const early = feed.caughtUp();
  await turn();
  await turn();
  outbox.commit();
  await feed.caughtUp();
  expect(feed.version()).toBe(1);
  await early;
});

test('the database is not read without another writer', async () => {
  const outbox = memoryOutbox();
  let reads = 0;
  const feed = await createFeed({
    readAfter: outbox.readAfter,
    latest: () => {
      reads += 1;
      return outbox.latest();
    },
    hasMoved: () => false,
  });
  feed.publish([outbox.commit()]);
  await feed.caughtUp();
  expect(reads).toBe(1);
});

test('a failed read is followed by the next one', async () => {
  const outbox = memoryOutbox();
  let moved = false;
  let isDown = false;
  const feed = await createFeed({
    readAfter: outbox.readAfter,
    latest: () => (isDown ? Promise.reject(new Error('down')) : outbox.latest()),
    hasMoved: () => {
      const answer = moved;
      moved = false;
      return answer;
    },
  });
  outbox.commit();
  moved = true;
  isDown = true;
  await expect(feed.caughtUp()).rejects.toThrow('down');
  isDown = false;
  await feed.caughtUp();
  expect(feed.version()).toBe(1);
});

test('publish survives a database that is down, and the change is not lost', async () => {
  const outbox = memoryOutbox();
  let isDown = false;
  const errors: unknown[] = [];
  const feed = await createFeed(
    {
      readAfter: outbox.readAfter,
      latest: () => (isDown ? Promise.reject(new Error('down')) : outbox.latest()),
    },
    (error) => errors.push(error),
  );
  const received = listen(feed);
  outbox.commit();
  isDown = true;
  feed.publish([outbox.commit()]);
  await turn();
  expect(errors).toHaveLength(1);
  isDown = false;
  await feed.caughtUp();
  expect(received).toEqual([1, 2]);
});

test('a throwing listener does not affect the others', async () => {
  const outbox = memoryOutbox();
  const errors: unknown[] = [];
  const feed = await createFeed(outbox, (error) => errors.push(error));
  feed.subscribe({
    changed: () => {
      throw new Error('bug');
    },
    lost: () => {},
  });
  const received = listen(feed);
  feed.publish([outbox.commit()]);
  expect(received).toEqual([1]);
  expect(errors).toHaveLength(1);
});

test('a deleted range of changes is reported as lost', async () => {
  const outbox = memoryOutbox();
  const feed = await createFeed(outbox);
  const received = listen(feed);
  for (let n = 0; n < 10; n += 1) outbox.commit();
  outbox.forgetUpTo(5);
  await feed.caughtUp();
  expect(received).toEqual(['lost']);
  feed.publish([outbox.commit()]);
  expect(received).toEqual(['lost', 11]);
});

test('a database restored to an earlier state is noticed', async () => {
  const newer = memoryOutbox();
  const older = memoryOutbox();
  let current = newer;
  const feed = await createFeed({
    latest: () => current.latest(),
    readAfter: (version, limit) => current.readAfter(version, limit),
  });
  feed.publish([newer.commit(), newer.commit()]);
  const received = listen(feed);
  current = older;
  await feed.caughtUp();
  feed.publish([older.commit()]);
  expect(received).toEqual(['lost', 1]);
});

test('two nodes send the same order without gaps, however slow the database is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ node: fc.nat(1), how: fc.constantFrom('publish', 'look', 'both') }), {
        minLength: 1,
        maxLength: 12,
      }),
      async (scheduler, steps) => {
        let isReady = false;
        const pause = () => (isReady ? scheduler.schedule(Promise.resolve()) : Promise.resolve());
        const outbox = memoryOutbox(pause);
        const feeds = [await createFeed(outbox), await createFeed(outbox)];
        const received = feeds.map(listen);
        isReady = true;
        const reads: Promise<void>[] = [];
        let committed = 0;
        for (const { node, how } of steps) {
          const feed = feeds[node]!;
          if (how !== 'look') {
            const change = outbox.commit('m1');
            committed += 1;
            // Between the commit and the telling others may read it.
            reads.push(scheduler.schedule(Promise.resolve()).then(() => feed.publish([change])));
          }
          if (how !== 'publish') {
            const expected = committed;
            reads.push(
              feed.caughtUp().then(() => expect(feed.version()).toBeGreaterThanOrEqual(expected)),
            );
          }
          if (scheduler.count() > 0) await scheduler.waitOne();
        }
        await scheduler.waitFor(Promise.all(reads));
        await scheduler.waitFor(Promise.all(feeds.map((feed) => feed.caughtUp())));
        const all = Array.from({ length: committed }, (_, i) => i + 1);
        expect(received).toEqual([all, all]);
      },
    ),
    { numRuns: RUNS },
  );
});
