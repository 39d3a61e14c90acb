import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './sandbox.ts';

/** A comment that begins with a clause without a subject of its own; a question may. */
const HEADLESS = /^\s*(?:[/][*][*]|[*]|[/][/]) *(?:What|Who|Whoever|Whose|How|Why)\b(?!.*[?])/;

test('no comment begins with a headless clause such as "What a page shows"', () => {
  const sources = trackedFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const refused = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (HEADLESS.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(sources.length).toBeGreaterThan(1500);
  expect(refused).toEqual([]);
});

test('headless clauses are found in every kind of comment, and questions are not', () => {
  const found = [
    '/** What it is. */',
    '  // Whoever asks.',
    ' * Who has it',
    '// How many are left.',
  ];
  const questions = ['// Who is it?', '/** How many? */'];
  expect(found.filter((line) => !HEADLESS.test(line))).toEqual([]);
  expect(questions.filter((line) => HEADLESS.test(line))).toEqual([]);
});
