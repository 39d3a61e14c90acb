import { resultsOf, type TeamResults } from '#app/features/players/team-results.ts';
import { comingAndPast, type TeamMatches } from '#app/features/teams/team-matches.ts';
import { callApi, listEverything } from '#app/lib/api/call.ts';
import type { PlayerSeason } from '#contract/leagues/leaders.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Player } from '#contract/people/player.ts';
import type { Trophy } from '#contract/places/places.ts';
import type { PlayerHistory } from '#contract/transfers/transfer.ts';

export const PROFILE_TABS = ['details', 'matches', 'achievement'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The facts of the open tab alone. */
export type ProfilePart =
  | { tab: 'details'; history: PlayerHistory }
  | { tab: 'matches'; matches: TeamMatches }
  | {
      tab: 'achievement';
      best: Match[];
      seasons: PlayerSeason[];
      trophies: Trophy[];
      results: TeamResults | null;
    };

export function profileTabOf(address: string): ProfileTab {
  const name = new URL(address).searchParams.get('tab');
  return PROFILE_TABS.find((tab) => tab === name) ?? 'details';
}

export async function loadProfilePart(player: Player, tab: ProfileTab): Promise<ProfilePart> {
  const path = { id: player.id };
  switch (tab) {
    case 'details':
      return { tab, history: await callApi('GET /players/{id}/history', { path }) };
    case 'matches':
      return { tab, matches: await matchesOf(player) };
    case 'achievement': {
      const [best, seasons, trophies, { past }] = await Promise.all([
        callApi('GET /players/{id}/best-matches', { path }),
        callApi('GET /players/{id}/seasons', { path }),
        listEverything('GET /trophies'),
        matchesOf(player),
      ]);
      const { team } = player;
      return {
        tab,
        best: best.items,
        seasons: seasons.items,
        trophies: trophies.filter((trophy) => trophy.team.id === team?.id),
        results: team && resultsOf(team, past),
      };
    }
  }
}

async function matchesOf({ team }: Player): Promise<TeamMatches> {
  if (team === null) return { coming: [], past: [] };
  const { items } = await callApi('GET /matches', {
    query: { team: team.id, order: 'desc', limit: 100 },
  });
  return comingAndPast(items);
}
