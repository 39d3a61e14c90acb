import { useOutletContext } from 'react-router';
import type { LeagueDetail } from '#contract/league.ts';
import type { Team } from '#contract/team.ts';

/** What the page of a league hands to its tabs. */
export type LeagueOutlet = { league: LeagueDetail; teams: readonly Team[] };

export function useLeagueOutlet(): LeagueOutlet {
  return useOutletContext<LeagueOutlet>();
}
