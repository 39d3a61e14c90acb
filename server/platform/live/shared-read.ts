const DONE = Promise.resolve();

/** The time of the next look at the source. */
export type ReadOptions = {
  read: () => Promise<void>;
  /** Something may have been committed that was not applied yet. */
  isDue: () => boolean;
  /** The source does not answer, as far as the first failed look shows. */
  onAway: () => void;
  /** It answers again. */
  onBack: () => void;
};

/** One look at the source at a time; callers that come during one share the next. */
export function createSharedRead({
  read,
  isDue,
  onAway,
  onBack,
}: ReadOptions): () => Promise<void> {
  /** The last look at the source failed: the next one may not be skipped. */
  let hasFailed = false;
  let currentRead: Promise<void> | undefined;
  let nextRead: Promise<void> | undefined;

  async function readOnce(): Promise<void> {
    try {
      await read();
      if (hasFailed) onBack();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onAway();
      hasFailed = true;
      throw error;
    } finally {
      currentRead = undefined;
    }
  }

  function startRead(): Promise<void> {
    currentRead = readOnce();
    return currentRead;
  }

  /** A look that is under way may have asked too early for this caller: it shares the next one. */
  return function caughtUp(): Promise<void> {
    const due = isDue();
    if (nextRead) return nextRead;
    if (currentRead) {
      nextRead = currentRead
        .catch(() => undefined)
        .then(() => {
          nextRead = undefined;
          return startRead();
        });
      return nextRead;
    }
    return due || hasFailed ? startRead() : DONE;
  };
}
