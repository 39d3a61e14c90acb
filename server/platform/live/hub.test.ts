import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFeed } from './feed.ts';
import { fromTo, ids, node, settle } from './testing/live-node.ts';
import { memoryOutbox } from './testing/memory-outbox.ts';
import { recordingOutlet } from './testing/recording-outlet.ts';

test('a new reader of a match gets the current state, then every change', async () => {
  const { enter, score, hub } = await node();
  score();
  score();
  const { outlet } = await enter('m1');
  expect(outlet.events()).toEqual([{ id: 2, event: 'score', data: '{"id":"m1","v":2}' }]);
  score();
  await settle();
  expect(ids(outlet)).toEqual([2, 3]);
  hub.close();
});

test('a new reader of all matches gets no change yet, and could resume at once', async () => {
  const { enter, score, hub } = await node();
  score('m1');
  score('m2');
  const { outlet } = await enter();
  expect(outlet.events()).toEqual([]);
  expect(outlet.lastId()).toBe(2);
  expect(outlet.writes.join('')).toMatch(/^: wavu\nretry: \d{4}\n/);
  score('m1');
  await settle();
  expect(outlet.events()).toEqual([{ id: 3, event: 'score', data: '{"id":"m1","v":2}' }]);
  hub.close();
});

test('a match without changes has an empty room with version 0', async () => {
  const { enter, score, hub } = await node();
  const { outlet } = await enter('m1');
  expect(outlet.lastId()).toBe(0);
  score('m2');
  score('m1');
  await settle();
  expect(ids(outlet)).toEqual([1]);
  hub.close();
});

test('each match and the room of all matches have their own version numbers', async () => {
  const { enter, score, hub } = await node();
  const reader = await enter('m1');
  const two = await enter('m2');
  const all = await enter();
  for (const match of ['m1', 'm2', 'm2', 'm1', 'm2']) score(match);
  await settle();
  expect(ids(reader.outlet)).toEqual([1, 2]);
  expect(ids(two.outlet)).toEqual([1, 2, 3]);
  expect(ids(all.outlet)).toEqual([1, 2, 3, 4, 5]);
  hub.close();
});

test('a returning reader gets exactly the missed messages', async () => {
  const { enter, score, hub } = await node();
  for (let n = 0; n < 10; n += 1) score();
  const { outlet } = await enter('m1', 7);
  expect(ids(outlet)).toEqual([8, 9, 10]);
  const { outlet: upToDate } = await enter('m1', 10);
  expect(upToDate.events()).toEqual([]);
  hub.close();
});

test('up to 200 missed messages are sent one by one, beyond that one resync', async () => {
  const { enter, score, hub } = await node();
  for (let n = 0; n < 400; n += 1) score();
  const { outlet: near } = await enter('m1', 200);
  expect(ids(near)).toEqual(fromTo(201, 400));
  const { outlet: far } = await enter('m1', 99);
  expect(far.events()).toEqual([{ id: 400, event: 'resync', data: '{}' }]);
  const { outlet: edge } = await enter('m1', 100);
  expect(ids(edge)).toEqual(fromTo(101, 400));
  score();
  await settle();
  expect(far.events().map(({ id, event }) => [id, event])).toEqual([
    [400, 'resync'],
    [401, 'score'],
  ]);
  hub.close();
});

test.each([-1, 11, 1e15])('an id %d outside the history is answered with a resync', async (id) => {
  const { enter, score, hub } = await node();
  for (let n = 0; n < 10; n += 1) score();
  const { outlet } = await enter('m1', id);
  expect(outlet.events()).toEqual([{ id: 10, event: 'resync', data: '{}' }]);
  hub.close();
});

test('a restarted server, or another node, resumes from the database', async () => {
  const first = await node();
  const before = await first.enter();
  for (let n = 0; n < 5; n += 1) first.score();
  await settle();
  first.hub.close();
  expect(before.outlet.state).toBe('ended');
  first.outbox.commit('m2');
  const second = await node(first.outbox);
  const after = await second.enter(undefined, before.outlet.lastId());
  expect(ids(after.outlet)).toEqual([6]);
  second.score();
  await settle();
  expect(ids(after.outlet)).toEqual([6, 7]);
  second.hub.close();
});

test('a reader from a node that was ahead gets nothing twice', async () => {
  const outbox = memoryOutbox();
  const ahead = await node(outbox);
  const behind = await node(outbox);
  await behind.enter('m1');
  const before = await ahead.enter('m1');
  ahead.score();
  ahead.score();
  await settle();
  const after = await behind.enter('m1', before.outlet.lastId());
  behind.score();
  await settle();
  expect(ids(after.outlet)).toEqual([3]);
  ahead.hub.close();
  behind.hub.close();
});

test('changes during the opening of a room are sent once', async () => {
  const outbox = memoryOutbox(turn);
  const { enter, score, hub, feed } = await node(outbox);
  score();
  const entering = enter('m1', 0);
  score();
  await turn();
  score();
  const { outlet } = await entering;
  score();
  await feed.caughtUp();
  await settle();
  expect(ids(outlet)).toEqual([1, 2, 3, 4]);
  hub.close();
});

test('a room that is ahead of its node sends nothing twice', async () => {
  const outbox = memoryOutbox();
  let isDown = false;
  const feed = await createFeed({
    readAfter: outbox.readAfter,
    latest: () => (isDown ? Promise.reject(new Error('down')) : outbox.latest()),
  });
  const { enter, hub } = await node(outbox, { feed });
  outbox.commit('m1');
  isDown = true;
  const { outlet } = await enter('m1', 0);
  expect(ids(outlet)).toEqual([1]);
  isDown = false;
  await feed.caughtUp();
  outbox.commit('m1');
  await feed.caughtUp();
  await settle();
  expect(ids(outlet)).toEqual([1, 2]);
  expect(outlet.state).toBe('open');
  hub.close();
});

