import type { Store } from '#server/platform/db/store.ts';
import { LEASE_MS } from './commands.ts';
import { type ConsumerOptions, consumeDue } from './consumer.ts';
import { newestHappening } from './queries.ts';

/** The longest hold, after which nothing waits that happened before the last look. */
const HOLD_MS = 21_000;

/**
 * Looks, as often as it is called, for what is due, and asks for one number alone while nothing can be. Work
 * that a failed look has left, as while the database was away, is due for the looks after it.
 */
export function lookForHappenings(
  store: Store,
  consumer: ConsumerOptions,
  clock: () => number,
): () => Promise<void> {
  let seen: number | undefined;
  let lookUntil = 0;
  return async function look() {
    const now = clock();
    const known = seen;
    // Until this look has come to its end.
    seen = undefined;
    const newest = await newestHappening(store.db);
    if (newest !== known) lookUntil = now + HOLD_MS + LEASE_MS;
    if (now <= lookUntil) await consumeDue(store, consumer, clock);
    seen = newest;
  };
}
