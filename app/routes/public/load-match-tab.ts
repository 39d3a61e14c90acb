import type { MatchTabData } from '#app/features/match/match-tab-page.tsx';
import type { MatchTab } from '#app/features/match/match-tabs.tsx';
import type { Match } from '#contract/match.ts';
import type { PageContext } from '#server/http/page-context.ts';
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
      const [course, venue] = await Promise.all([loadCourse(page, match), loadVenue(page, match)]);
      return { match, tab, ...course, venue };
    }
    case 'h2h':
      return { match, tab, ...(await loadMeetings(page, match)) };
    case 'standings':
      return { match, tab, ...(await loadTableAndEffect(page, match, 'league')) };
    case 'group':
      return { match, tab, ...(await loadTableAndEffect(page, match, 'group')) };
  }
}

async function loadTableAndEffect(page: PageContext, match: Match, of: 'league' | 'group') {
  const table = await loadTable(page, match, of);
  return { table, effects: await loadTableEffect(page, match, of, table) };
}
