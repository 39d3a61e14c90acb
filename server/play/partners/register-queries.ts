import type { PartnerRegisterQuery, RegisterOf } from '#contract/administration/admin-list.ts';
import type { PartnerEntry } from '#contract/people/partner.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { selectPartners } from './queries.ts';
import { partnerEntryView } from './views.ts';

/** The register of partners. */
export function pageOfPartners(
  store: Store,
  query: PartnerRegisterQuery,
): Promise<RegisterOf<PartnerEntry>> {
  let select = selectPartners(store.db);
  if (query.q) select = select.where(everyWordIn(query.q, ['partner.sort_name']));
  return numberedPage(select, query, ['partner.sort_name', 'partner.id'], partnerEntryView);
}
