import type { Language } from '../language.ts';
import type { League } from '../leagues/league.ts';
import type { StandingsRow } from '../leagues/standings.ts';
import type { Match } from '../matches/match.ts';
import type { Player } from '../people/player.ts';
import type { Team } from '../people/team.ts';

/** Width and height of a share picture in pixels, as the large cards of messengers want them. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Beside the wide ones of shared addresses: square ones, for the status of WhatsApp. */
export const PICTURE_FORMS = {
  wide: SHARE_PICTURE_SIZE,
  square: { width: 1080, height: 1080 },
} as const;
export type PictureForm = keyof typeof PICTURE_FORMS;

/** The square form of the picture at a path. */
export function squarePath(path: string): string {
  return path.replace('/share/', '/share/square/');
}

/**
 * The address of the picture that stands for a match where its page is shared, without scheme and
 * host. It changes with everything that the picture shows, so that what was fetched once is kept.
 */
export function matchPicturePath(match: Match, language: Language): string {
  return `/share/${match.id}-${language}-${pictureMark(match)}.png`;
}

/** The picture of pages that have none of their own. */
export function sitePicturePath(language: Language): string {
  return `/share/wavu-${language}.png`;
}

type SharedTeam = Pick<
  Team,
  'id' | 'name' | 'logo' | 'jerseyColor1' | 'jerseyColor2' | 'gender' | 'city'
>;
type SharedLeague = Pick<League, 'id' | 'name' | 'logo' | 'type' | 'location'> & {
  /** Men or women; empty where both play in it. */
  gender: string;
};

/** As of a match: it changes with what is shown. */
export function teamPicturePath(team: SharedTeam, language: Language): string {
  const { name, logo, jerseyColor1, jerseyColor2, gender, city } = team;
  const mark = markOf([name, logo, jerseyColor1, jerseyColor2, gender, city]);
  return `/share/team-${team.id}-${language}-${mark}.png`;
}

export function leaguePicturePath(league: SharedLeague, language: Language): string {
  const { id, name, logo, type, location, gender } = league;
  return `/share/league-${id}-${language}-${markOf([name, logo, type, location, gender])}.png`;
}

type SharedPlayer = Pick<Player, 'id' | 'fullName' | 'jerseyNumber'>;

/** @param team undefined for a player without one */
export function playerPicturePath(
  player: SharedPlayer,
  team: Pick<Team, 'name' | 'jerseyColor1' | 'jerseyColor2'> | undefined,
  language: Language,
): string {
  const { id, fullName, jerseyNumber } = player;
  const shirt = [team?.name, team?.jerseyColor1, team?.jerseyColor2];
  return `/share/player-${id}-${language}-${markOf([fullName, jerseyNumber, shirt])}.png`;
}

type SharedRow = Pick<StandingsRow, 'position' | 'team' | 'played' | 'won' | 'points'>;
export type SharedTable = { group: string | null; rows: readonly SharedRow[] };

/** The tables of a league, square only: one, or one for each group. */
export function tablePicturePath(
  { id, name, gender }: Pick<SharedLeague, 'id' | 'name' | 'gender'>,
  tables: readonly SharedTable[],
  language: Language,
): string {
  const shown = tables.map(({ group, rows }) => [
    group,
    rows.map(({ position, team, played, won, points }) => [
      [position, played, won, points],
      [team.name, team.logo, team.jerseyColor1, team.jerseyColor2],
    ]),
  ]);
  return squarePath(`/share/table-${id}-${language}-${markOf([name, gender, shown])}.png`);
}

/** The matches of a day, in the order of their starts. */
export function dayPicturePath(day: string, matches: readonly Match[], language: Language): string {
  return `/share/day-${day}-${language}-${markOf(matches.map(pictureMark))}.png`;
}

/** Seven letters and digits out of all that the picture of a match shows. */
export function pictureMark(match: Match): string {
  const { team1, team2, league, round, matchDate, matchTime, location } = match;
  return markOf([
    ...[team1, team2].map((team) => [team.name, team.logo, team.jerseyColor1, team.jerseyColor2]),
    [
      league?.name,
      match.gender,
      match.matchType,
      round,
      matchDate,
      matchTime,
      location,
      match.status,
    ],
    [match.team1Wins, match.team2Wins, match.winner, match.demo],
    match.sets.map((set) => [set.team1Score, set.team2Score]),
  ]);
}

function markOf(shown: readonly unknown[]): string {
  return fnv1a(JSON.stringify(shown)).toString(36).padStart(7, '0');
}

/** FNV-1a, 32 bits: tells addresses apart, and keeps no secret. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
