import { expect, test } from 'vitest';
import { createFeed } from '#server/platform/live/feed.ts';
import { memoryOutbox } from '#server/platform/live/testing/memory-outbox.ts';
import { trackFreshness } from './freshness.ts';
import { shareReads } from './shared-reads.ts';

const NOON = Date.parse('2026-11-21T09:00:00Z');
const HOUR = 3_600_000;

async function frame() {
  const outbox = memoryOutbox();
  const feed = await createFeed(outbox);
  let time = NOON;
  let reads = 0;
  const sharedRead = shareReads(trackFreshness(feed, () => time));
  return {
    ask: (key = 'leagues') => sharedRead(key, async () => `${key} ${++reads}`),
    askTable: () => sharedRead('table', async () => `table ${++reads}`, 'results'),
    tell: (match: string, line: object) =>
      feed.publish([{ ...outbox.commit(match), line: JSON.stringify(line) }]),
    fail: () => sharedRead('leagues', () => Promise.reject(new Error('gone'))),
    change: (match?: string) => feed.publish([outbox.commit(match)]),
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test('a shared part is read once during scoring, and again after a change of the site', async () => {
  const { ask: request, change } = await frame();
  expect(await request()).toBe('leagues 1');
  change('m1');
  expect(await Promise.all([request(), request()])).toEqual(['leagues 1', 'leagues 1']);
  change();
  expect(await Promise.all([request(), request()])).toEqual(['leagues 2', 'leagues 2']);
});

test('every part has its own key, renewed each day in Tanzania', async () => {
  const { ask: request, wait } = await frame();
  expect([await request('days 2026-11'), await request('site')]).toEqual([
    'days 2026-11 1',
    'site 2',
  ]);
  wait(11 * HOUR);
  expect(await request('site')).toBe('site 2');
  wait(HOUR);
  expect(await request('site')).toBe('site 3');
});

test('a table is read again when a set of a match is won or its status changes, and not with a point', async () => {
  const { askTable, tell, change } = await frame();
  const line = (wins: number[], points: number) => ({
    s: 'Live',
    wins,
    set: 1,
    score: [points, 0],
  });
  tell('m1', line([2, 0], 23));
  expect(await askTable()).toBe('table 1');
  tell('m1', line([2, 0], 24));
  expect(await askTable()).toBe('table 1');
  tell('m1', { ...line([3, 0], 25), y: 7 });
  expect(await askTable()).toBe('table 2');
  tell('m1', line([2, 0], 24));
  expect(await askTable()).toBe('table 3');
  tell('m1', { ...line([2, 0], 24), full: 1 });
  expect(await askTable()).toBe('table 4');
  tell('m1', { ...line([2, 0], 24), s: 'ended' });
  expect(await askTable()).toBe('table 5');
  tell('m1', { ...line([3, 0], 25), y: 7 });
  expect(await askTable()).toBe('table 6');
  tell('m1', { ...line([3, 0], 26), y: 7 });
  expect(await askTable()).toBe('table 7');
  change();
  expect(await askTable()).toBe('table 8');
});

test('the first line of a match that nobody has heard of makes tables old', async () => {
  const { askTable, tell } = await frame();
  expect(await askTable()).toBe('table 1');
  tell('m2', { s: 'Live', wins: [0, 0], set: 1, score: [1, 0] });
  expect(await askTable()).toBe('table 2');
});

test('a failed read fails for its own callers, and the next caller reads anew', async () => {
  const { ask: request, fail } = await frame();
  await expect(fail()).rejects.toThrow('gone');
  expect(await request()).toBe('leagues 1');
});

test('invented keys do not fill the memory', async () => {
  const { ask: request } = await frame();
  await request('days 0');
  for (let n = 1; n <= 200; n += 1) await request(`days ${n}`);
  expect(await request('days 200')).toBe('days 200 201');
  expect(await request('days 0')).toBe('days 0 202');
});

test('a part that every page requests outlives any number of others', async () => {
  const { ask: request } = await frame();
  await request('site');
  for (let n = 1; n <= 500; n += 1) {
    await request(`match ${n}`);
    expect(await request('site')).toBe('site 1');
  }
});
