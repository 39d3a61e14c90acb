import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './sandbox.ts';

const BINARY = ['.gz', '.png', '.jpg', '.jpeg', '.webp', '.ico', '.svgz'];
const SOURCE = /\.(ts|tsx|mjs|css|grit)$/;

// This file holds what it looks for.
const files = trackedFiles().filter(
  (path) => !BINARY.includes(extname(path)) && !path.endsWith('guards/tree.test.ts'),
);

/** Lines of the given files that match, as `path:line`. */
function linesWith(pattern: RegExp, paths: string[]): string[] {
  return paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}`] : [])),
  );
}

test('no file names a folder of somebody’s machine', () => {
  expect(linesWith(/(^|[\s'"`(=:])\/(work|root|home|Users)\/\w/, files)).toEqual([]);
});

test('no file names the registry its packages came from', () => {
  expect(linesWith(/registry\.[\w-]+\.\w|"resolved": "http/, files)).toEqual([]);
});

test('no source holds TODO or the like', () => {
  const sources = files.filter((path) => SOURCE.test(path));
  expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b/, sources)).toEqual([]);
});

test('no source is longer than 300 lines', () => {
  const sources = files.filter(
    (path) => /^(domain|contract|server|app)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const long = sources.filter(
    (path) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length > 300,
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(long).toEqual([]);
});

test('no literal object is spread, and no array declares two names on one line', () => {
  const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  expect(linesWith(/\.\.\.\{/, sources)).toEqual([]);
  expect(linesWith(/^\s*(const|let) \[[^\]]+\] = \[(?!\.\.\.)[^\]]*\];$/, sources)).toEqual([]);
});

test('no file or folder is called utils, helpers or the like', () => {
  const junk = /(^|\/)(utils?|helpers?|misc|common|managers?|services?)(\/|\.tsx?$)/;
  expect(files.filter((path) => junk.test(path))).toEqual([]);
});
