import { expect, test } from 'vitest';
import { tableOfRoutes } from './table-of-routes.ts';

const ALL = '/assets/manifest-1a2b3c.js';

test.each([
  ['/admin/dashboard', 'en-admin'],
  ['/sw/admin/viewLeagues/1/ledger', 'sw-admin'],
  ['/admin/help', 'en-admin'],
  ['/score/1', 'en-score'],
  ['/sw/score', 'sw-score'],
  ['/sw/sign-in', 'sw-account'],
  ['/coach/team/1', 'en-account'],
])('%s loads the routes of %s', (pathname, area) => {
  expect(tableOfRoutes(ALL, pathname)).toBe(`/assets/manifest-1a2b3c-${area}.js`);
});

test('a page loads all routes while developing', () => {
  const url = '/@id/virtual:react-router/browser-manifest';
  expect(tableOfRoutes(url, '/admin/teams')).toBe(url);
});
