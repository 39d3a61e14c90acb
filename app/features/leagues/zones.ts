import type { Fixture } from '#contract/leagues/fixtures.ts';

/** `up` leads to the knock-out; `maybe` does where the team is among the best of its place. */
export type Zone = { place: number; kind: 'up' | 'maybe' };
export type Zones = readonly Zone[];

/**
 * The places of a table from which the planned knock-out takes its teams.
 * @param group by its name; null for the table of a league without groups
 */
export function zonesOf(fixtures: readonly Fixture[], group: string | null): Zone[] {
  const sources = fixtures.flatMap(({ team1, team2 }) => [team1.source, team2.source]);
  return sources.flatMap((source): Zone[] => {
    if (source.kind === 'place' && (group === null || source.group === group)) {
      return [{ place: source.place, kind: 'up' }];
    }
    if (source.kind === 'best-placed' && (group === null || source.among.includes(group))) {
      return [{ place: source.place, kind: 'maybe' }];
    }
    return [];
  });
}

/** Empty where the place leads nowhere. */
export function zoneOf(zones: Zones, place: number): Zone['kind'] | '' {
  const found = zones.filter((zone) => zone.place === place);
  if (found.some(({ kind }) => kind === 'up')) return 'up';
  return found[0]?.kind ?? '';
}
