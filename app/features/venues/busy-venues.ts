import type { Venue } from '#contract/people/venue.ts';

export type Ground = { name: string; venue: Venue | null; matchCount: number };

/** Venues on record and other places that matches name, the busiest first, then by name. */
export function groundsOf(venues: readonly Venue[], locations: readonly string[]): Ground[] {
  const counts = new Map<string, number>(venues.map((venue) => [venue.name, 0]));
  for (const location of locations) {
    if (location !== '') counts.set(location, (counts.get(location) ?? 0) + 1);
  }
  const grounds = [...counts].map(([name, matchCount]) => ({
    name,
    venue: venues.find((venue) => venue.name === name) ?? null,
    matchCount,
  }));
  return grounds.toSorted((a, b) => b.matchCount - a.matchCount || a.name.localeCompare(b.name));
}
