import { readFileSync, writeFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { accountRoutes } from './account/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { publicRoutes } from './public/routes.ts';
import { scoreRoutes } from './score/routes.ts';

const APP = new URL('../', import.meta.url);
const TABLE = new URL('../../docs/permissions.md', import.meta.url);

/** The roles that work in the administration; the API decides whose data a page shows. */
const OFFICE = 'administrators, secretaries of leagues';

type Page = { path: string; files: string[] };

/** Every address with the files that make its page, the outermost first. */
function pagesOf(routes: readonly RouteConfigEntry[], base = '', outer: string[] = []): Page[] {
  return routes.flatMap(({ path, file, children }) => {
    const address = path === undefined ? base : `${base}/${path}`;
    const files = [...outer, file];
    return children ? pagesOf(children, address, files) : [{ path: address || '/', files }];
  });
}

/**
 * People whom the page's own loaders let in; its data come from the API, which judges for itself.
 */
function whoOf({ files }: Page): string {
  const source = files.map((file) => readFileSync(new URL(file, APP), 'utf8')).join('\n');
  if (source.includes('return requireOffice(')) return OFFICE;
  if (source.includes('await requireMe(')) return 'signed in';
  return 'everybody';
}

test('docs/permissions.md lists every page with the roles that may open it', () => {
  const pages = [accountRoutes, adminRoutes, scoreRoutes, publicRoutes].flatMap((routes) =>
    pagesOf(routes('en')),
  );
  const lines = pages.map((page) => `| \`${page.path}\` | ${whoOf(page)} |`).sort();
  const rows = [...new Set(lines)];
  if (process.env.WAVU_WRITE_PERMISSIONS) {
    const text = readFileSync(TABLE, 'utf8');
    const head = '| page | lets in |\n| --- | --- |\n';
    writeFileSync(TABLE, text.replace(/\| page \|[\s\S]*?(?=\n\n|\n$)/, head + rows.join('\n')));
  }
  const written = readFileSync(TABLE, 'utf8').split('\n');
  expect(written.filter((line) => line.startsWith('| `/'))).toEqual(rows);
});

test('all pages of the administration let in administrators and secretaries alone', () => {
  const pages = pagesOf(adminRoutes('en'));
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(pages.map(whoOf))).toEqual(new Set([OFFICE]));
});
