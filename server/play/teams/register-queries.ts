import type { TeamRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { Team } from '#contract/people/team.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { isInLeague, selectTeams, withGroups } from './queries.ts';
import { type TeamFacts, teamView } from './views.ts';

const COLUMNS: Record<TeamRegisterQuery['sort'], string> = {
  name: 'team.sort_name',
  gender: 'team.gender',
  coach: 'team.coach',
  city: 'team.city',
  players: 'player_count',
};

/** The register of teams. */
export async function pageOfTeams(
  store: Store,
  query: TeamRegisterQuery,
): Promise<RegisterOf<Team>> {
  let select = selectTeams(store.db).where('team.archived_at', 'is', null);
  if (query.q) {
    const columns = ['team.sort_name', 'team.city', 'team.coach', 'coach_account.name'];
    select = select.where(everyWordIn(query.q, columns));
  }
  if (query.gender) select = select.where('team.gender', '=', query.gender);
  if (query.league) select = select.where(isInLeague(query.league));
  const columns = [COLUMNS[query.sort], 'team.sort_name', 'team.id'];
  const found = await numberedPage(select, query, columns, (row) => row);
  const rows: TeamFacts[] = await withGroups(store, found.items);
  return { ...found, items: rows.map(teamView) };
}
