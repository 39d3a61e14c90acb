/** As the words are compared everywhere here: by their units, not by a language's alphabet. */
export function byUnits(first: string, second: string): number {
  return first < second ? -1 : Number(first > second);
}

export function merged(words: readonly string[], added: readonly string[]): string[] {
  const all: string[] = [];
  let next = 0;
  for (const word of words) {
    while (next < added.length && added[next]! < word) all.push(added[next++]!);
    all.push(word);
  }
  return all.concat(added.slice(next));
}

/** The place of the first word that is not before this text. */
export function firstFrom(words: readonly string[], text: string, from = 0): number {
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
