/** Chance that is the same every time: the same seed gives the same numbers from 0 up to 1. */
export type Chance = () => number;

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The generator mulberry32. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export function pick<T>(items: readonly T[], chance: Chance): T {
  return items[Math.floor(chance() * items.length)]!;
}

/** The items in another order. */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
