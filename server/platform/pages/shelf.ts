/** A map bounded by the bytes of what it holds: what was not used for the longest time goes first. */
export type Shelf<T> = {
  get(key: string): T | undefined;
  put(key: string, value: T, bytes: number): void;
  /** The value has grown, if it is still here. */
  grow(key: string, value: T, bytes: number): void;
  bytes(): number;
};

export function createShelf<T>(maxBytes: number): Shelf<T> {
  // A Map keeps the order of insertion: its first key is the one not used for the longest time.
  const held = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  function remove(key: string) {
    total -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  }

  function makeRoom() {
    for (const key of held.keys()) {
      if (total <= maxBytes) return;
      remove(key);
    }
  }

  return {
    get(key) {
      const entry = held.get(key);
      if (!entry) return undefined;
      held.delete(key);
      held.set(key, entry);
      return entry.value;
    },
    put(key, value, bytes) {
      remove(key);
      held.set(key, { value, bytes });
      total += bytes;
      makeRoom();
    },
    grow(key, value, bytes) {
      const entry = held.get(key);
      if (entry?.value !== value) return;
      entry.bytes += bytes;
      total += bytes;
      makeRoom();
    },
    bytes: () => total,
  };
}
