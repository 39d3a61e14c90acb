import { passCalls } from '#contract/passes/pass-calls.ts';
import { limitByAddress } from '#server/accounts/auth/limit-by-address.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { openPass } from './queries.ts';

const routes = routesOf({ open: passCalls.open });

/** Everybody at a door of a hall scans passes: a whole cluster day of them. */
const OPENED_PER_ADDRESS = 600;

/** Beside this, `server/site/papers` prints the passes. */
export function mountPasses(api: Api, store: Store, options: { trustProxy: number }): void {
  const countOpened = limitByAddress(OPENED_PER_ADDRESS, options.trustProxy);
  api.openapi(routes.open, async (c) => {
    countOpened(c);
    return c.json(await openPass(store, c.req.valid('json').code, c.var.now), 200, NO_STORE);
  });
}
