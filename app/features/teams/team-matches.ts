import type { Match } from '#contract/matches/match.ts';

export type TeamMatches = { coming: Match[]; past: Match[] };

/** Open matches, the next one first, and finished ones, the latest first; `matches` come latest first. */
export function comingAndPast(matches: readonly Match[]): TeamMatches {
  const isPast = (match: Match) => match.status === 'ended' || match.status === 'cancelled';
  return {
    coming: matches.filter((match) => !isPast(match)).reverse(),
    past: matches.filter(isPast),
  };
}
