import { afterAll, beforeEach, expect, test } from 'vitest';
import { write } from '#server/platform/db/write.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { LEASE_MS, pruneHappenings, release } from './commands.ts';
import { consumeDue, type Report, type ReportPart } from './consumer.ts';
import type { NewHappening } from './keep-happenings.ts';
import { lookForHappenings } from './look-for-happenings.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store } = server;

const BEGIN = Date.UTC(2026, 10, 23);
const DAY_MS = 24 * 60 * 60 * 1000;
let now = BEGIN;

beforeEach(async () => {
  now = BEGIN;
  await store.db.deleteFrom('consumer').execute();
  await store.db.deleteFrom('happening').execute();
});

function happen(...happenings: NewHappening[]) {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  return write(store, author, async (tx) => {
    for (const happening of happenings) tx.happened(happening);
  });
}

const setEnd = (before: string | null, value: string | null): NewHappening => ({
  kind: value === null ? 'match.corrected' : 'match.set_ended',
  topic: 'set:1',
  matchId: 'm1',
  before,
  value,
});
const news = (title: string): NewHappening => ({ kind: 'news.published', facts: { title } });
const result = (value: string): NewHappening => ({
  kind: 'match.ended',
  topic: 'result',
  matchId: 'm1',
  value,
});

/** A node that tells each happening to everybody at once, unless `tell` says otherwise. */
function startNode(holder: string, tell: ReportPart = async () => undefined) {
  const reports: Report[] = [];
  const options = {
    name: 'test',
    holder,
    tell: async (report: Report, resume: string) => {
      const next = await tell(report, resume);
      reports.push(report);
      return next;
    },
  };
  return { reports, consume: () => consumeDue(store, options, () => now) };
}

const values = (reports: readonly Report[]) =>
  reports.map(({ happening, known }) => [happening.value ?? happening.facts.title, known]);

test('a consumer hears of what happens after it began, in order, each once', async () => {
  await happen(news('before'));
  const node = startNode('one');
  await node.consume();
  for (const title of ['a', 'b', 'c']) await happen(news(title));
  await node.consume();
  await node.consume();
  expect(values(node.reports)).toEqual([
    ['a', null],
    ['b', null],
    ['c', null],
  ]);
});

test('the end of a set is told after 3 s, a result after 20 s, and neither waits for the other', async () => {
  const node = startNode('one');
  await node.consume();
  await happen(result('3-1'), setEnd(null, '25-23'));
  now += 3000;
  await node.consume();
  expect(node.reports).toEqual([]);
  now += 1;
  await node.consume();
  expect(values(node.reports)).toEqual([['25-23', null]]);
  now += 17_000;
  await node.consume();
  expect(values(node.reports)).toEqual([
    ['25-23', null],
    ['3-1', null],
  ]);
});

test('an end that is undone within its hold is never told; later a correction is', async () => {
  const node = startNode('one');
  await node.consume();
  await happen(setEnd(null, '25-23'));
  now += 2000;
  await happen(setEnd('25-23', null));
  now += 10_000;
  await node.consume();
  expect(node.reports).toEqual([]);
  await happen(setEnd(null, '26-24'));
  now += 3001;
  await node.consume();
  await happen(setEnd('26-24', '26-25'));
  now += 3001;
  await node.consume();
  expect(values(node.reports)).toEqual([
    ['26-24', null],
    ['26-25', '26-24'],
  ]);
});

test('a node that is killed in the middle of a fan-out is followed by one that leaves nobody out', async () => {
  const recipients = Array.from({ length: 25 }, (_, n) => String(n).padStart(2, '0'));
  const heard: string[] = [];
  const partOf = (resume: string) => recipients.filter((id) => id > resume).slice(0, 4);
  const killed = startNode('killed', async (_report, resume) => {
    const part = partOf(resume);
    heard.push(...(resume >= '11' ? part.slice(0, 2) : part));
    if (resume >= '11') throw new Error('kill -9');
    return part.at(-1);
  });
  await killed.consume();
  await happen(news('a'));
  await expect(killed.consume()).rejects.toThrow('kill -9');
  const next = startNode('next', async (_report, resume) => {
    const part = partOf(resume);
    heard.push(...part);
    return part.length === 0 ? undefined : part.at(-1);
  });
  await next.consume();
  expect(heard).toHaveLength(14);
  now += LEASE_MS;
  await next.consume();
  expect([...new Set(heard)].sort()).toEqual(recipients);
  expect(heard).toHaveLength(25 + 2);
});

