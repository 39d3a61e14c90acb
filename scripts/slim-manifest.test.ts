import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest.mjs';

/** The files that are left, by name. */
function slimmed(text: string): Record<string, string> {
  const client = mkdtempSync(join(tmpdir(), 'wavu-manifest-'));
  const assets = join(client, 'assets');
  mkdirSync(assets);
  writeFileSync(join(assets, 'manifest-1a2b3c.js'), text);
  try {
    slimManifest(client);
    return Object.fromEntries(
      readdirSync(assets).map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
    );
  } finally {
    rmSync(client, { recursive: true });
  }
}

const written = (table: object, area = '') =>
  `window.__reactRouterManifest=${JSON.stringify({ url: `/assets/manifest-1a2b3c${area}.js`, ...table })};`;

test('each language and area gets the routes of its own pages, and nothing else of the table changes', () => {
  const teams = { id: 'sw:routes/admin/teams:teams', path: 'teams' };
  const score = { id: 'en:routes/score/score:score/:id', path: 'score/:id' };
  const accented = { id: 'en-XA:routes/account/coach:coach', path: 'coach' };
  const home = { id: 'en:routes/public/home:' };
  const root = { id: 'root' };
  const rest = { entry: { module: '/assets/entry.js' }, version: 'x' };
  const table = {
    ...rest,
    routes: Object.fromEntries([root, teams, home, score, accented].map((it) => [it.id, it])),
  };
  const tableOf = (area: string, page: { id: string }) => ({
    [`manifest-1a2b3c-${area}.js`]: written(
      { ...table, routes: { root, [page.id]: page } },
      `-${area}`,
    ),
  });
  expect(slimmed(written(table))).toEqual({
    ...tableOf('sw-admin', teams),
    ...tableOf('en-score', score),
    ...tableOf('en-XA-account', accented),
  });
});

test('a page of the table names each file once, and nothing that it does not have', () => {
  const page = { id: 'sw:routes/admin/teams:teams', hasLoader: false, hasClientLoader: true };
  const imports = ['/assets/start.js', '/assets/start.js', '/assets/office.js'];
  const root = { id: 'root' };
  const files = slimmed(written({ routes: { root, [page.id]: { ...page, imports, css: [] } } }));
  const left = { id: page.id, hasClientLoader: true, imports: [imports[0], imports[2]], css: [] };
  expect(files).toEqual({
    'manifest-1a2b3c-sw-admin.js': written({ routes: { root, [page.id]: left } }, '-sw-admin'),
  });
});

test('the tables of scoring have the page that its later parts come from', () => {
  const parts = readFileSync('app/features/scoring/later-parts.ts', 'utf8');
  const id = /routes\['([^']+)'\]/.exec(parts)![1]!;
  const root = { id: 'root' };
  const score = { id: 'sw:routes/score/score:score/:id', path: 'sw/score/:id' };
  const seats = { id, path: 'seats/:id', module: '/assets/seats.js' };
  const routes = Object.fromEntries([root, score, seats].map((it) => [it.id, it]));
  const files = slimmed(written({ routes }));
  expect(files['manifest-1a2b3c-sw-score.js']).toBe(
    written({ routes: { root, [score.id]: score, [id]: seats } }, '-sw-score'),
  );
});

test('a file that is no table of routes fails the build', () => {
  expect(() => slimmed('export {};')).toThrow(/manifest-1a2b3c.js is not a table of routes/);
});
