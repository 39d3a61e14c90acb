import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest.mjs';

function slimmed(text: string): string {
  const client = mkdtempSync(join(tmpdir(), 'wavu-manifest-'));
  const file = join(client, 'assets/manifest-1a2b3c.js');
  mkdirSync(join(client, 'assets'));
  writeFileSync(file, text);
  try {
    slimManifest(client);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(client, { recursive: true });
  }
}

test('the table of routes keeps the pages that React runs in the browser, and nothing else of it changes', () => {
  const admin = { id: 'sw:routes/admin/teams:teams', path: 'teams' };
  const table = {
    entry: { module: '/assets/entry.js' },
    routes: { root: { id: 'root' }, [admin.id]: admin, 'en:routes/public/home:': { id: 'home' } },
    version: 'x',
  };
  const text = slimmed(`window.__reactRouterManifest=${JSON.stringify(table)};`);
  const { entry, version } = table;
  const hydrated = { entry, routes: { root: { id: 'root' }, [admin.id]: admin }, version };
  expect(text).toBe(`window.__reactRouterManifest=${JSON.stringify(hydrated)};`);
});

test('a page of the table names each file once, and nothing that it does not have', () => {
  const page = { id: 'sw:routes/admin/teams:teams', hasLoader: false, hasClientLoader: true };
  const imports = ['/assets/start.js', '/assets/start.js', '/assets/office.js'];
  const table = { routes: { [page.id]: { ...page, imports, css: [] } } };
  const text = slimmed(`window.__reactRouterManifest=${JSON.stringify(table)};`);
  const left = { id: page.id, hasClientLoader: true, imports: [imports[0], imports[2]], css: [] };
  expect(text).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ routes: { [page.id]: left } })};`,
  );
});

test('a file that is no table of routes fails the build', () => {
  expect(() => slimmed('export {};')).toThrow(/manifest-1a2b3c.js is not a table of routes/);
});
