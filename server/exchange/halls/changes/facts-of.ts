import type { PlannedMatch, RosterFacts } from '#contract/halls/hall-changes.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { MatchRow, PlayerRow } from '#server/platform/db/tables/tables.ts';

/** A player as a roster knows one, in a fixed order: two of them are compared as text. */
export function rosterFactsOf(
  row: Pick<PlayerRow, 'full_name' | 'team_id' | 'jersey_number' | 'position' | 'gender'>,
): RosterFacts {
  return {
    fullName: row.full_name,
    team: row.team_id,
    jerseyNumber: row.jersey_number,
    position: row.position,
    gender: row.gender as RosterFacts['gender'],
  };
}

export function plannedMatchOf(
  row: Pick<
    MatchRow,
    'team1_id' | 'team2_id' | 'match_date' | 'match_time' | 'location' | 'court' | 'group_id'
  >,
): PlannedMatch {
  return {
    team1: row.team1_id,
    team2: row.team2_id,
    matchDate: row.match_date,
    matchTime: row.match_time,
    location: row.location,
    court: row.court,
    group: row.group_id,
  };
}

export const ROSTER_COLUMNS = {
  fullName: 'full_name',
  team: 'team_id',
  jerseyNumber: 'jersey_number',
  position: 'position',
  gender: 'gender',
} as const satisfies Record<keyof RosterFacts, keyof PlayerRow>;

export const ROSTER_FIELDS = Object.keys(ROSTER_COLUMNS) as (keyof RosterFacts)[];

/** The columns in which a record differs from another one. */
export function differences(
  facts: RosterFacts,
  other: RosterFacts,
): Partial<Record<(typeof ROSTER_COLUMNS)[keyof RosterFacts], string | number | null>> {
  const changed = ROSTER_FIELDS.filter((field) => facts[field] !== other[field]);
  return Object.fromEntries(changed.map((field) => [ROSTER_COLUMNS[field], facts[field]]));
}

/** These columns for a write: a new name brings the form with it that lists are sorted by. */
export function writtenColumns(columns: ReturnType<typeof differences>): Partial<PlayerRow> {
  const { full_name: name } = columns;
  const order = typeof name === 'string' ? { sort_name: sortName(name) } : {};
  return { ...columns, ...order } as Partial<PlayerRow>;
}
