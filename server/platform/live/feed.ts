import type { Change } from './change.ts';
import { createSharedRead } from './shared-read.ts';

/** The place where changes are kept for good. */
export type ChangeSource = {
  /** The changes that follow `version`, in order, at most `limit`. */
  readAfter(version: number, limit: number): Promise<readonly Change[]>;
  /** The version of the newest committed change; 0 before the first. */
  latest(): Promise<number>;
  /**
   * Cheap and exact: false when nobody else can have committed since it was last called. If it is
   * missing, the feed asks `latest` each time.
   */
  hasMoved?(): boolean;
};

export type FeedListener = {
  changed(change: Change): void;
  /** Changes went by that can no longer be told one by one: all that was known is in doubt. */
  lost(): void;
  /** The source does not answer: what is known may be old from now on. */
  away?(): void;
  /** It answers again, and all that was missed has been told. */
  back?(): void;
};

export type Feed = {
  /** Tells of changes that this process committed. Never throws; those that follow the last known
   * one are applied before it returns. */
  publish(changes: readonly Change[]): void;
  subscribe(listener: FeedListener): () => void;
  /** Version of the last applied change. */
  version(): number;
  /** Resolves when all that was committed anywhere before the call has been applied. */
  caughtUp(): Promise<void>;
  /** Calls `announce` after each `publish`, so that other nodes may be woken. */
  onPublish(announce: () => void): void;
};

const BATCH = 500;

/**
 * Every change once and in order, whoever wrote it. A published change only shortens the way: when
 * it does not follow the last known one, the missing ones are read from the source first.
 */
export async function createFeed(
  source: ChangeSource,
  onError: (error: unknown) => void = () => undefined,
): Promise<Feed> {
  const listeners = new Set<FeedListener>();
  let announce = () => {};
  let version = await source.latest();
  /** The highest version heard of, applied or not. */
  let known = version;

  function notifyAll(notify: (listener: FeedListener) => void) {
    for (const listener of listeners) {
      try {
        notify(listener);
      } catch (error) {
        onError(error);
      }
    }
  }

  function apply(change: Change) {
    version = change.version;
    known = Math.max(known, version);
    notifyAll((listener) => listener.changed(change));
  }

  function startAgainFrom(latest: number) {
    version = latest;
    known = latest;
    notifyAll((listener) => listener.lost());
  }

  async function read(): Promise<void> {
    const before = version;
    const latest = await source.latest();
    // Fewer than were there when we asked: another database stands in the old one's place.
    if (latest < before) return startAgainFrom(latest);
    known = Math.max(known, latest);
    while (version < known) {
      const from = version;
      const found = await source.readAfter(from, BATCH);
      if (found.length === 0 && version === from) return startAgainFrom(known);
      for (const change of found) {
        if (change.version <= version) continue;
        // The source itself has forgotten what came between.
        if (change.version > version + 1) return startAgainFrom(known);
        apply(change);
      }
    }
  }

  const caughtUp = createSharedRead({
    read,
    isDue: () => (source.hasMoved?.() ?? true) || known !== version,
    onAway: () => notifyAll((listener) => listener.away?.()),
    onBack: () => notifyAll((listener) => listener.back?.()),
  });

  function publish(changes: readonly Change[]) {
    for (const change of changes) {
      if (change.version === version + 1) apply(change);
      known = Math.max(known, change.version);
    }
    announce();
    if (known > version) caughtUp().catch(onError);
  }

  return {
    publish,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    caughtUp,
    onPublish(wakeOthers) {
      announce = wakeOthers;
    },
  };
}
