import { nearWords } from './near-words.ts';
import { byUnits, firstFrom, merged } from './sorted-words.ts';
import { forgiven } from './words.ts';

const BETWEEN = '\n';
/** A word of fewer letters is looked for at the beginning of words alone. */
const MIN_PART = 3;

/** Every word that occurs in names, in order, so that few of them are looked at for a question. */
export function createVocabulary() {
  let words: readonly string[] = [];
  let text: { whole: string; starts: Uint32Array } | undefined;

  /** All words in one text, in which a part is found at the speed of memory. */
  function joined() {
    if (text) return text;
    const starts = new Uint32Array(words.length + 1);
    let at = 0;
    for (const [index, word] of words.entries()) {
      starts[index] = at;
      at += word.length + 1;
    }
    starts[words.length] = at;
    text = { whole: words.join(BETWEEN) + BETWEEN, starts };
    return text;
  }

  function addPrefixed(prefix: string, to: Set<string>) {
    for (let at = firstFrom(words, prefix); at < words.length; at += 1) {
      if (!words[at]!.startsWith(prefix)) return;
      to.add(words[at]!);
    }
  }

  function addContaining(part: string, to: Set<string>) {
    const { whole, starts } = joined();
    let found = whole.indexOf(part);
    while (found >= 0) {
      const index = lastUpTo(starts, found);
      to.add(words[index]!);
      found = whole.indexOf(part, starts[index + 1]);
    }
  }

  return {
    /** @param added words that are not in it yet */
    add(added: readonly string[]) {
      if (added.length === 0) return;
      words = merged(words, added.toSorted(byUnits));
      text = undefined;
    },

    /** The words of which this is the beginning or a part. */
    exact(query: string): Set<string> {
      const found = new Set<string>();
      if (query.length < MIN_PART) addPrefixed(query, found);
      else addContaining(query, found);
      return found;
    },

    /** The words that this may be a slip for, with how many slips it takes. */
    near: (query: string): Map<string, number> => nearWords(words, query, forgiven(query.length)),
  };
}

/** The place of the last start that is not behind this one. */
function lastUpTo(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
