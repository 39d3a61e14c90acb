import type { Team, TeamRef } from '#contract/people/team.ts';
import { NO_NAME } from '#contract/primitives.ts';
import type { TeamRow } from '#server/platform/db/tables/tables.ts';

export function teamRefView(
  row: Pick<TeamRow, 'id' | 'name' | 'logo' | 'jersey_color1' | 'jersey_color2'>,
): TeamRef {
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    jerseyColor1: row.jersey_color1,
    jerseyColor2: row.jersey_color2,
  };
}

export type TeamFacts = TeamRow & {
  coach_account_name: string | null;
  /** Null also where the club is archived. */
  club_name: string | null;
  player_count: number;
  league_id: string | null;
  group_ids: readonly string[];
};

export function teamView(row: TeamFacts): Team {
  return {
    ...teamRefView(row),
    city: row.city,
    coach: row.coach,
    coachName: coachName(row),
    coachId: row.coach_user_id,
    gender: row.gender as Team['gender'],
    about: row.about,
    club: clubOf(row),
    leagueId: row.league_id,
    groups: [...row.group_ids],
    playerCount: Number(row.player_count),
    archived: row.archived_at !== null,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

function clubOf({ club_id, club_name }: TeamFacts): Team['club'] {
  return club_id === null || club_name === null ? null : { id: club_id, name: club_name };
}

/** A coach is a user, a plain name, or 'N/A'; one that cannot be found shows 'Unknown'. */
function coachName(row: TeamFacts): string {
  if (row.coach_user_id !== null) return row.coach_account_name ?? 'Unknown';
  return row.coach === NO_NAME ? 'Unknown' : row.coach;
}
