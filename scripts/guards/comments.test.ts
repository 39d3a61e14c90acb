import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './sandbox.ts';

/** A comment that begins with a clause without a subject of its own; a question may. */
const HEADLESS =
  /^\s*(?:[/][*]{1,2}|[*]|[/][/]) *(?:(?:What|Who|Whoever|Whose|How|Why)\b|(?:Where|Wherever|Which|Whichever|Whom|Whatever|That)\b[^,]*$)(?!.*[?])/;

/** The same in the middle of a line, where a sentence of the comment ends. */
const HEADLESS_LATER =
  /^\s*(?:[/][*]{1,2}|[*]|[/][/]).*[.] (?:What|Who|Whoever|Whose|Whatever|How|Why)\b(?!.*[?])/;

test('no sentence of a comment begins with a headless clause such as "What a page shows"', () => {
  const sources = trackedFiles().filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));
  const refused = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        HEADLESS.test(line) || HEADLESS_LATER.test(line)
          ? [`${path}:${at + 1}: ${line.trim()}`]
          : [],
      ),
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
    '/* What stands above. */',
    '/** Where the tests are. */',
  ];
  const questions = ['// Who is it?', '/** How many? */'];
  const sentences = ['// Where nothing is played, nothing is asked.'];
  expect(found.filter((line) => !HEADLESS.test(line))).toEqual([]);
  expect([...questions, ...sentences].filter((line) => HEADLESS.test(line))).toEqual([]);
  const later = [' * A page. What it is not.', '// Kept. Whoever asks gets it.'];
  expect(later.filter((line) => !HEADLESS_LATER.test(line))).toEqual([]);
  const others = ['// Kept. Who asks for it?', "const text = 'One. What a day.';"];
  expect(others.filter((line) => HEADLESS_LATER.test(line))).toEqual([]);
});
