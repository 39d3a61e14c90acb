import type { User } from '#contract/accounts/user.ts';
import type { UserRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { userView } from './views.ts';

const COLUMNS: Record<UserRegisterQuery['sort'], string> = {
  name: 'user.name',
  email: 'user.email',
  role: 'user.role',
  createdAt: 'user.createdAt',
};

/** The register of accounts. */
export function pageOfUsers(store: Store, query: UserRegisterQuery): Promise<RegisterOf<User>> {
  let select = store.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'phone', 'role', 'image', 'createdAt']);
  if (query.role) select = select.where('role', '=', query.role);
  if (query.q)
    select = select.where(everyWordIn(query.q, ['user.name', 'user.email', 'user.phone']));
  return numberedPage(select, query, [COLUMNS[query.sort], 'user.id'], userView);
}
