import type { Freshness, Moment } from './freshness.ts';

/** Gives what `read` gave under this key, until something of the site has changed. */
export type SharedRead = <T>(key: string, read: () => Promise<T>) => Promise<T>;

/** Beyond that all are forgotten. */
const MAX_KEPT = 200;

/**
 * The frame shows the same on every page, and no point changes it: read once for all pages that are
 * rendered anew because of a score. A reader who may not see an old page may not see an old part
 * either, so a part is kept on the same condition as a page that shows `site`.
 */
export function shareReads(freshness: Freshness): SharedRead {
  const reads = new Map<string, { moment: Moment; value: Promise<unknown> }>();

  return function sharedRead<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = reads.get(key);
    if (known && freshness.isCurrent(known.moment, 'site', undefined))
      return known.value as Promise<T>;
    if (reads.size >= MAX_KEPT) reads.clear();
    const part = { moment: freshness.now(), value: read() };
    reads.set(key, part);
    // The caller hears of the failure; the next one tries again.
    part.value.catch(() => reads.delete(key));
    return part.value;
  };
}
