import type { Club } from '#contract/people/club.ts';
import type { ClubRow } from '#server/platform/db/tables/club-tables.ts';

export type ClubFacts = ClubRow & { team_count: number | null };

export function clubView(row: ClubFacts): Club {
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    contact: row.contact,
    about: row.about,
    color1: row.color1,
    color2: row.color2,
    teamCount: Number(row.team_count ?? 0),
    updatedAt: new Date(Number(row.updated_at)).toISOString(),
  };
}
