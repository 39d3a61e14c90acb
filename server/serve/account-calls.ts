import { createKnownDevices } from '#server/accounts/auth/device-cookie.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import { mountAccountLinks } from '#server/accounts/links/api.ts';
import { mountAccounts } from '#server/accounts/own-account/api.ts';
import { mountSecondFactor } from '#server/accounts/second-factor/api.ts';
import { mountSessions } from '#server/accounts/sessions/api.ts';
import { mountTokens } from '#server/accounts/tokens/api.ts';
import type { Api } from '#server/platform/http/api.ts';
import { mountClaims } from '#server/play/claims/api.ts';
import { mountConsents } from '#server/play/consents/api.ts';
import { mountErasure } from '#server/play/erasure/api.ts';
import { mountFollows } from '#server/play/follows/api.ts';
import { mountTeamRequests } from '#server/play/team-requests/api.ts';
import type { HttpOptions } from './http-options.ts';

/** Failed passwords and codes of one account, beside those at sign-in. */
const TRIES = 10;
const WINDOW_MS = 15 * 60 * 1000;

/** The calls of people about their own accounts. */
export function mountAccountCalls(api: Api, options: HttpOptions): void {
  const { auth, store, storage, trustProxy = 0, mailOrigin } = options;
  const isSecure = options.publicUrl?.startsWith('https://') ?? false;
  const devices = createKnownDevices(auth.vault, auth.markOf, isSecure);
  mountAccountLinks(api, store, { trustProxy, mailOrigin, devices });
  const tries = createTryLimit(TRIES, WINDOW_MS);
  mountAccounts(api, store, { storage, mailOrigin, tries });
  mountSecondFactor(api, store, { vault: auth.vault, tries });
  mountSessions(api, store);
  mountTokens(api, store);
  mountClaims(api, store, mailOrigin);
  mountTeamRequests(api, store, mailOrigin);
  mountConsents(api, store);
  mountFollows(api, store);
  mountErasure(api, store, storage);
}
