import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { Prepared, Rosters } from '../console.ts';

/** The rosters with the shirts of this match, where a coach has said who wears which. */
export function rostersWithShirts(rosters: Rosters, { team1, team2 }: Prepared): Rosters {
  return { team1: withShirts(rosters.team1, team1), team2: withShirts(rosters.team2, team2) };
}

function withShirts(
  roster: readonly PlayerSummary[],
  lineup: PreparedLineup | undefined,
): readonly PlayerSummary[] {
  if (lineup === undefined) return roster;
  const shirts = new Map(lineup.sheet.map(({ player, shirt }) => [player, shirt]));
  const taken = new Set(shirts.values());
  return roster.map((player) => {
    const shirt = shirts.get(player.id);
    if (shirt !== undefined) return { ...player, jerseyNumber: shirt };
    const isTaken = player.jerseyNumber !== null && taken.has(player.jerseyNumber);
    return isTaken ? { ...player, jerseyNumber: null } : player;
  });
}
