import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longFunctions } from './long-functions.ts';
import { root, trackedFiles } from './sandbox.ts';

/** Lines, from the first word to the last brace. */
const MAX_LINES = 80;

/** Tests, and the parts of the journeys, tell a story in their own order. */
const isTest = (path: string) => /\.test\.tsx?$|(^|\/)testing\/|^e2e\//.test(path);

test('no function is longer than 80 lines, a component included', () => {
  const sources = trackedFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !isTest(path));
  const found = sources.flatMap((path) =>
    longFunctions(path, readFileSync(join(root, path), 'utf8'), MAX_LINES),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

test.each([
  ['a function', 'function planted() {', '}'],
  ['an arrow function', 'const planted = () => {', '};'],
  ['a method', 'const some = { planted() {', '} };'],
  ['a component', 'export default function Planted() { return (<p>{`', '`}</p>); }'],
])('%s of 81 lines is found, and with 80 lines it is not', (_kind, head, tail) => {
  const text = (lines: number) => [head, ...Array(lines - 2).fill(''), tail].join('\n');
  expect(longFunctions('planted.tsx', text(80), MAX_LINES)).toEqual([]);
  expect(longFunctions('planted.tsx', text(81), MAX_LINES)).toEqual(['planted.tsx:1 has 81 lines']);
});
