import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './sandbox.ts';

/** Kysely's and our own ways to insert rows, and SQL as text. */
const INSERTS =
  /(insertInto|preparedInsert|replaceInto|mergeInto)\(\s*['"`]match_event\b|(insert|merge)\s+into\s+"?match_event\b/i;
const CALLS = /\bfillBrackets\(/;

const sources = trackedFiles().filter(
  (path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
);

function filesWith(pattern: RegExp): string[] {
  return sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
}

test('one file inserts entries of matches, and one function calls it', () => {
  expect(filesWith(INSERTS)).toEqual(['server/play/scoring/statements.ts']);
  expect(filesWith(/\binsertEvents\b/)).toEqual([
    'server/play/scoring/save-events.ts',
    'server/play/scoring/statements.ts',
  ]);
});

test('everything that follows a result is called from one place', () => {
  expect(filesWith(CALLS)).toEqual([
    'server/play/brackets/commands.ts',
    'server/play/scoring/write-results.ts',
  ]);
});

test.each([
  "tx.db.insertInto('match_event').values(rows)",
  "tx.db\n  .insertInto(\n    'match_event',\n  )",
  "preparedInsert('match_event')",
  'sql`insert into match_event values (1)`',
  'sql`INSERT INTO "match_event" values (1)`',
])('an insert is recognised: %s', (text) => expect(text).toMatch(INSERTS));

test('reading entries is no insert', () => {
  expect("db.selectFrom('match_event').selectAll()").not.toMatch(INSERTS);
});
