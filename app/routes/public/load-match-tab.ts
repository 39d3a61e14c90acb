import type { MatchTabData } from '#app/features/match/match-tab-page.tsx';
import type { MatchTab } from '#app/features/match/match-tabs.tsx';
import type { Match } from '#contract/match.ts';
import type { PageContext } from '#server/http/page-context.ts';
import { listMatchOfficials } from '#server/officials/queries.ts';
import {
  loadCourse,
  loadMatch,
  loadMeetings,
  loadTable,
  loadTableEffect,
  loadVenue,
} from './load-match.ts';

/** The match and what its open tab shows. */
export async function loadMatchTab(
  page: PageContext,
  id: string | undefined,
  tab: MatchTab,
): Promise<MatchTabData> {
  const match = await loadMatch(page, id);
  switch (tab) {
    case 'details': {
      const [course, venue, officials, meetings, effects] = await Promise.all([
        loadCourse(page, match),
        loadVenue(page, match),
        listMatchOfficials(page.store.db, match.id),
        loadMeetings(page, match),
        loadEffects(page, match),
      ]);
      return { match, tab, ...course, venue, officials, ...meetings, effects };
    }
    case 'h2h':
      return { match, tab, ...(await loadMeetings(page, match)) };
    case 'standings':
      return { match, tab, ...(await loadTableAndEffect(page, match, 'league')) };
    case 'group':
      return { match, tab, ...(await loadTableAndEffect(page, match, 'group')) };
  }
}

/** On the league's table; a match of a group is told there, in its group's. */
async function loadEffects(page: PageContext, match: Match) {
  if (match.winner !== null) return [];
  const of = match.group ? 'group' : 'league';
  return loadTableEffect(page, match, of, await loadTable(page, match, of));
}

async function loadTableAndEffect(page: PageContext, match: Match, of: 'league' | 'group') {
  const table = await loadTable(page, match, of);
  return { table, effects: await loadTableEffect(page, match, of, table) };
}
