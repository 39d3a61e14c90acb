import { data } from 'react-router';
import type { LeagueOfPage } from '#app/features/leagues/league-head.tsx';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { findLeague } from '#server/play/leagues/queries.ts';
import { listedLeagueTabs, listLeagueTabs } from '#server/site/page-tabs/queries.ts';

/** The league of an address, or the 404 page. */
export async function loadLeague(
  { store }: PageContext,
  id: string | undefined,
): Promise<LeagueOfPage> {
  const league = id === undefined ? undefined : await findLeague(store, id);
  if (league === undefined) throw data(null, { status: 404 });
  const tabs = await listLeagueTabs(store, league.id);
  return { ...league, tabs: listedLeagueTabs(tabs.get(league.id)) };
}
