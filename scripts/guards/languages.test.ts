import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, LOCALES, localPath } from '#contract/language.ts';
import { root, trackedFiles } from './sandbox.ts';

/** The list itself, and the texts that are written in one language. */
const MAY_NAME = /^contract\/language\.ts$|^app\/messages\/(?:en|sw)(?:\/|\.ts$)/;

const files = trackedFiles().filter(
  (path) =>
    /^(?:app|contract|domain|server|scripts\/vite)\/.*\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\/testing\//.test(path) &&
    !MAY_NAME.test(path),
);

const names = LANGUAGES.join('|');
const locales = LANGUAGES.map((language) => LOCALES[language]).join('|');
const NAMED: readonly RegExp[] = [
  // 'sw' as a value, 'sw-TZ' as a locale.
  new RegExp(`(['"\`])(?:${names}|${locales})\\1`),
  // (en|sw) in a pattern.
  new RegExp(`\\b(?:${names})\\|(?:${names})\\b`),
  // The start of an address: '/sw', `/sw/teams`, /^\/sw/.
  new RegExp(
    `(?:${LANGUAGES.map((language) => localPath(language, ''))
      .filter(Boolean)
      .join('|')})(?![\\w-])`,
  ),
];
/** A table by languages: `{ en: ..., sw: ... }`, `{ en, sw }`. */
const TABLE = /[{,]\s*sw\s*[:,}]/;

/** Without comments, and without the names of the files that texts come from. */
function bare(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^import .*$/gm, '');
}

/** Lines that know a language by its name, and tables that a further language would be missing in. */
function namedIn(source: string): string[] {
  const text = bare(source);
  const lines = text.split('\n').filter((line) => NAMED.some((pattern) => pattern.test(line)));
  const isOpen = TABLE.test(text) && !text.includes('inEveryLanguage');
  return [...lines.map((line) => line.trim()), ...(isOpen ? ['a table by languages'] : [])];
}

test.each([
  ["if (language === 'sw') return;"],
  ["const all = ['en', 'sw'];"],
  ["app.get('/share/:file{(en|sw).png}')"],
  ['return /^(\\/sw)?\\/score/.test(path);'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source as it would be planted.
  ['link.href = `/sw${pathname}`;'],
  ["const day = new Intl.DateTimeFormat('sw-TZ');"],
  ['const WORDS = {\n  en: 1,\n  sw: 2,\n};'],
])('a language written into the source is found: %s', (source) => {
  expect(namedIn(source)).toHaveLength(1);
});

test('comments and other words do not count as a language', () => {
  const source = "// '/sw/teams'\n/** 'sw' */\nconst a = 'swiss';\nconst b = '/switch';";
  expect(namedIn(source)).toEqual([]);
});

test('languages are listed in contract/language.ts and nowhere else', () => {
  expect(files.length).toBeGreaterThan(800);
  const found = files.flatMap((path) =>
    namedIn(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});
