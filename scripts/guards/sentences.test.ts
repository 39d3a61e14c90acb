import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './sandbox.ts';

const WORDS = '(?:What|Who|Whoever|Whose|Whatever|Whom|Whichever)\\b';
/** A text of the API that begins with a clause without a subject of its own; a question may. */
const HEADLESS_TEXT = new RegExp(`['"\`]${WORDS}(?![^'"\`]*[?])`);
/** The same for a sentence of a page; a heading such as "Who may play" is a question without its sign. */
const HEADLESS_SENTENCE = new RegExp(`(?:['"\`]|[.] )${WORDS}[^'"\`?.]*[.]`);

/**
 * A description that begins with a preposition and has no comma, such as "Of the team": it says what it
 * belongs to and not what it is.
 */
const HEADLESS_DESCRIPTION =
  /(?:describe[(]|jsonAnswer[(][^'"`]*|(?:description|summary|[\w.']+): )['"`](?:Of|How|Why|(?:As|At|After|Before|By|For|From|In|To|Until|Where|With|Without)\b(?![^'"`]*,))\b/;

function linesWith(pattern: RegExp, folder: RegExp): string[] {
  const sources = trackedFiles().filter((path) => folder.test(path) && !path.includes('.test.'));
  expect(sources.length).toBeGreaterThan(30);
  return sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}

test('no English text of a page has a sentence that begins with a headless clause', () => {
  expect(linesWith(HEADLESS_SENTENCE, /^app\/messages\/en/)).toEqual([]);
});

test('no description and no answer of the API begins with a headless clause', () => {
  expect(linesWith(HEADLESS_TEXT, /^contract\//)).toEqual([]);
  expect(linesWith(HEADLESS_SENTENCE, /^contract\//)).toEqual([]);
});

test('no description of the API begins with a preposition in place of a subject', () => {
  expect(linesWith(HEADLESS_DESCRIPTION, /^contract\/(?!text\/)/)).toEqual([]);
  const found = [
    ".describe('Of the team, or of the league')",
    "  width: 'In pixels',",
    "  200: jsonAnswer(testSchema, 'How it went')",
  ];
  expect(found.filter((line) => !HEADLESS_DESCRIPTION.test(line))).toEqual([]);
  const fine = [".describe('The width in pixels')", "  summary: 'With a code, the sheet is shown'"];
  expect(fine.filter((line) => HEADLESS_DESCRIPTION.test(line))).toEqual([]);
});

test('headless clauses are found, questions are not', () => {
  const found = ["'What was sent is deleted.'", "'It is over. Whoever asks gets it.'"];
  expect(found.filter((text) => !HEADLESS_SENTENCE.test(text))).toEqual([]);
  expect(HEADLESS_TEXT.test(".describe('What the seat shows')")).toBe(true);
  const fine = ["'Who is it?'", "'The view of the seat'", "'Anybody who asks gets it.'"];
  expect(fine.filter((text) => HEADLESS_TEXT.test(text) || HEADLESS_SENTENCE.test(text))).toEqual(
    [],
  );
});
