import type { Match, MatchSet } from '#contract/matches/match.ts';

export type SetOfMatch = { match: Match; set: MatchSet };
export type LeagueStatistics = {
  /** Matches with a result, forfeits left out. */
  matches: number;
  sets: number;
  points: number;
  /** Points of both teams in an average set; null before the first. */
  pointsPerSet: number | null;
  /** The number of matches by their number of sets, the shortest first. */
  lengths: { sets: number; matches: number }[];
  /** The set with most points, the earliest where several are level. */
  longestSet: SetOfMatch | null;
  /** Matches that went the whole way and fewest points apart, at most three. */
  closest: { match: Match; difference: number }[];
  /** The match won by most points. */
  biggestWin: { match: Match; difference: number } | null;
};

/**
 * Statistics of the matches of a league taken together. A forfeit counts nowhere: its score was not
 * played. Points count where the totals of all sets of a match are known.
 * @param matches in order of their start
 */
export function leagueStatistics(matches: readonly Match[]): LeagueStatistics {
  const played = matches.filter((match) => match.winner !== null && match.forfeit === null);
  const known = played.filter(hasAllSets);
  const sets = known.flatMap((match) => match.sets.map((set) => ({ match, set })));
  const points = sumOf(sets, ({ set }) => pointsOf(set));
  const differences = known.map((match) => ({ match, difference: differenceOf(match) }));
  const most = Math.max(0, ...known.map((match) => match.sets.length));
  const lengths = Map.groupBy(played, (match) => match.team1Wins + match.team2Wins);
  return {
    matches: played.length,
    sets: sumOf(played, (match) => match.team1Wins + match.team2Wins),
    points,
    pointsPerSet: sets.length === 0 ? null : points / sets.length,
    lengths: [...lengths]
      .map(([count, all]) => ({ sets: count, matches: all.length }))
      .toSorted((a, b) => a.sets - b.sets),
    longestSet: sets.reduce<SetOfMatch | null>(
      (best, item) => (best !== null && pointsOf(best.set) >= pointsOf(item.set) ? best : item),
      null,
    ),
    closest: differences
      .filter(({ match }) => match.sets.length === most)
      .toSorted((a, b) => a.difference - b.difference)
      .slice(0, 3),
    biggestWin: differences.toSorted((a, b) => b.difference - a.difference)[0] ?? null,
  };
}

/** False where only the set wins, or some sets, are on record. */
function hasAllSets({ sets, team1Wins, team2Wins }: Match): boolean {
  return sets.length > 0 && sets.length === team1Wins + team2Wins;
}

function pointsOf(set: MatchSet): number {
  return set.team1Score + set.team2Score;
}

function differenceOf(match: Match): number {
  return Math.abs(sumOf(match.sets, (set) => set.team1Score - set.team2Score));
}

function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
