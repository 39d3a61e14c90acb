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
  /** Of news: the language of their readers; null = all. */
  language?: string | null;
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

  const exact = (query: string): Hits =>
    hitsOf([...vocabulary.exact(query)].map((word) => [word, 0] as const));

  /** Without slips first: nothing else has a place where these fill the list. */
  function forgiving(query: string, exactly: Hits): Hits {
    const near = vocabulary.near(query);
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
      for (const item of all) {
        forget(item.id);
        const entry = { ...item, words: wordsOf(item.folded) };
        entries.set(item.id, entry);
        sum += item.updatedAt % STAMP;
        newest = Math.max(newest, item.updatedAt);
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
    nearest(folded: string, most: number, isShown: (item: Named) => boolean): Named[] {
      const query = [...new Set(wordsOf(folded))];
      if (query.length === 0) return [];
      const exactly = query.map(exact);
      const found = best(exactly, most, isShown);
      if (found.length === most) return found;
      return best(
        query.map((word, at) => forgiving(word, exactly[at]!)),
        most,
        isShown,
      );
    },
  };
}

type Found = { entry: Entry; slips: number };

function isBefore(item: Found, other: Found): boolean {
  if (item.slips !== other.slips) return item.slips < other.slips;
  if (item.entry.folded !== other.entry.folded) return item.entry.folded < other.entry.folded;
  return item.entry.id < other.entry.id;
}

/** The first few of those that every word has found, without ordering the rest. */
function best(words: readonly Hits[], most: number, isShown: (item: Named) => boolean): Named[] {
  const [fewest, ...others] = words.toSorted((item, other) => item.size - other.size);
  const nearest: Found[] = [];
  for (const [entry, first] of fewest!) {
    if (entry.isHidden || !others.every((hits) => hits.has(entry)) || !isShown(entry)) continue;
    const slips = others.reduce((sum, hits) => sum + hits.get(entry)!, first);
    const found = { entry, slips };
    if (nearest.length === most && !isBefore(found, nearest.at(-1)!)) continue;
    const place = nearest.findIndex((item) => isBefore(found, item));
    nearest.splice(place < 0 ? nearest.length : place, 0, found);
    if (nearest.length > most) nearest.pop();
  }
  return nearest.map(({ entry }) => entry);
}
