/** A map bounded by the bytes of what it holds: what was not used for the longest time goes first. */
export type ByteLimitedCache<T> = {
  get(key: string): T | undefined;
  /** Is no use of it. */
  has(key: string): boolean;
  put(key: string, value: T, bytes: number): void;
  /** The value has grown, if it is still here. */
  grow(key: string, value: T, bytes: number): void;
  bytes(): number;
};

export function createByteLimitedCache<T>(maxBytes: number): ByteLimitedCache<T> {
  // A Map keeps the order of insertion: its first key is the one not used for the longest time.
  const entries = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  function remove(key: string) {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function makeRoom() {
    for (const key of entries.keys()) {
      if (total <= maxBytes) return;
      remove(key);
    }
  }

  return {
    has: (key) => entries.has(key),
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    put(key, value, bytes) {
      remove(key);
      entries.set(key, { value, bytes });
      total += bytes;
      makeRoom();
    },
    grow(key, value, bytes) {
      const entry = entries.get(key);
      if (entry?.value !== value) return;
      entry.bytes += bytes;
      total += bytes;
      makeRoom();
    },
    bytes: () => total,
  };
}
