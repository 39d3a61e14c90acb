import type { VenueRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { Venue } from '#contract/people/venue.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { venueView } from './views.ts';

const COLUMNS: Record<VenueRegisterQuery['sort'], string> = {
  name: 'venue.sort_name',
  place: 'venue.place',
  courts: 'venue.courts',
};

/** The register of venues. */
export function pageOfVenues(store: Store, query: VenueRegisterQuery): Promise<RegisterOf<Venue>> {
  let select = store.db.selectFrom('venue').selectAll().where('archived_at', 'is', null);
  if (query.q) select = select.where(everyWordIn(query.q, ['venue.sort_name', 'venue.place']));
  return numberedPage(select, query, [COLUMNS[query.sort], 'venue.id'], venueView);
}
