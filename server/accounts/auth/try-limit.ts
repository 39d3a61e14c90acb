/**
 * Counts failed tries by a key (an account, an address) in a sliding window. In memory: a restart
 * forgives, several nodes each count their own.
 */
export type TryLimit = {
  /** Seconds to wait; 0 = go ahead. */
  waitSeconds: (key: string, now: number) => number;
  failed: (key: string, now: number) => void;
  succeeded: (key: string) => void;
  /** Takes back what was counted at `now`, and nothing else. */
  forgive: (key: string, now: number) => void;
};

const MAX_KEYS = 50_000;

export function createTryLimit(tries: number, windowMs: number): TryLimit {
  const failures = new Map<string, number[]>();
  const recent = (key: string, now: number) =>
    (failures.get(key) ?? []).filter((at) => at > now - windowMs);
  return {
    waitSeconds(key, now) {
      const times = recent(key, now);
      const oldest = times.at(-tries);
      return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - now) / 1000);
    },
    failed(key, now) {
      if (failures.size >= MAX_KEYS) failures.delete(failures.keys().next().value!);
      failures.set(key, [...recent(key, now), now].slice(-tries));
    },
    succeeded(key) {
      failures.delete(key);
    },
    forgive(key, now) {
      const times = failures.get(key) ?? [];
      const at = times.indexOf(now);
      if (at >= 0) failures.set(key, times.toSpliced(at, 1));
    },
  };
}
