import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { arrowsUp, circles, crowdedFolders, importGraph, STOREYS } from './import-graph.ts';
import { root, trackedFiles } from './sandbox.ts';

const files = trackedFiles();
const graph = importGraph(files, (path) => readFileSync(join(root, path), 'utf8'));

/** A folder's sources that a reader can take in at a glance. */
const MAX_SOURCES = 25;

/** A small repository of the given sources. */
function planted(sources: Record<string, string>) {
  return importGraph(Object.keys(sources), (path) => sources[path]!);
}

test('no storey of the server imports one above it', () => {
  expect(graph.size).toBeGreaterThan(1000);
  expect(arrowsUp(graph)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(circles(graph)).toEqual([]);
});

test('server/ holds the six storeys and the entry points', () => {
  const sources = files.filter((path) => /^server\//.test(path) && !path.endsWith('.test.ts'));
  const names = sources.map((path) => path.split('/')[1]!);
  expect([...new Set(names)].sort()).toEqual(
    [...STOREYS, 'cli', 'demo', 'testing', 'main.ts', 'run.ts', 'start.ts'].sort(),
  );
});

test('docs/architecture.md names the folders of each storey', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  for (const storey of STOREYS) {
    const sources = files.filter((path) => new RegExp(`^server/${storey}/[^/]+/`).test(path));
    const folders = new Set(sources.map((path) => path.split('/')[2]!));
    folders.delete('testing');
    const row = new RegExp(`^\\| \`${storey}/\` \\| [^|]* \\| (?:files; )?([^|]*) \\|$`, 'm').exec(
      page,
    );
    expect(row?.[1]?.split(', '), storey).toEqual([...folders].sort());
  }
});

test('no folder holds more than 25 sources', () => {
  expect(crowdedFolders(files, MAX_SOURCES)).toEqual([]);
});

test.each(
  STOREYS.flatMap((storey, at) =>
    [...STOREYS.slice(at + 1), 'cli'].flatMap((above): [string, string, string][] => [
      [storey, above, `import type { Thing } from '#server/${above}/noun/thing.ts';`],
      [storey, above, `export { thing } from '../../${above}/noun/thing.ts';`],
      [storey, above, `const { thing } = await import('../../${above}/noun/thing.ts');`],
      [storey, above, `type Thing = import('../../${above}/noun/thing.ts').Thing;`],
      [storey, above, `new Worker(new URL('../../${above}/noun/thing.ts', import.meta.url));`],
    ]),
  ),
)('an import from %s up to %s is found: %s', (storey, above, text) => {
  const from = `server/${storey}/noun/low.ts`;
  const to = `server/${above}/noun/thing.ts`;
  expect(arrowsUp(planted({ [from]: text, [to]: '' }))).toEqual([`${from} -> ${to}`]);
});

test('imports downwards, within a storey and from tests are allowed', () => {
  const down = "import { low } from '#server/platform/db/low.ts';";
  const up = "import { high } from '#server/serve/high.ts';";
  const sources = {
    'server/platform/db/low.ts': "import { x } from './beside.ts'; // from '#server/serve/high.ts'",
    'server/platform/db/beside.ts': `const text = "import '#server/serve/high.ts'";`,
    'server/serve/high.ts': down,
    'server/platform/db/low.test.ts': up,
    'server/platform/db/testing/rows.ts': up,
  };
  expect(arrowsUp(planted(sources))).toEqual([]);
});

test('a circle is found, also one that types close and one of three files', () => {
  const two = {
    'domain/one.ts': "import { two } from './two.ts';",
    'domain/two.ts': "import type { One } from './one.ts';",
  };
  const three = {
    'app/a.tsx': "import { b } from '#app/b.ts';",
    'app/b.ts': "import { type C } from './c.ts';",
    'app/c.ts': "type A = import('./a.tsx').A;",
    'app/d.ts': "import { a } from './a.tsx';",
  };
  expect(circles(planted({ ...two, ...three }))).toEqual([
    ['domain/one.ts', 'domain/two.ts'],
    ['app/a.tsx', 'app/b.ts', 'app/c.ts'],
  ]);
});

test('a folder with one source too many is found; its tests do not count', () => {
  const names = (count: number, end: string) =>
    Array.from({ length: count }, (_, at) => `app/lib/f${at}${end}`);
  expect(crowdedFolders([...names(25, '.ts'), ...names(9, '.test.ts')], MAX_SOURCES)).toEqual([]);
  expect(crowdedFolders([...names(13, '.tsx'), ...names(13, '.css')], MAX_SOURCES)).toEqual([
    'app/lib: 26',
  ]);
});
