import type { LeagueType } from '#contract/leagues/league.ts';

/** The field of a league's badge: one of the flag's colours, or sand, by its kind. */
export const leagueColors: Record<LeagueType, string> = {
  League: '#0b6b3a',
  Tournament: '#0369a1',
  Bonanza: '#9a3412',
  Beach: '#8a6500',
};
