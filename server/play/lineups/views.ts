import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { PreparedLineupRow } from '#server/platform/db/tables/claim-tables.ts';

export function preparedLineupView(row: PreparedLineupRow): PreparedLineup {
  return {
    match: row.match_id,
    team: row.team_id,
    set: row.set_number,
    sheet: JSON.parse(row.sheet) as PreparedLineup['sheet'],
    players: JSON.parse(row.players) as number[],
    liberos: JSON.parse(row.liberos) as number[],
    captain: row.captain,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
