import type { ClubRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { Club } from '#contract/people/club.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { selectClubs } from './queries.ts';
import { clubView } from './views.ts';

const COLUMNS: Record<ClubRegisterQuery['sort'], string> = {
  name: 'club.sort_name',
  city: 'club.city',
  teams: 'team_count',
};

/** The register of clubs. */
export function pageOfClubs({ db }: Store, query: ClubRegisterQuery): Promise<RegisterOf<Club>> {
  let select = selectClubs(db);
  if (query.q) select = select.where(everyWordIn(query.q, ['club.sort_name', 'club.city']));
  const columns = [COLUMNS[query.sort], 'club.sort_name', 'club.id'];
  return numberedPage(select, query, columns, clubView);
}
