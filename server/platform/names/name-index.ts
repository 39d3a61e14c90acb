import { createVocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Something with a name, as a row of the database tells it. */
export type Named = {
  id: string;
  /** Without case and accents. */
  folded: string;
  updatedAt: number;
  /** Archived, or a draft. */
  isHidden: boolean;
  /** Of people: their day of birth, and whether they may be named although they are minors. */
  born?: string | null;
  hasConsent?: boolean;
};

type Entry = Named & { words: readonly string[] };
type Hits = ReadonlyMap<Entry, number>;

/** Sums of instants stay exact numbers on every engine. */
export const STAMP = 1_000_003;

export type Fingerprint = { count: number; sum: number };
export type NameIndex = ReturnType<typeof createNameIndex>;

/** The names of one table, found by their words: what is asked costs by what it finds. */
export function createNameIndex() {
  const entries = new Map<string, Entry>();
  const named = new Map<string, Set<Entry>>();
  const vocabulary = createVocabulary();
  let sum = 0;
  let newest = 0;

  function forget(id: string) {
    const entry = entries.get(id);
    if (!entry) return;
    entries.delete(id);
    sum -= entry.updatedAt % STAMP;
    // The word itself stays: it leads to nobody.
    for (const word of entry.words) named.get(word)!.delete(entry);
  }

  function hitsOf(words: Iterable<readonly [string, number]>): Hits {
    const hits = new Map<Entry, number>();
    for (const [word, slips] of words) {
      for (const entry of named.get(word)!) {
        if (slips < (hits.get(entry) ?? Number.POSITIVE_INFINITY)) hits.set(entry, slips);
      }
    }
    return hits;
  }

  const exact = (asked: string): Hits =>
    hitsOf([...vocabulary.exact(asked)].map((word) => [word, 0] as const));

  /** Without slips first: nothing else has a place where these fill the list. */
  function forgiving(asked: string, exactly: Hits): Hits {
    const near = vocabulary.near(asked);
    if (near.size === 0) return exactly;
    const hits = new Map(hitsOf(near));
    for (const entry of exactly.keys()) hits.set(entry, 0);
    return hits;
  }

  return {
    fingerprint: (): Fingerprint => ({ count: entries.size, sum }),
    newest: () => newest,

    put(all: readonly Named[]) {
      const added = new Set<string>();
      for (const one of all) {
        forget(one.id);
        const entry = { ...one, words: wordsOf(one.folded) };
        entries.set(one.id, entry);
        sum += one.updatedAt % STAMP;
        newest = Math.max(newest, one.updatedAt);
        for (const word of entry.words) {
          const known = named.get(word);
          if (known) known.add(entry);
          else {
            added.add(word);
            named.set(word, new Set([entry]));
          }
        }
      }
      vocabulary.add([...added]);
    },

    /**
     * The nearest to what was asked: those in which each of its words is the beginning or a part of a word,
     * then those with slips, by their names.
     */
    nearest(folded: string, most: number, isShown: (one: Named) => boolean): Named[] {
      const asked = [...new Set(wordsOf(folded))];
      if (asked.length === 0) return [];
      const exactly = asked.map(exact);
      const found = best(exactly, most, isShown);
      if (found.length === most) return found;
      return best(
        asked.map((word, at) => forgiving(word, exactly[at]!)),
        most,
        isShown,
      );
    },
  };
}

type Found = { entry: Entry; slips: number };

function isBefore(one: Found, other: Found): boolean {
  if (one.slips !== other.slips) return one.slips < other.slips;
  if (one.entry.folded !== other.entry.folded) return one.entry.folded < other.entry.folded;
  return one.entry.id < other.entry.id;
}

/** The first few of those that every word has found, without ordering the rest. */
function best(words: readonly Hits[], most: number, isShown: (one: Named) => boolean): Named[] {
  const [fewest, ...others] = words.toSorted((one, other) => one.size - other.size);
  const kept: Found[] = [];
  for (const [entry, first] of fewest!) {
    if (entry.isHidden || !others.every((hits) => hits.has(entry)) || !isShown(entry)) continue;
    const slips = others.reduce((sum, hits) => sum + hits.get(entry)!, first);
    const found = { entry, slips };
    if (kept.length === most && !isBefore(found, kept.at(-1)!)) continue;
    const place = kept.findIndex((one) => isBefore(found, one));
    kept.splice(place < 0 ? kept.length : place, 0, found);
    if (kept.length > most) kept.pop();
  }
  return kept.map(({ entry }) => entry);
}
