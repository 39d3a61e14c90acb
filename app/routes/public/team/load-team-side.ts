import type { PageContext } from '#server/platform/pages/page-context.ts';
import { loadTeamMatches, type TeamMatches } from './load-team.ts';

const MOST_COMING = 5;
const MOST_PAST = 7;

/** The next and the latest matches of a team, beside what its page tells. */
export async function loadTeamSide(page: PageContext, team: string): Promise<TeamMatches> {
  const { coming, past } = await loadTeamMatches(page, team);
  return { coming: coming.slice(0, MOST_COMING), past: past.slice(0, MOST_PAST) };
}
