import type { ScoringTerms } from '#contract/leagues/scoring-terms.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** As much of a match as the scoring screen needs to know beside its log. */
export type ScoredTeams = Pick<
  Match,
  'id' | 'team1' | 'team2' | 'matchDate' | 'matchTime' | 'location'
> & {
  suspended?: SuspendedShirts;
  ineligible?: IneligibleShirts;
  /** The demands of the competition; practice has none. */
  terms?: ScoringTerms;
};

/** Shirts and letters of the staff that are suspended for the match. */
export type SuspendedShirts = Record<Side, readonly string[]> & {
  /** The team sheet takes none of them. */
  isRefused: boolean;
};

/** Shirts that the league does not let play, and those of players from abroad. */
export type IneligibleShirts = Record<
  Side,
  {
    shirts: readonly number[];
    foreign: readonly number[];
    /** At most so many of `foreign` on a sheet; null: any number. */
    mostForeign: number | null;
  }
> & {
  /** The team sheet takes none of them. */
  isRefused: boolean;
};

/** A practice match has no day, and no page of its own. */
export function isKept({ matchDate }: ScoredTeams): boolean {
  return matchDate !== '';
}
