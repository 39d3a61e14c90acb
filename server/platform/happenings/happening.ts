import type { HappeningKind } from '#domain/happenings/happening.ts';
import type { HappeningRow } from '#server/platform/db/tables/happening-tables.ts';

/** One thing that happened, as whoever tells of it reads it. */
export type Happening = {
  version: number;
  /** Epoch milliseconds of its commit. */
  at: number;
  kind: HappeningKind;
  topic: string | null;
  matchId: string | null;
  leagueId: string | null;
  teams: readonly string[];
  before: string | null;
  value: string | null;
  facts: Record<string, unknown>;
};

export function happeningOf(row: HappeningRow): Happening {
  const { before = null, value = null, facts = {} } = JSON.parse(row.body);
  return {
    version: row.version,
    at: row.at,
    kind: row.kind,
    topic: row.topic,
    matchId: row.match_id,
    leagueId: row.league_id,
    teams: [row.team1_id, row.team2_id].filter((id) => id !== null),
    before,
    value,
    facts,
  };
}
