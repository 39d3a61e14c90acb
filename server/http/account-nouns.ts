import { mountAccountLinks } from '#server/account-links/api.ts';
import { mountAccounts } from '#server/accounts/api.ts';
import { mountSessions } from '#server/sessions/api.ts';
import type { Api } from './api.ts';
import type { HttpOptions } from './app.ts';

/** What people do with their own accounts. */
export function mountAccountNouns(api: Api, options: HttpOptions): void {
  const { store, storage, trustProxy = 0, mailOrigin } = options;
  mountAccountLinks(api, store, { trustProxy, mailOrigin });
  mountAccounts(api, store, { storage, mailOrigin });
  mountSessions(api, store);
}
