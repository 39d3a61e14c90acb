import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Match } from '#contract/matches/match.ts';

/** Matches of one league under one line; friendlies and beach matches have lines of their own. */
export type MatchGroup = {
  key: string;
  league: { id: string; name: string } | null;
  /** 'Friendly', 'Beach' or the league's id. */
  matchType: string;
  matches: Match[];
  waiting: Fixture[];
};

/** An entry of a list: a match, or a fixture whose teams are not known yet. */
export type ListEntry = { kind: 'match'; match: Match } | { kind: 'fixture'; fixture: Fixture };

/**
 * By league, in the order in which the leagues first appear: those with matches come first. Friendlies
 * of men and of women stand apart: nothing else tells them apart.
 */
export function groupByLeague(
  matches: readonly Match[],
  waiting: readonly Fixture[] = [],
): MatchGroup[] {
  const groups = new Map<string, MatchGroup>();
  function groupOf(key: string, matchType: string, league: MatchGroup['league']): MatchGroup {
    const group = groups.get(key) ?? { key, matchType, league, matches: [], waiting: [] };
    groups.set(key, group);
    return group;
  }
  for (const match of matches) {
    const key = match.league?.id ?? `${match.matchType} ${match.gender}`;
    groupOf(key, match.matchType, match.league).matches.push(match);
  }
  for (const { league, ...fixture } of waiting) {
    groupOf(league.id, league.id, league).waiting.push({ league, ...fixture });
  }
  return [...groups.values()];
}

/** The values that all of them share; empty where they differ or are unknown. */
export function commonOf<T>(items: readonly T[], value: (item: T) => string | null): string {
  const values = new Set(items.map(value));
  return values.size === 1 ? ([...values][0] ?? '') : '';
}

/** The matches in their own order; what waits comes before the first match that begins later. */
export function mergeWaiting(matches: readonly Match[], waiting: readonly Fixture[]): ListEntry[] {
  const later = [...waiting];
  const entries: ListEntry[] = [];
  for (const match of matches) {
    while (later[0] && later[0].startsAt < match.startsAt) {
      entries.push({ kind: 'fixture', fixture: later.shift()! });
    }
    entries.push({ kind: 'match', match });
  }
  return [...entries, ...later.map((fixture) => ({ kind: 'fixture' as const, fixture }))];
}

/** Points of the set in play, or of the last one. */
export function currentPoints(match: Match): { set: number; team1: number; team2: number } {
  const set =
    match.sets.find((candidate) => candidate.set === match.currentSet) ?? match.sets.at(-1);
  if (match.currentSet !== null && set?.set !== match.currentSet) {
    return { set: match.currentSet, team1: 0, team2: 0 };
  }
  return { set: set?.set ?? 0, team1: set?.team1Score ?? 0, team2: set?.team2Score ?? 0 };
}

/** Set wins say something once the match has begun. */
export function hasScore(match: Match): boolean {
  return match.status === 'Live' || match.status === 'suspended' || match.detail !== 'none';
}

/** Of what is over there is nothing more to tell. */
export function canBeFollowed({ status }: Match): boolean {
  return status !== 'ended' && status !== 'cancelled';
}
