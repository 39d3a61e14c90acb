import { Hono } from 'hono';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { createViewCounter } from '#server/site/analytics/view-counter.ts';
import { countViews, viewedBy } from './viewed-page.ts';

const ROUTES = [
  ':id',
  ':id/h2h',
  'right/:id',
  'teams',
  'team/:id',
  'league/:id',
  'league/:id/about',
].flatMap((path) => [{ path }, { path: `sw/${path}` }]);
// The root of the app has an empty path, and its layouts have none.
const TREE = [{ path: '', children: [{ children: ROUTES }] }];
const viewedAt = (path: string) => viewedBy(matchRoutes(TREE, path) ?? []);

test.each([
  ['/league/L', 'league', 'L'],
  ['/sw/league/L/about', 'league', 'L'],
  ['/M', 'match', 'M'],
  ['/sw/M/h2h', 'match', 'M'],
  ['/right/M', 'match', 'M'],
])('the path %s is counted for the %s %s', (path, subject, id) => {
  expect(viewedAt(path)).toEqual({ subject, id });
});

test.each(['/teams', '/team/T', '/sw/team/T', '/nowhere/at/all'])(
  'the path %s is counted for no match and no league',
  (path) => {
    expect(viewedAt(path)).toBeUndefined();
  },
);

test('opened pages are counted, cached ones too; parts, prefetches and faults are not', async () => {
  const views = createViewCounter(Date.now);
  const app = new Hono();
  const count = countViews((path) => ({ viewed: viewedAt(path)! }), views);
  let status: 200 | 304 | 404 = 200;
  app.all('*', (c) => {
    const { path, method } = c.req;
    count(
      { path, method, part: c.req.query('part'), header: (name) => c.req.header(name) },
      status,
    );
    return c.body(null, status);
  });
  const headers = { 'user-agent': 'Mozilla/5.0 (Android) Firefox/140.0' };
  async function seen(path: string, extra: RequestInit = {}): Promise<number> {
    await app.request(path, { ...extra, headers: { ...headers, ...extra.headers } });
    return views.take().reduce((sum, { views }) => sum + views, 0);
  }
  expect(await seen('/league/L?month=2026-11')).toBe(1);
  expect(await seen('/league/L?part=main')).toBe(0);
  expect(await seen('/league/L', { method: 'HEAD' })).toBe(0);
  expect(await seen('/league/L', { headers: { 'sec-purpose': 'prefetch' } })).toBe(0);
  status = 304;
  expect(await seen('/league/L')).toBe(1);
  status = 404;
  expect(await seen('/league/L')).toBe(0);
});
