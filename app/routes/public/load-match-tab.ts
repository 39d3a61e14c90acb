import type { MatchTabData } from '#app/features/match/match-tab-page.tsx';
import type { MatchTab } from '#app/features/match/match-tabs.tsx';
import type { Match } from '#contract/match.ts';
import type { PageContext } from '#server/http/page-context.ts';
import { listMatchOfficials } from '#server/officials/queries.ts';
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
        loadEffects(page, match),
      ]);
      return { match, tab, ...course, venue, officials, ...meetings, effects };
    }
    case 'h2h':
      return { match, tab, ...(await loadMeetings(page, match)) };
    case 'standings':
    case 'group': {
      const tables = await loadMatchTables(page, match, tab);
      return { match, tab, tables, effects: await loadTableEffect(page, match, tables) };
    }
  }
}

/** A decided match has had its effect. */
async function loadEffects(page: PageContext, match: Match) {
  if (match.winner !== null) return [];
  return loadTableEffect(page, match, await loadMatchTables(page, match, 'standings'));
}
