import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { RETENTION_DAYS } from '#contract/site/retention.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { forgetOldViews, keepViews } from './commands.ts';
import type { ViewCount, ViewCounter } from './view-counter.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.store;

beforeEach(async () => {
  await db.deleteFrom('page_view').execute();
});

const DAY = '2026-11-20';
const viewOf = (id: string, day = DAY): ViewCount => ({
  subject: 'match',
  id,
  day,
  views: 2,
  followers: 1,
});
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => viewOf(`m${String(n).padStart(5, '0')}`));

/** A counter that holds these, and what it is given back. */
function counterOf(counts: readonly ViewCount[]) {
  const restored: ViewCount[] = [];
  const counter: ViewCounter = {
    countView: () => undefined,
    countFollower: () => undefined,
    take: () => [...counts],
    restore: (rows) => void restored.push(...rows),
  };
  return { counter, restored };
}

/** Hears of each statement before it is carried out, and may throw. */
function listening(hear: (statement: string) => unknown): KyselyPlugin {
  return {
    transformQuery({ node }) {
      hear(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

const stored = () =>
  db.selectFrom('page_view').select(['subject_id', 'views']).orderBy('subject_id').execute();

test('more views than fit into one statement are each added once', async () => {
  await keepViews(db, counterOf(many(5001)).counter);
  const rows = await stored();
  expect([rows.length, rows.every(({ views }) => views === 2)]).toEqual([5001, true]);
  await keepViews(db, counterOf(many(1)).counter);
  expect((await stored())[0]).toEqual({ subject_id: 'm00000', views: 4 });
});

test('views that the database does not take go back to the counter, without those that it took', async () => {
  let statements = 0;
  const failing = db.withPlugin(
    listening(() => {
      statements += 1;
      if (statements === 2) throw new Error('disk full');
    }),
  );
  const counts = many(5002);
  const { counter, restored } = counterOf(counts);
  await expect(keepViews(failing, counter)).rejects.toThrow('disk full');
  expect(restored).toEqual(counts.slice(5000));
  expect(await stored()).toHaveLength(5000);
});

test('rows are written in the order of subject and day, however they were counted', async () => {
  const statements: string[] = [];
  const reading = db.withPlugin(listening((statement) => statements.push(statement)));
  const counts = [viewOf('b'), viewOf('a', '2026-11-21'), viewOf('c'), viewOf('a')];
  await keepViews(reading, counterOf(counts).counter);
  const order = [...statements.join().matchAll(/"match","(\w)","2026-11-(\d\d)"/g)];
  expect(order.map(([, id, day]) => `${id} ${day}`)).toEqual(['a 20', 'a 21', 'b 20', 'c 20']);
});

test('views are forgotten on the day after their period, and not on its last day', async () => {
  const now = Date.UTC(2026, 10, 26, 12);
  const dayBefore = (days: number) => localDate(now - days * 24 * 60 * 60 * 1000);
  const days = [RETENTION_DAYS.views + 1, RETENTION_DAYS.views, 0].map(dayBefore);
  await keepViews(db, counterOf(days.map((day) => viewOf('m', day))).counter);
  expect(await forgetOldViews(db, now)).toBe(1);
  const left = await db.selectFrom('page_view').select('day').orderBy('day').execute();
  expect(left.map(({ day }) => day)).toEqual(days.slice(1));
});
