import type { LeagueRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { League } from '#contract/leagues/league.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { selectLeagues } from './queries.ts';
import { leagueView } from './views.ts';

const COLUMNS: Record<LeagueRegisterQuery['sort'], string> = {
  name: 'league.sort_name',
  startsAt: 'league.starts_at',
  type: 'league.type',
  location: 'league.location',
};

/** The register of leagues. @param leagues those that the reader runs; null for all */
export function pageOfLeagues(
  store: Store,
  query: LeagueRegisterQuery,
  _now: number,
  leagues: readonly string[] | null,
): Promise<RegisterOf<League>> {
  let select = selectLeagues(store.db).where('league.archived_at', 'is', null);
  if (leagues) select = select.where('league.id', 'in', ['', ...leagues]);
  if (query.type) select = select.where('league.type', '=', query.type);
  if (query.season) select = select.where('season.id', '=', query.season);
  if (query.q) select = select.where(everyWordIn(query.q, ['league.sort_name', 'league.location']));
  const columns = [COLUMNS[query.sort], 'league.sort_name', 'league.id'];
  return numberedPage(select, query, columns, leagueView);
}
