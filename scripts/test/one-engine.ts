import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Tests that come to a database and ask nothing of the engine: what they judge is decided before any
 * query of theirs, or names SQLite itself. All other tests of the server run on both.
 */
const BEFORE_ANY_QUERY = [
  'server/demo/clashes.test.ts',
  'server/exchange/import/import-noise.test.ts',
  'server/serve/call-limits.test.ts',
  'server/serve/hostile-bodies.test.ts',
  'server/serve/rights/unread-bodies.test.ts',
  'server/cli/wrong-folder.test.ts',
];

const CONNECTION = join(root, 'server/platform/db/connect.ts');
/** Each of these may lead to a database in a way that no import shows. */
const OTHER_WAYS = /\b(spawn|fork|execFile|exec|kysely|pg|sqlite|WAVU_TEST_DATABASE)\b/;
/** Any path to a source: of an import, of a worker, of a process. */
const SOURCES = /(['"])([#.][\w#./-]+\.tsx?)\1/g;

/** Tests of the server for which one engine is enough, as paths from the root. */
export function oneEngineTests(): string[] {
  const isOpen = createSearch();
  const all = globSync('server/**/*.test.ts', { cwd: root });
  return [...BEFORE_ANY_QUERY, ...all.filter((path) => !isOpen(join(root, path)))];
}

/** Says whether a source, or anything that it names, may come to a database. */
function createSearch(): (file: string) => boolean {
  const named = new Map<string, { files: string[]; isOpen: boolean }>();

  function read(file: string) {
    const known = named.get(file);
    if (known) return known;
    const text = readFileSync(file, 'utf8');
    const paths = [...text.matchAll(SOURCES)].map(([, , path]) => pathOf(file, path!));
    const files = paths.filter((path) => existsSync(path));
    const isOpen = file === CONNECTION || (file.endsWith('.test.ts') && OTHER_WAYS.test(text));
    named.set(file, { files, isOpen });
    return { files, isOpen };
  }

  return (start) => {
    const seen = new Set([start]);
    for (const file of seen) {
      const { files, isOpen } = read(file);
      if (isOpen) return true;
      for (const next of files) seen.add(next);
    }
    return false;
  };
}

function pathOf(file: string, path: string): string {
  return path.startsWith('#') ? join(root, path.slice(1)) : normalize(join(dirname(file), path));
}
