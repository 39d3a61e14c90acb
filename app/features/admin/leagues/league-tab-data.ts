import { useOutletContext } from 'react-router';
import type { LeagueDetail } from '#contract/leagues/league.ts';

/** The data that the page of a league hands to its tabs. */
export type LeagueOutlet = { league: LeagueDetail };

export function useLeagueOutlet(): LeagueOutlet {
  return useOutletContext<LeagueOutlet>();
}
