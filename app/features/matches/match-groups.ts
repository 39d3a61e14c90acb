import type { Match } from '#contract/match.ts';

/** Matches of one league under one line; friendlies and beach matches have lines of their own. */
export type MatchGroup = {
  key: string;
  league: { id: string; name: string } | null;
  matches: Match[];
};

/** By league, in the order in which the leagues first appear. */
export function groupByLeague(matches: readonly Match[]): MatchGroup[] {
  const groups = new Map<string, MatchGroup>();
  for (const match of matches) {
    const key = match.league?.id ?? match.matchType;
    const group = groups.get(key) ?? { key, league: match.league, matches: [] };
    group.matches.push(match);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Points of the set in play, or of the last one. */
export function currentPoints(match: Match): { set: number; team1: number; team2: number } {
  const set = match.sets.find((one) => one.set === match.currentSet) ?? match.sets.at(-1);
  if (match.currentSet !== null && set?.set !== match.currentSet) {
    return { set: match.currentSet, team1: 0, team2: 0 };
  }
  return { set: set?.set ?? 0, team1: set?.team1Score ?? 0, team2: set?.team2Score ?? 0 };
}

/** Set wins say something once the match has begun. */
export function hasScore(match: Match): boolean {
  return match.status === 'Live' || match.status === 'suspended' || match.detail !== 'none';
}
