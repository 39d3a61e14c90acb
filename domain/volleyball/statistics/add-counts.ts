import type { Share } from './share.ts';

/** Numbers by name, also in groups: a line of a box score, the phases of attacks. */
export type Counts = { [name: string]: number | Counts };

/** Each number of the first with the one of the same name in the second. */
export function addCounts<T extends Counts>(first: T, second: T): T {
  const entries = Object.entries(first).map(([name, value]) => {
    const other = second[name]!;
    return [
      name,
      typeof value === 'number' ? value + (other as number) : addCounts(value, other as Counts),
    ];
  });
  return Object.fromEntries(entries) as T;
}

export function addShares(first: Share, second: Share): Share {
  return { won: first.won + second.won, of: first.of + second.of };
}
