import type { PlayerSummary } from '#contract/people/player.ts';

type Listed = Pick<PlayerSummary, 'fullName' | 'jerseyNumber'>;

/** Shirts and names that more than one player of a team has; spelling in capitals or not is the same. */
export function rosterDoubles(players: readonly Listed[]): { shirts: number[]; names: string[] } {
  const byShirt = Map.groupBy(players, ({ jerseyNumber }) => jerseyNumber);
  const byName = Map.groupBy(players, ({ fullName }) => plain(fullName));
  return {
    shirts: [...byShirt]
      .flatMap(([shirt, those]) => (shirt === null || those.length < 2 ? [] : [shirt]))
      .toSorted((a, b) => a - b),
    names: [...byName.values()]
      .flatMap(([first, second]) => (first && second ? [first.fullName] : []))
      .toSorted(),
  };
}

function plain(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}
