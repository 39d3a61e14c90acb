import { firstFrom } from './sorted-words.ts';

/** Behind every letter. */
const END = '\uffff';

/**
 * The words of a sorted list that are at most so many slips away from what was asked, or begin so:
 * Damerau and Levenshtein, neighbours changing places once (optimal string alignment). Words that
 * begin alike are measured together, and a beginning from which nothing can come is left at once.
 */
export function nearWords(
  words: readonly string[],
  query: string,
  most: number,
): Map<string, number> {
  const found = new Map<string, number>();
  if (most === 0) return found;
  const deepest = query.length + most;
  const columns = Array.from({ length: deepest + 1 }, () => new Uint8Array(query.length + 1));
  const least = new Uint8Array(deepest + 1);
  for (let row = 0; row <= query.length; row += 1) columns[0]![row] = Math.min(row, 255);
  let measured = '';
  let at = 0;
  while (at < words.length) {
    const word = words[at]!;
    const end = Math.min(word.length, deepest);
    let depth = sameBeginning(measured, word, end);
    let isHopeless = false;
    while (depth < end && !isHopeless) {
      depth += 1;
      least[depth] = measureColumn(columns, query, word, depth);
      isHopeless = least[depth]! > most && least[depth - 1]! >= most;
    }
    measured = word.slice(0, depth);
    const slips = isHopeless ? slipsAt(columns, query, depth, most) : slipsOf(columns, query, word);
    if (isHopeless && slips > most) {
      at = firstFrom(words, measured + END, at);
      continue;
    }
    if (slips <= most) found.set(word, slips);
    at += 1;
  }
  return found;
}

/** A hopeless beginning that is already as long as what was asked was measured to its end before. */
function slipsAt(
  columns: readonly Uint8Array[],
  query: string,
  depth: number,
  most: number,
): number {
  return depth < query.length ? most + 1 : columns[query.length]![query.length]!;
}

/** To the whole word where it is not much longer, or to as many letters of it as were asked. */
function slipsOf(columns: readonly Uint8Array[], query: string, word: string): number {
  const letters = query.length;
  const beginning = columns[Math.min(letters, word.length)]![letters]!;
  const full = columns[word.length]?.[letters] ?? beginning;
  return Math.min(beginning, full);
}

function sameBeginning(first: string, second: string, most: number): number {
  const end = Math.min(first.length, most);
  let same = 0;
  while (same < end && first.charCodeAt(same) === second.charCodeAt(same)) same += 1;
  return same;
}

/** The slips from each beginning of what was asked to the first letters of the word. */
function measureColumn(
  columns: readonly Uint8Array[],
  query: string,
  word: string,
  depth: number,
): number {
  const column = columns[depth]!;
  const last = columns[depth - 1]!;
  const before = columns[depth - 2];
  const letter = word.charCodeAt(depth - 1);
  const letterBefore = depth > 1 ? word.charCodeAt(depth - 2) : -1;
  column[0] = depth;
  let least = depth;
  for (let row = 1; row <= query.length; row += 1) {
    const askedLetter = query.charCodeAt(row - 1);
    let slips = Math.min(
      last[row]! + 1,
      column[row - 1]! + 1,
      last[row - 1]! + (askedLetter === letter ? 0 : 1),
    );
    const hasSwapped =
      before !== undefined &&
      row > 1 &&
      askedLetter === letterBefore &&
      query.charCodeAt(row - 2) === letter;
    if (hasSwapped) slips = Math.min(slips, before[row - 2]! + 1);
    column[row] = slips;
    if (slips < least) least = slips;
  }
  return least;
}
