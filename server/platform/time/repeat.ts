/** Work that is done again and again, never twice at once; the program does not stay alive for it. */
export type Repeated = {
  /** Does it once more; waits for one that has begun, which may have passed what is new since. */
  again: () => Promise<void>;
  /** Ends it, and waits for the work that has begun. */
  stop: () => Promise<void>;
};

export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Repeated {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    async again() {
      await running;
      await run();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
