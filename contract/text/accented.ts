const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';

/** Text that stays unchanged: a placeholder that is filled later, and a tag of markup. */
const UNCHANGED = /\{\w+\}|<[^<>]*>|&\w+;/g;

/** Each letter with an accent, gaps and markup as they are: 'Ñö ĻÎṼÉ ṁåţçĥéš', '{n} þöîñţš'. */
export function accented(text: string): string {
  let result = '';
  let end = 0;
  for (const { 0: placeholder, index } of text.matchAll(UNCHANGED)) {
    result += accentedLetters(text.slice(end, index)) + placeholder;
    end = index + placeholder.length;
  }
  return result + accentedLetters(text.slice(end));
}

function accentedLetters(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);
}

/** All texts of a table; a function gives its text accented, but for the words that it was given. */
export function accentedTexts<Texts>(texts: Texts): Texts {
  return changed(texts, []) as Texts;
}

function changed(value: unknown, words: readonly string[]): unknown {
  if (typeof value === 'string') return accentedBeside(words, value);
  if (typeof value === 'function') {
    return (...values: unknown[]) => changed(value(...values), wordsIn(values));
  }
  if (Array.isArray(value)) return value.map((item) => changed(item, words));
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, changed(part, words)]);
  return Object.fromEntries(parts);
}

/** The strings among the values that a text was given, also inside of objects; the longest first. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const words = Object.values(value).flatMap(wordsIn);
  return words.sort((a, b) => b.length - a.length);
}

/** A name that was given stays as it is where it stands as a word of its own. */
function accentedBeside(words: readonly string[], text: string): string {
  const [word, ...others] = words;
  if (word === undefined) return accented(text);
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u'))
    .map((part) => accentedBeside(others, part))
    .join(word);
}
