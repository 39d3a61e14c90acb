import type { Match } from '#contract/matches/match.ts';

/** As much of a match as the scoring screen needs to know beside its log. */
export type ScoredTeams = Pick<
  Match,
  'id' | 'team1' | 'team2' | 'matchDate' | 'matchTime' | 'location'
>;

/** A practice match has no day, and no page of its own. */
export function isKept({ matchDate }: ScoredTeams): boolean {
  return matchDate !== '';
}
