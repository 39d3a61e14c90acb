/** A league that is over, with the points that it gives by final place, the first one first. */
export type RankedLeague = {
  points: readonly number[];
  places: readonly { team: string; rank: number }[];
};

export type SeasonRow = {
  /** Shared by teams with the same points and the same best place. */
  rank: number;
  team: string;
  points: number;
  /** Leagues in which the team has a final place. */
  leagues: number;
  best: number;
};

/**
 * The table of a season over several leagues: the points of each final place together; level teams by their
 * best place. Teams on a shared place all get the points of that place, as in the rankings of the FIVB's
 * beach tours. A place beyond the listed ones gives nothing.
 */
export function seasonTable(leagues: readonly RankedLeague[]): SeasonRow[] {
  const rows = new Map<string, SeasonRow>();
  for (const { points, places } of leagues) {
    for (const { team, rank } of places) {
      const row = rows.get(team) ?? { rank: 0, team, points: 0, leagues: 0, best: rank };
      row.points += points[rank - 1] ?? 0;
      row.leagues += 1;
      row.best = Math.min(row.best, rank);
      rows.set(team, row);
    }
  }
  const isBetter = (a: SeasonRow, b: SeasonRow) =>
    a.points > b.points || (a.points === b.points && a.best < b.best);
  const all = [...rows.values()];
  for (const row of all) row.rank = 1 + all.filter((other) => isBetter(other, row)).length;
  return all.sort((a, b) => a.rank - b.rank || (a.team < b.team ? -1 : 1));
}
