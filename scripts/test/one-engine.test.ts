import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../pinned-node.mjs';
import { oneEngineTests } from './one-engine.ts';

const once = oneEngineTests();
const all = globSync('server/**/*.test.ts', { cwd: root });
const withServer = all.filter((path) =>
  /start-test-server|command-line\.ts|store\.ts/.test(readFileSync(join(root, path), 'utf8')),
);

test('tests that run on one engine alone exist, and are each named once', () => {
  expect(once.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(new Set(once).size).toBe(once.length);
});

test('a test that starts a server runs on both engines, unless it is listed by name', () => {
  expect(withServer.length).toBeGreaterThan(100);
  expect(withServer.filter((path) => once.includes(path)).length).toBeLessThanOrEqual(6);
});

test('tests whose helpers lead to a database run on both engines', () => {
  for (const path of [
    'server/serve/permission-matrix.test.ts',
    'server/exchange/halls/histories.test.ts',
    'server/exchange/import/import-errors.test.ts',
    'server/platform/db/migrate.test.ts',
    'server/platform/live/postgres-bus.test.ts',
    'server/first-start.test.ts',
  ]) {
    expect(all).toContain(path);
    expect(once, path).not.toContain(path);
  }
});

test('tests that come to no database run once', () => {
  expect(once).toContain('server/platform/live/hub.test.ts');
  expect(once).toContain('server/site/sms/read-text.test.ts');
});
