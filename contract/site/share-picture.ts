import type { Language } from '../language.ts';
import type { Match } from '../matches/match.ts';

/** Width and height of a share picture in pixels, as the large cards of messengers want them. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

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

/** Seven letters and digits out of all that the picture of a match shows. */
export function pictureMark(match: Match): string {
  const { team1, team2, league, round, matchDate, matchTime, location } = match;
  const shown = JSON.stringify([
    ...[team1, team2].map((team) => [team.name, team.logo, team.jerseyColor1, team.jerseyColor2]),
    [league?.name, match.matchType, round, matchDate, matchTime, location, match.status],
    [match.team1Wins, match.team2Wins, match.winner, match.demo],
    match.sets.map((set) => [set.team1Score, set.team2Score]),
  ]);
  return fnv1a(shown).toString(36).padStart(7, '0');
}

/** FNV-1a, 32 bits: tells addresses apart, and keeps no secret. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
