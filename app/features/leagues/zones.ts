import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Phases } from '#contract/leagues/phases/phases.ts';

/**
 * `up` leads to the knock-out; `maybe` does where the team is among the best of its place; `promoted` and
 * `relegated` lead to another league.
 */
export type ZoneKind = 'up' | 'maybe' | 'promoted' | 'relegated';
export type Zone = { place: number; kind: ZoneKind };
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

/** The places of a league without groups from which teams change to another league. */
export function moveZones(
  { promotion, relegation }: Pick<Phases, 'promotion' | 'relegation'>,
  teams: number,
): Zone[] {
  const first = Math.min(promotion?.places ?? 0, teams);
  const last = Math.min(relegation?.places ?? 0, teams - first);
  return [
    ...places(1, first).map((place): Zone => ({ place, kind: 'promoted' })),
    ...places(teams - last + 1, last).map((place): Zone => ({ place, kind: 'relegated' })),
  ];
}

function places(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at);
}

/** Empty where the place leads nowhere. */
export function zoneOf(zones: Zones, place: number): ZoneKind | '' {
  const found = zones.filter((zone) => zone.place === place);
  if (found.some(({ kind }) => kind === 'up')) return 'up';
  return found[0]?.kind ?? '';
}
