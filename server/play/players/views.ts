import type { Player, PlayerSummary } from '#contract/people/player.ts';
import type { PlayerRow } from '#server/platform/db/tables/tables.ts';
import { ADULT_YEARS, ageOn } from '#server/platform/time/age.ts';

export type PlayerFacts = PlayerRow & {
  team_name: string | null;
  coach_user_id: string | null;
  club_id: string | null;
};

/** Stands for the name of a minor without recorded consent. */
const UNNAMED_MINOR = 'Under 18';

/**
 * The public part of a player: an adult all but phone, e-mail and birth date; a minor
 * name, number and team, and those only with recorded consent. A player of unknown age may be a
 * child: name, number and team. A picture of either needs a consent of its own.
 */
function openness(row: PlayerFacts, now: number): 'all' | 'name' | 'nothing' {
  if (row.date_of_birth === null) return 'name';
  if (ageOn(row.date_of_birth, now) >= ADULT_YEARS) return 'all';
  return row.consent === 1 ? 'name' : 'nothing';
}

export function playerSummaryView(
  row: PlayerFacts,
  now: number,
  seesPrivate = false,
): PlayerSummary {
  const open = seesPrivate ? 'all' : openness(row, now);
  const detail = <T>(value: T) => (open === 'all' ? value : null);
  const unlessUnnamed = <T>(value: T) => (open === 'nothing' ? null : value);
  const hasPicture = open === 'all' || (open === 'name' && row.consent_picture === 1);
  const team = row.team_id && row.team_name ? { id: row.team_id, name: row.team_name } : null;
  return {
    id: row.id,
    fullName: open === 'nothing' ? UNNAMED_MINOR : row.full_name,
    jerseyNumber: unlessUnnamed(row.jersey_number),
    team: unlessUnnamed(team),
    profilePicture: hasPicture ? row.profile_picture : null,
    gender: detail(row.gender as PlayerSummary['gender']),
    position: detail(row.position),
    dominantHand: detail(row.dominant_hand),
  };
}

/** @param seesPrivate for an administrator, the team's coach and the player */
export function playerView(row: PlayerFacts, now: number, seesPrivate: boolean): Player {
  const open = seesPrivate || openness(row, now) === 'all';
  const detail = <T>(value: T) => (open ? value : null);
  const privately = <T>(value: T) => (seesPrivate ? value : null);
  return {
    ...playerSummaryView(row, now, seesPrivate),
    nickname: detail(row.nickname),
    age: open ? ageOn(row.date_of_birth, now) : 0,
    nationality: detail(row.nationality),
    height: detail(row.height),
    weight: detail(row.weight),
    personalBio: detail(row.personal_bio),
    instagram: detail(row.instagram),
    tiktok: detail(row.tiktok),
    facebook: detail(row.facebook),
    phone: privately(row.phone),
    email: privately(row.email),
    dateOfBirth: privately(row.date_of_birth),
    licence: privately(row.licence),
    licenceUntil: privately(row.licence_until),
    consent: privately(row.consent === 1),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
