import { data } from 'react-router';
import { comingAndPast, type TeamMatches } from '#app/features/teams/team-matches.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { findTeam } from '#server/play/teams/queries.ts';
import { leadOn } from '../lead-on.ts';

/** The team of an address, the page of the record that it became a part of, or the 404 page. */
export async function loadTeam(
  page: PageContext,
  id: string | undefined,
  request: Request,
): Promise<TeamDetail> {
  const team = id === undefined ? undefined : await findTeam(page.store, id);
  if (team === undefined) throw data(null, { status: 404 });
  if (team.archived) await leadOn(page, 'team', team.id, request);
  return team;
}

export async function loadTeamMatches({ store }: PageContext, team: string): Promise<TeamMatches> {
  const { items } = await listMatches(store, { team, descending: true, limit: 100 });
  return comingAndPast(items);
}
