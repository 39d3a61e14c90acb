import type { PartnerRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { PartnerEntry } from '#contract/people/partner.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { selectPartners } from './queries.ts';
import { partnerChoiceView, partnerEntryView } from './views.ts';

/**
 * The register of partners. A secretary of leagues chooses a partner for them, and sees nothing of
 * the partner's account.
 */
export function pageOfPartners(
  store: Store,
  query: PartnerRegisterQuery,
  _now: number,
  leagues: readonly string[] | null,
): Promise<RegisterOf<PartnerEntry>> {
  let select = selectPartners(store.db);
  if (query.q) select = select.where(everyWordIn(query.q, ['partner.sort_name']));
  const view = leagues ? partnerChoiceView : partnerEntryView;
  return numberedPage(select, query, ['partner.sort_name', 'partner.id'], view);
}
