import type { Match } from '#contract/matches/match.ts';
import type { Venue } from '#contract/people/venue.ts';

export type Ground = {
  name: string;
  venue: Venue | null;
  matchCount: number;
  /** The first match that has not started, from today on. */
  next: Played | null;
};

type Played = Pick<Match, 'location' | 'status' | 'startsAt' | 'matchDate' | 'matchTime'>;

/** Venues on record and other places that matches name, the busiest first, then by name. */
export function groundsOf(
  venues: readonly Venue[],
  matches: readonly Played[],
  today: string,
): Ground[] {
  const byName = Map.groupBy(matches, ({ location }) => location);
  byName.delete('');
  const names = new Set([...venues.map(({ name }) => name), ...byName.keys()]);
  const grounds = [...names].map((name) => {
    const played = byName.get(name) ?? [];
    return {
      name,
      venue: venues.find((venue) => venue.name === name) ?? null,
      matchCount: played.length,
      next: firstToCome(played, today),
    };
  });
  return grounds.toSorted((a, b) => b.matchCount - a.matchCount || a.name.localeCompare(b.name));
}

function firstToCome(matches: readonly Played[], today: string): Played | null {
  const open = matches.filter(
    ({ status, matchDate }) => status === 'not started' && matchDate >= today,
  );
  return open.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))[0] ?? null;
}
