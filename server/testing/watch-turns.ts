/** Watches how long the event loop of this thread is held. */
export type TurnWatch = {
  /** The longest turn since the last call, in milliseconds of processor time of this thread. */
  longest: () => number;
  stop: () => void;
};

/**
 * Measures every single turn of the event loop by the processor time of this thread and not by the clock,
 * so that others at work on the machine do not count. It never sleeps: for tests and benchmarks only.
 */
export function watchTurns(): TurnWatch {
  const spent = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let most = 0;
  let last = spent();
  let isOn = true;

  function turn() {
    const now = spent();
    most = Math.max(most, now - last);
    last = now;
    if (isOn) setImmediate(turn);
  }
  setImmediate(turn);

  return {
    longest() {
      const found = most;
      most = 0;
      last = spent();
      return found;
    },
    stop() {
      isOn = false;
    },
  };
}
