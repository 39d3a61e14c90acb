import type { Freshness, Moment } from './freshness.ts';

/**
 * Gives what `read` gave under this key, until something has changed of what it shows: the site if
 * nothing is said, or the site and the results of matches.
 */
export type SharedRead = <T>(
  key: string,
  read: () => Promise<T>,
  shows?: 'site' | 'results',
) => Promise<T>;

/** Beyond that those that were not asked for the longest are forgotten. */
const MAX_KEPT = 200;

/**
 * The frame shows the same on every page, and no point changes it, nor does a point change a table:
 * they are read once for all pages that are rendered anew because of a score. A reader who may not see
 * an old page may not see an old part either, so a part is kept on the same condition as a page.
 */
export function shareReads(freshness: Freshness): SharedRead {
  const reads = new Map<string, { moment: Moment; value: Promise<unknown> }>();

  return function sharedRead<T>(
    key: string,
    read: () => Promise<T>,
    shows: 'site' | 'results' = 'site',
  ): Promise<T> {
    const known = reads.get(key);
    // A Map keeps the order of insertion, so the first key is the one to go.
    reads.delete(key);
    if (known && freshness.isCurrent(known.moment, shows, undefined)) {
      reads.set(key, known);
      return known.value as Promise<T>;
    }
    const [oldest] = reads.keys();
    if (reads.size >= MAX_KEPT && oldest !== undefined) reads.delete(oldest);
    const part = { moment: freshness.now(), value: read() };
    reads.set(key, part);
    // The caller hears of the failure; the next one tries again.
    part.value.catch(() => reads.delete(key));
    return part.value;
  };
}
