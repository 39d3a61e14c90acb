import { fanFactsOf } from '#app/features/fans/fan-facts.tsx';
import { readFiguresChoice } from '#app/features/match-page/figures/figures-choice.ts';
import type { MatchTabData } from '#app/features/match-page/match-tab-page.tsx';
import { MATCH_TABS, type MatchTab } from '#app/features/match-page/match-tabs.tsx';
import { readChoice } from '#app/features/match-page/points/points-page.ts';
import type { Match } from '#contract/matches/match.ts';
import { playerOfQuery } from '#contract/statistics/statistics.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { findBestPlayer } from '#server/play/best-players/queries.ts';
import { findLeague } from '#server/play/leagues/queries.ts';
import { listMatchOfficials } from '#server/play/officials/queries.ts';
import { getMatchStatistics } from '#server/play/statistics/queries.ts';
import {
  hasLineups,
  hasPoints,
  loadChances,
  loadCourse,
  loadLineups,
  loadPoints,
} from './load-course.ts';
import {
  loadAwaySince,
  loadMatch,
  loadMatchTables,
  loadMeetings,
  loadTableEffect,
  loadVenue,
} from './load-match.ts';

/** The match and what its open tab shows; `query` are the filters of the tab. */
export async function loadMatchTab(
  page: PageContext,
  id: string | undefined,
  tab: MatchTab,
  query = new URLSearchParams(),
): Promise<MatchTabData> {
  const match = await loadMatch(page, id);
  const meetings = await loadMeetings(page, match);
  const tabs = tabsOf(match, meetings, await hasLineups(page, match), tab);
  const [awaySince, best] = await Promise.all([
    loadAwaySince(page, match),
    match.winner === null ? null : findBestPlayer(page.store, match.id, page.now),
  ]);
  const base = { match, tabs, awaySince, best };
  switch (tab) {
    case 'details': {
      const [course, venue, officials, effects, league] = await Promise.all([
        loadCourse(page, match),
        loadVenue(page, match),
        listMatchOfficials(page.store.db, match.id),
        loadTableEffect(page, match),
        match.league && findLeague(page.store, match.league.id),
      ]);
      const fans = fanFactsOf(match, league ?? null);
      return { ...base, tab, ...course, venue, officials, ...meetings, effects, fans };
    }
    case 'points':
      return { ...base, tab, points: await loadPoints(page, match, readChoice(query)) };
    case 'lineups':
      return { ...base, tab, lineups: await loadLineups(page, match, readChoice(query).set) };
    case 'statistics': {
      const choice = readFiguresChoice(query);
      const figures = hasPoints(match)
        ? await getMatchStatistics(page.store, match.id, page.now, playerOfQuery(choice.player))
        : null;
      const chances = await loadChances(page, match);
      return { ...base, tab, statistics: figures?.statistics ?? null, chances, choice };
    }
    case 'h2h':
      return { ...base, tab, ...meetings };
    case 'standings':
    case 'group': {
      const [tables, effects] = await Promise.all([
        loadMatchTables(page, match, tab),
        loadTableEffect(page, match),
      ]);
      return { ...base, tab, tables, effects };
    }
  }
}

type Meetings = Awaited<ReturnType<typeof loadMeetings>>;

/** Those with something to show, and the open one: an address that was shared stays true. */
function tabsOf(
  match: Match,
  { history, form1, form2 }: Meetings,
  lineups: boolean,
  open: MatchTab,
): MatchTab[] {
  const isShown: Record<MatchTab, boolean> = {
    details: true,
    points: hasPoints(match),
    lineups,
    statistics: hasPoints(match),
    h2h: history.meetings.length + form1.length + form2.length > 0,
    standings: match.league !== null,
    group: match.group !== null,
  };
  return MATCH_TABS.filter((name) => isShown[name] || name === open);
}
