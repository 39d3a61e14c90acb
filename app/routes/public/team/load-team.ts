import { data } from 'react-router';
import type { TeamOfPage } from '#app/features/teams/team-head.tsx';
import { comingAndPast, type TeamMatches } from '#app/features/teams/team-matches.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { findTeam } from '#server/play/teams/queries.ts';
import { listedTeamTabs, listTeamTabs } from '#server/site/page-tabs/queries.ts';
import { leadOn } from '../redirects/lead-on.ts';

/** The team of an address, the page of the record that it became a part of, or the 404 page. */
export async function loadTeam(
  page: PageContext,
  id: string | undefined,
  request: Request,
): Promise<TeamOfPage> {
  const team = id === undefined ? undefined : await findTeam(page.store, id);
  if (team === undefined) throw data(null, { status: 404 });
  if (team.archived) await leadOn(page, 'team', team.id, request);
  const tabs = await listTeamTabs(page.store, page.now, team.id);
  return { ...team, tabs: listedTeamTabs(tabs.get(team.id)) };
}

export async function loadTeamMatches({ store }: PageContext, team: string): Promise<TeamMatches> {
  const { items } = await listMatches(store, { team, descending: true, limit: 100 });
  return comingAndPast(items);
}
