import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Put together of parts: the letter of a result, the side that serves, letters on a field. */
const COMPOSED = /^(f[WLD]|s[12]|(one|two)-on-(dark|bright))$/;

/** A class stands in a string; elsewhere a word is a name of the code. */
const STRINGS = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

function read(pattern: string): string[] {
  return globSync(pattern)
    .filter((path) => !/\.test\.|app\/messages\//.test(path))
    .map((path) => readFileSync(path, 'utf8'));
}

/** The classes of each sheet, as its selectors name them. */
function classesOf(sheet: string): string[] {
  const selectors = sheet
    .replace(/\/\*.*?\*\/|"[^"]*"|@import[^;]*;|@source[^;]*;/gs, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);
}

test('each class of a style sheet is written by a source', () => {
  const classes = new Set(read('app/styles/**/*.css').flatMap(classesOf));
  const sources = read('{app,server}/**/*.{ts,tsx}').map((source) =>
    source
      .replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
      .replace(/^(import|export) [^;]*? from '[^']*';$/gm, ''),
  );
  const written = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(STRINGS)].flatMap((found) =>
        (found[1] ?? found[2] ?? found[3] ?? '').split(/[^\w-]+/),
      ),
    ),
  );
  expect(classes.size).toBeGreaterThan(300);
  const unused = [...classes].filter((name) => !written.has(name) && !COMPOSED.test(name));
  expect(unused).toEqual([]);
});
