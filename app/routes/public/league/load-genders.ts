import type { Gender } from '#contract/primitives.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listTeams } from '#server/play/teams/queries.ts';

/** The gender of every team of a league, by the team's id. */
export async function loadGenders(
  { store }: PageContext,
  league: string,
): Promise<Record<string, Gender>> {
  const teams = await listTeams(store, { league, limit: 100 });
  return Object.fromEntries(teams.items.map((team) => [team.id, team.gender]));
}
