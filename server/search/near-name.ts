import { sortName } from '#server/db/sort-name.ts';

/** Slips forgiven in a word of so many letters: none in short ones, where every letter tells. */
function forgiven(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/**
 * How far a name is from what was asked: 0 where every word of the question is the beginning or
 * a part of a word of the name, one more for each letter that is wrong, missing, too many or changed places; undefined
 * where that is no slip any more. Case and accents do not count.
 */
export function slipsIn(asked: string, name: string): number | undefined {
  const wanted = wordsOf(asked);
  const words = wordsOf(name);
  if (wanted.length === 0) return undefined;
  let total = 0;
  for (const word of wanted) {
    const most = forgiven(word.length);
    const least = Math.min(...words.map((other) => slipsOfWord(word, other, most)));
    if (least > most) return undefined;
    total += least;
  }
  return total;
}

function wordsOf(text: string): string[] {
  return sortName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Against the whole word and against its beginning: who types has often not finished. */
function slipsOfWord(wanted: string, word: string, most: number): number {
  if (word.startsWith(wanted) || (wanted.length > 2 && word.includes(wanted))) return 0;
  if (wanted.length - word.length > most) return most + 1;
  const start = word.slice(0, wanted.length);
  return Math.min(distance(wanted, word), start === word ? Infinity : distance(wanted, start));
}

/** Damerau and Levenshtein, neighbours changing places once (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      let least = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      const hasSwapped = a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (row > 1 && at > 1 && hasSwapped) least = Math.min(least, before[at - 2]! + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[b.length]!;
}
