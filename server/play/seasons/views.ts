import type { Season } from '#contract/leagues/season.ts';
import type { SeasonRow } from '#server/platform/db/tables/season-tables.ts';

export type SeasonFacts = SeasonRow & { league_count: number | null };

export function seasonView(row: SeasonFacts): Season {
  return {
    id: row.id,
    name: row.name,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    leagueCount: Number(row.league_count ?? 0),
    updatedAt: new Date(Number(row.updated_at)).toISOString(),
  };
}