test('the room of all matches gathers changes, a match room does not', async () => {
  const { enter, score, hub } = await node(memoryOutbox(), { gatherMs: 100 });
  const all = await enter();
  const reader = await enter('m1');
  const writesBefore = all.outlet.writes.length;
  const startedAt = performance.now();
  for (let n = 0; n < 6; n += 1) {
    score();
    await settle();
  }
  expect(reader.outlet.events()).toHaveLength(6);
  while (all.outlet.events().length < 6) await pause(5);
  // The first at once, the others together when the time is up; each with its own id.
  expect(performance.now() - startedAt).toBeGreaterThan(90);
  expect(all.outlet.writes.length - writesBefore).toBe(2);
  expect(ids(all.outlet)).toEqual(fromTo(1, 6));
  hub.close();
});

test('a slow reader is disconnected and delays no other', async () => {
  const { enter, score, hub } = await node();
  const slow = await enter('m1');
  const good = await enter('m1');
  score();
  await settle();
  slow.outlet.stuck = 64 * 1024 + 1;
  score();
  score();
  await settle();
  expect(slow.outlet.state).toBe('cut');
  expect(ids(slow.outlet)).toEqual([1]);
  expect(ids(good.outlet)).toEqual([1, 2, 3]);
  hub.close();
});

test('a quiet stream is kept open by comments, and a stuck one is cut', async () => {
  const { enter, hub } = await node(memoryOutbox(), { beatMs: 20 });
  const good = await enter();
  const stuck = await enter();
  stuck.outlet.stuck = 64 * 1024 + 1;
  const before = good.outlet.writes.length;
  while (good.outlet.writes.length < before + 3) await pause(5);
  expect(good.outlet.writes.at(-1)).toBe(':\nevent: beat\ndata\n\n');
  expect(good.outlet.events()).toEqual([]);
  expect(stuck.outlet.state).toBe('cut');
  hub.close();
});

test('readers beyond the limit are refused, and a freed place can be taken again', async () => {
  const { enter, hub } = await node(memoryOutbox(), { maxReaders: 2 });
  const first = await enter();
  await enter('m1');
  expect((await enter('m2')).isIn).toBe(false);
  first.leave();
  first.leave();
  expect(hub.readerCount()).toBe(1);
  expect((await enter('m2')).isIn).toBe(true);
  expect((await enter('m2')).isIn).toBe(false);
  hub.close();
  expect((await enter()).isIn).toBe(false);
});

test('a room that cannot read its history refuses its reader and tries again for the next', async () => {
  const outbox = memoryOutbox();
  let isDown = true;
  const rooms = {
    newestLive: outbox.newestLive,
    newestOfMatch: (match: string, limit: number) =>
      isDown ? Promise.reject(new Error('down')) : outbox.newestOfMatch(match, limit),
  };
  const { enter, hub } = await node(outbox, { rooms });
  await expect(enter('m1')).rejects.toThrow('down');
  expect(hub.readerCount()).toBe(0);
  isDown = false;
  expect((await enter('m1')).isIn).toBe(true);
  hub.close();
});

test('every reader gets a resync when changes are lost', async () => {
  const { enter, hub, outbox, feed, score } = await node();
  const { outlet } = await enter('m1');
  for (let n = 0; n < 10; n += 1) outbox.commit('m1');
  outbox.forgetUpTo(8);
  await feed.caughtUp();
  expect(outlet.state).toBe('ended');
  const again = await enter('m1', 0);
  expect(again.outlet.events()).toEqual([{ id: 10, event: 'resync', data: '{}' }]);
  score();
  await settle();
  expect(ids(again.outlet)).toEqual([10, 11]);
  hub.close();
});

test('a change without a line tells its readers to reload', async () => {
  const { enter, hub, outbox, feed } = await node();
  const { outlet } = await enter('m1');
  feed.publish([{ ...outbox.commit('m1'), line: null }]);
  await settle();
  expect(outlet.events()).toEqual([{ id: 1, event: 'resync', data: '{}' }]);
  hub.close();
});

test('readers are told that the database is unreachable and back, also new ones', async () => {
  let isAway = false;
  const outbox = memoryOutbox();
  const latest = () => (isAway ? Promise.reject(new Error('away')) : outbox.latest());
  const live = await node({ ...outbox, latest });
  const early = await live.enter('m1');
  isAway = true;
  for (let n = 0; n < 3; n += 1) await live.feed.caughtUp().catch(() => undefined);
  await settle();
  expect(early.outlet.writes.join('').match(/event: away/g)).toHaveLength(1);
  const late = await live.enter('m1');
  expect(late.outlet.writes.join('')).toContain('event: away');
  outbox.commit('m1');
  isAway = false;
  await live.feed.caughtUp();
  await settle();
  for (const { outlet } of [early, late]) {
    expect(outlet.writes.join('')).toMatch(/event: away.*event: score.*event: back/s);
  }
});

test('readers at the scorer’s table are in the count of all, and refused when it is full', async () => {
  const { enter, hub } = await node(memoryOutbox(), { maxReaders: 2 });
  await enter('m1');
  const leave = hub.attend('m1', recordingOutlet(), () => undefined);
  expect([hub.readerCount(), hub.isFull()]).toEqual([2, true]);
  let isOpened = false;
  const refused = hub.attend('m1', recordingOutlet(), () => {
    isOpened = true;
  });
  expect([refused, isOpened]).toEqual([undefined, false]);
  leave?.();
  leave?.();
  expect(hub.readerCount()).toBe(1);
  hub.close();
});
