const DONE = Promise.resolve();

/** When a look at the source is due. */
export type LookOptions = {
  look: () => Promise<void>;
  /** Something may have been committed that was not applied yet. */
  isDue: () => boolean;
  /** The source does not answer, as far as the first failed look shows. */
  onAway: () => void;
  /** It answers again. */
  onBack: () => void;
};

/** One look at the source at a time; callers that come during one share the next. */
export function createLooks({ look, isDue, onAway, onBack }: LookOptions): () => Promise<void> {
  /** The last look at the source failed: the next one may not be skipped. */
  let inDoubt = false;
  let looking: Promise<void> | undefined;
  let nextLook: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    try {
      await look();
      if (inDoubt) onBack();
      inDoubt = false;
    } catch (error) {
      if (!inDoubt) onAway();
      inDoubt = true;
      throw error;
    } finally {
      looking = undefined;
    }
  }

  function startLook(): Promise<void> {
    looking = lookOnce();
    return looking;
  }

  /** A look that is under way may have asked too early for this caller: it shares the next one. */
  return function caughtUp(): Promise<void> {
    const due = isDue();
    if (nextLook) return nextLook;
    if (looking) {
      nextLook = looking
        .catch(() => undefined)
        .then(() => {
          nextLook = undefined;
          return startLook();
        });
      return nextLook;
    }
    return due || inDoubt ? startLook() : DONE;
  };
}
