import { INK, lightOf, luminance, WHITE } from './color-math.ts';
import { sumOf } from './name-sum.ts';

const WORDS_TO_SKIP = new Set([
  'of',
  'the',
  'na',
  'ya',
  'wa',
  'za',
  'la',
  'cha',
  'vya',
  'and',
  'club',
  'vc',
  'sc',
  'fc',
]);
const DEFAULT_COLOR = '#ffffff';

/** Pairs for teams that chose no colours: the same name always gets the same pair. */
export const SPARE_COLORS: readonly (readonly [string, string])[] = [
  ['#0b6b3a', '#fcd116'],
  ['#0369a1', '#ffffff'],
  ['#7c2d12', '#fdba74'],
  ['#4c1d95', '#c4b5fd'],
  ['#9f1239', '#fecdd3'],
  ['#134e4a', '#5eead4'],
  ['#1e293b', '#94a3b8'],
  ['#713f12', '#fde047'],
];

export type CrestColors = { field: string; band: string; ink: string };

/** One to four letters: `Jeshi Stars` is `JS`, `JKU` stays `JKU`, `Mafunzo` becomes `MA`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s./-]+/).filter((word) => /[\p{L}\d]/u.test(word));
  const significant = words.filter((word) => !WORDS_TO_SKIP.has(word.toLowerCase()));
  const chosen = significant.length > 0 ? significant : words;
  if (chosen.length === 0) return '?';
  if (chosen.length === 1) {
    const word = chosen[0]!;
    const isAbbreviation = word.length <= 4 && word === word.toUpperCase();
    return isAbbreviation ? word : firstOf(word, 2);
  }
  return chosen
    .slice(0, 3)
    .map((word) => firstOf(word, 1))
    .join('');
}

/** Whole letters and digits: half of a sign that takes two places is none. */
function firstOf(word: string, count: number): string {
  const letters = word.match(/[\p{L}\d]/gu) ?? [];
  return letters.slice(0, count).join('').toUpperCase();
}

/** Jersey colours, or a spare pair where both are still the default white. */
export function crestColors(name: string, color1: string, color2: string): CrestColors {
  const isUnchosen =
    color1.toLowerCase() === DEFAULT_COLOR && color2.toLowerCase() === DEFAULT_COLOR;
  const [field, band] = isUnchosen
    ? SPARE_COLORS[sumOf(name) % SPARE_COLORS.length]!
    : ([color1, color2] as const);
  return { field, band, ink: luminance(lightOf(field)) > 0.179 ? INK : WHITE };
}
