import type { OfficialRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { Official } from '#contract/people/official.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { selectOfficials } from './queries.ts';
import { officialChoiceView, officialView } from './views.ts';

const COLUMNS: Record<OfficialRegisterQuery['sort'], string> = {
  name: 'official.sort_name',
  level: 'official.level',
  city: 'official.city',
};

/**
 * The register of officials. A secretary of leagues chooses officials for their matches, and sees
 * neither their telephones nor the notes about them.
 */
export function pageOfOfficials(
  store: Store,
  query: OfficialRegisterQuery,
  _now: number,
  leagues: readonly string[] | null,
): Promise<RegisterOf<Official>> {
  let select = selectOfficials(store.db);
  if (query.q) {
    const columns = ['official.sort_name', 'official.level', 'official.city'];
    select = select.where(everyWordIn(query.q, columns));
  }
  const columns = [COLUMNS[query.sort], 'official.sort_name', 'official.id'];
  return numberedPage(select, query, columns, leagues ? officialChoiceView : officialView);
}
