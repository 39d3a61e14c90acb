import { forgiven } from '../words.ts';

/**
 * The distance of a name from the query: 0 where every word of the question is the beginning or
 * a part of a word of the name, one more for each letter that is wrong, missing, too many or changed
 * places; undefined where that is no slip any more. One name at a time: what the index is held
 * against, which knows many names.
 */
export function typosIn(
  queryWords: readonly string[],
  name: readonly string[],
): number | undefined {
  if (queryWords.length === 0) return undefined;
  let total = 0;
  for (const queryWord of queryWords) {
    const most = forgiven(queryWord.length);
    let least = most + 1;
    for (const word of name) {
      least = Math.min(least, typosInWord(queryWord, word, most));
      if (least === 0) break;
    }
    if (least > most) return undefined;
    total += least;
  }
  return total;
}

/** Against the whole word and against its beginning: who types has often not finished. */
function typosInWord(queryWord: string, word: string, most: number): number {
  if (word.startsWith(queryWord) || (queryWord.length > 2 && word.includes(queryWord))) return 0;
  if (most === 0 || queryWord.length - word.length > most) return most + 1;
  const isMuchLonger = word.length - queryWord.length > most;
  return distance(queryWord, isMuchLonger ? word.slice(0, queryWord.length) : word, most);
}

/**
 * Damerau and Levenshtein, neighbours changing places once (optimal string alignment), to `b` or to
 * as many letters of it as `a` has, whichever is nearer; anything above `most` where it is more.
 */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  let leastBefore = 0;
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    let leastHere = row;
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      let least = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      const hasSwapped = a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (row > 1 && at > 1 && hasSwapped) least = Math.min(least, before[at - 2]! + 1);
      next.push(least);
      if (least < leastHere) leastHere = least;
    }
    // The rest of the search relies on these two rows, and never gets less.
    if (leastHere > most && leastBefore >= most) return most + 1;
    leastBefore = leastHere;
    before = last;
    last = next;
  }
  return Math.min(last[b.length]!, last[Math.min(a.length, b.length)]!);
}
