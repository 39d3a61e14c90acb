import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#domain/crest/color-math.ts';

const css = readFileSync(new URL('../../app/styles/theme.css', import.meta.url), 'utf8');

/** Both values of a colour of `theme.css`, of the light and of the dark theme. */
function token(name: string): [string, string] {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const colors = value.match(/#[\da-f]{6}/g) ?? [];
  const [light, dark = light] = colors;
  if (light === undefined || dark === undefined) throw new Error(`no colour ${name}`);
  return [light, dark];
}

/** The least contrast of letters on all grounds that they stand on, by theme. */
function least(letters: string, grounds: readonly string[]): number {
  return Math.min(
    ...grounds.flatMap((ground) =>
      [0, 1].map((theme) => contrast(token(letters)[theme]!, token(ground)[theme]!)),
    ),
  );
}

const GROUNDS = ['ground', 'surface', 'tint', 'raised'];

test.each([
  ['ink', 7],
  ['quiet', 4.5],
  ['green', 4.5],
  ['gold', 4.5],
  ['live', 4.5],
  ['alarm', 4.5],
  ['lost', 4.5],
  ['blue', 4.5],
])('letters in %s can be read on every ground of both themes', (letters, atLeast) => {
  expect(least(letters, GROUNDS)).toBeGreaterThanOrEqual(atLeast);
});

test.each([
  ['on-tile', 'tile', 7],
  ['on-bar', 'bar', 7],
  ['on-gold', 'gold-fill', 7],
  ['on-green', 'green', 4.5],
])('letters in %s can be read on %s', (letters, ground, atLeast) => {
  expect(least(letters, [ground])).toBeGreaterThanOrEqual(atLeast);
});
