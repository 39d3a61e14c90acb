import { data } from 'react-router';
import type { Match } from '#contract/matches/match.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { findTeam } from '#server/play/teams/queries.ts';

/** The team of an address, or the 404 page. */
export async function loadTeam(
  { store }: PageContext,
  id: string | undefined,
): Promise<TeamDetail> {
  const team = id === undefined ? undefined : await findTeam(store, id);
  if (team === undefined) throw data(null, { status: 404 });
  return team;
}

export type TeamMatches = { coming: Match[]; past: Match[] };

/** Open matches, the next one first, and finished ones, the latest first. */
export async function loadTeamMatches({ store }: PageContext, team: string): Promise<TeamMatches> {
  const { items } = await listMatches(store, { team, descending: true, limit: 100 });
  const isPast = (match: Match) => match.status === 'ended' || match.status === 'cancelled';
  return {
    coming: items.filter((match) => !isPast(match)).reverse(),
    past: items.filter(isPast),
  };
}
