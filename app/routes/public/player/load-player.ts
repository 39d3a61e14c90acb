import { data } from 'react-router';
import type { TeamMatches } from '#app/features/teams/team-matches.ts';
import type { Player } from '#contract/people/player.ts';
import type { TeamDetail } from '#contract/people/team.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { findPublicPlayer } from '#server/play/players/queries.ts';
import { findTeam } from '#server/play/teams/queries.ts';
import { listPlayerTabs } from '#server/site/page-tabs/queries.ts';
import { leadOn } from '../redirects/lead-on.ts';
import { loadTeamMatches } from '../team/load-team.ts';

export type PlayerPage = {
  player: Player;
  team: TeamDetail | null;
  matches: TeamMatches;
  /** The tabs with content, by the last word of their addresses. */
  tabs: readonly string[];
};

/** The player of an address as everybody may see them, with the team and its matches; or the 404 page. */
export async function loadPlayer(
  page: PageContext,
  id: string | undefined,
  request: Request,
): Promise<PlayerPage> {
  const player = id === undefined ? undefined : await findPublicPlayer(page.store, id);
  if (player === undefined && id !== undefined) await leadOn(page, 'player', id, request);
  if (player === undefined) throw data({ missing: 'player' }, { status: 404 });
  if (player.team === null) {
    return { player, team: null, matches: { coming: [], past: [] }, tabs: [] };
  }
  const [team, matches, tabs] = await Promise.all([
    findTeam(page.store, player.team.id),
    loadTeamMatches(page, player.team.id),
    listPlayerTabs(page.store, page.now, player.id),
  ]);
  return { player, team: team ?? null, matches, tabs: tabs.get(player.id) ?? [] };
}
