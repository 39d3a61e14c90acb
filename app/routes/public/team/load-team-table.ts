import type { Standings } from '#contract/leagues/standings.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { readTableFacts, tableOf } from '#server/play/standings/queries.ts';

export type TeamTable = {
  league: { id: string; name: string };
  group: string | null;
  standings: Standings;
};

/** The table of the team's league, of its own group where the league has groups. */
export async function loadTeamTable(
  { store }: PageContext,
  team: TeamDetail,
): Promise<TeamTable | null> {
  if (team.leagueId === null) return null;
  const facts = await readTableFacts(store, team.leagueId);
  const { id, name, groups } = facts.league;
  const group = groups.find(({ teams }) => teams.some((member) => member.id === team.id));
  const standings = tableOf(facts, group ? { group: group.id } : {});
  return { league: { id, name }, group: group?.name ?? null, standings };
}
