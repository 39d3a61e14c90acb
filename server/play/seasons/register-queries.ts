import type { SeasonRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { Season } from '#contract/leagues/season.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { selectSeasons } from './queries.ts';
import { seasonView } from './views.ts';

const COLUMNS: Record<SeasonRegisterQuery['sort'], string> = {
  startsOn: 'season.starts_on',
  endsOn: 'season.ends_on',
  name: 'season.sort_name',
  leagues: 'league_count',
};

/** The register of seasons. */
export function pageOfSeasons(
  { db }: Store,
  query: SeasonRegisterQuery,
): Promise<RegisterOf<Season>> {
  let select = selectSeasons(db);
  if (query.q) select = select.where(everyWordIn(query.q, ['season.sort_name']));
  const columns = [COLUMNS[query.sort], 'season.starts_on', 'season.id'];
  return numberedPage(select, query, columns, seasonView);
}