test('of two nodes one tells, and the other goes on at once when the first lets go', async () => {
  const first = startNode('one');
  const second = startNode('two');
  await Promise.all([first.consume(), second.consume()]);
  for (const title of ['a', 'b']) await happen(news(title));
  await Promise.all([first.consume(), second.consume()]);
  expect(first.reports.length + second.reports.length).toBe(2);
  const [former, other, holder] =
    first.reports.length > 0 ? [first, second, 'one'] : [second, first, 'two'];
  await release(store.db, holder, now);
  await happen(news('c'));
  await other.consume();
  await former.consume();
  expect(former.reports).toHaveLength(2);
  expect(values(other.reports)).toEqual([['c', null]]);
});

test('a node whose lease was taken over in the middle stops there', async () => {
  const parts: string[] = [];
  const late = startNode('late', async (_report, resume) => {
    parts.push(resume);
    if (parts.length < 3) return `${resume}x`;
    now += LEASE_MS;
    await startNode('quick').consume();
    return `${resume}x`;
  });
  await late.consume();
  await happen(news('a'), news('b'));
  await late.consume();
  expect(parts).toEqual(['', 'x', 'xx']);
});

test('pruning keeps what the slowest consumer has still to tell, and a week', async () => {
  await happen(news('old'), news('waits'), news('waits too'));
  const node = startNode('one');
  await node.consume();
  now += 8 * DAY_MS;
  await happen(news('new'));
  const version = (await store.db.selectFrom('happening').select('version').execute()).map(
    (row) => row.version,
  );
  const slow = Math.min(...version);
  await store.db
    .updateTable('consumer')
    .set({ version: slow, leased_until: now })
    .where('name', '=', 'test:0')
    .execute();
  expect(await pruneHappenings(store.db, now)).toBe(1);
  await node.consume();
  expect(values(node.reports)).toEqual([
    ['waits', null],
    ['waits too', null],
    ['new', null],
  ]);
  expect(await pruneHappenings(store.db, now)).toBe(2);
  expect(await store.db.selectFrom('happening').select('version').execute()).toHaveLength(1);
});

test('pruning does not wait for a consumer that no node has run for a week', async () => {
  await happen(news('old'));
  const node = startNode('one');
  await node.consume();
  await happen(news('never told'));
  now += 6 * DAY_MS;
  await release(store.db, 'one', now);
  now += 2 * DAY_MS;
  expect(await pruneHappenings(store.db, now)).toBe(1);
  now += 6 * DAY_MS;
  expect(await pruneHappenings(store.db, now)).toBe(1);
});

test('news that could not be told for a minute is told afterwards, though nothing happens any more', async () => {
  const reports: Report[] = [];
  let isAway = false;
  const tell: ReportPart = async (report) => {
    if (isAway) throw new Error('away');
    reports.push(report);
    return undefined;
  };
  const look = lookForHappenings(store, { name: 'test', holder: 'one', tell }, () => now);
  await look();
  await happen(result('3-1'));
  await look();
  isAway = true;
  for (let second = 0; second < 60; second += 1) {
    now += 1000;
    await look().catch(() => undefined);
  }
  expect(reports).toEqual([]);
  isAway = false;
  await look();
  expect(values(reports)).toEqual([['3-1', null]]);
});

test('news from before the database went away for a minute is told afterwards', async () => {
  const node = startNode('one');
  await node.consume();
  const reports: Report[] = [];
  const tell: ReportPart = async (report) => {
    reports.push(report);
    return undefined;
  };
  let isAway = false;
  const db = new Proxy(store.db, {
    get(target, name) {
      if (isAway) throw new Error('away');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const consumer = { name: 'test', holder: 'one', tell };
  const look = lookForHappenings({ ...store, db }, consumer, () => now);
  await happen(result('3-2'));
  await look();
  isAway = true;
  now += 60_000;
  await expect(look()).rejects.toThrow('away');
  isAway = false;
  await look();
  expect(values(reports)).toEqual([['3-2', null]]);
});
