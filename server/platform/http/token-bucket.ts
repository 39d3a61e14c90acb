/**
 * The allowance of one key (a person, an address): `size` at once, and `perSecond` for as long as
 * it likes. In memory: a restart fills all buckets, several nodes each have their own.
 */
export type TokenBucket = {
  /** Takes one. @returns seconds to wait; 0 = go ahead, and only then was one taken */
  take: (key: string, now: number) => number;
  /** @returns what is left, whole ones, and the seconds until the bucket is full */
  stateOf: (key: string, now: number) => { left: number; fullIn: number };
  /** Takes more for what has shown itself to cost more, if need be on credit. */
  charge: (key: string, now: number, tokens: number) => void;
};

const MAX_KEYS = 50_000;

export function createTokenBucket(size: number, perSecond: number): TokenBucket {
  const levels = new Map<string, { left: number; at: number }>();

  function levelOf(key: string, now: number): number {
    const { left, at } = levels.get(key) ?? { left: size, at: now };
    return Math.min(size, left + (Math.max(0, now - at) / 1000) * perSecond);
  }

  function keep(key: string, left: number, now: number) {
    // The key moves to the end, so that the one that goes for a new one was away for longest.
    levels.delete(key);
    if (levels.size >= MAX_KEYS) levels.delete(levels.keys().next().value!);
    levels.set(key, { left, at: now });
  }

  return {
    take(key, now) {
      const level = levelOf(key, now);
      const isEmpty = level < 1;
      keep(key, isEmpty ? level : level - 1, now);
      return isEmpty ? Math.ceil((1 - level) / perSecond) : 0;
    },
    stateOf(key, now) {
      const level = levelOf(key, now);
      const fullIn = Math.ceil((size - level) / perSecond);
      return { left: Math.max(0, Math.floor(level)), fullIn };
    },
    charge(key, now, tokens) {
      keep(key, levelOf(key, now) - tokens, now);
    },
  };
}
