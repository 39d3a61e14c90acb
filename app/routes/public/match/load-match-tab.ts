import type { MatchTabData } from '#app/features/match-page/match-tab-page.tsx';
import type { MatchTab } from '#app/features/match-page/match-tabs.tsx';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listMatchOfficials } from '#server/play/officials/queries.ts';
import {
  loadCourse,
  loadMatch,
  loadMatchTables,
  loadMeetings,
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
        loadTableEffect(page, match),
      ]);
      return { match, tab, ...course, venue, officials, ...meetings, effects };
    }
    case 'h2h':
      return { match, tab, ...(await loadMeetings(page, match)) };
    case 'standings':
    case 'group': {
      const [tables, effects] = await Promise.all([
        loadMatchTables(page, match, tab),
        loadTableEffect(page, match),
      ]);
      return { match, tab, tables, effects };
    }
  }
}
