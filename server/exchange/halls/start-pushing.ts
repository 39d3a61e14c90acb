import type { Store } from '#server/platform/db/store.ts';
import type { HallSourceRow } from '#server/platform/db/tables/hall-tables.ts';
import { lineOf, listSources, pushSource, saveSourceFault, type Waiting } from './push-source.ts';

/** A point is at the site's fans a second later. */
const TICK_MS = 1000;
/** Nothing is lent to this server: it may be any moment, by the command line. */
const IDLE_MS = 10_000;
/** A site that cannot be reached is tried at growing intervals. */
const LONGEST_MS = 15_000;

type Failures = { count: number; next: number };

/** Sends to sites what they have lent to this server. @returns the function that ends it */
export function startPushing(
  store: Store,
  onError: (error: unknown) => void,
  clock: () => number = Date.now,
): () => Promise<void> {
  const failures = new Map<string, Failures>();
  const waiting: Waiting = new Map();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let round = Promise.resolve();

  async function tick(): Promise<void> {
    const sources = await listSources(store, clock());
    for (const source of sources) {
      if ((failures.get(source.id)?.next ?? 0) <= clock()) await push(source);
    }
    schedule(sources.length > 0 ? TICK_MS : IDLE_MS);
  }

  async function push(source: HallSourceRow): Promise<void> {
    try {
      await pushSource(store, source, lineOf(store, source), clock(), waiting);
      failures.delete(source.id);
    } catch (error) {
      const count = (failures.get(source.id)?.count ?? 0) + 1;
      const pause = Math.min(TICK_MS * 2 ** count, LONGEST_MS);
      failures.set(source.id, { count, next: clock() + pause });
      const { message } = error as Error;
      if (source.fault !== message) await saveSourceFault(store, source.id, message);
    }
  }

  function schedule(ms: number): void {
    if (isOver) return;
    timer = setTimeout(() => {
      round = tick().catch((error: unknown) => {
        onError(error);
        schedule(LONGEST_MS);
      });
    }, ms);
    timer.unref();
  }

  schedule(TICK_MS);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await round;
  };
}
