import { setUpCalls } from '#contract/site/setup-calls.ts';
import type { SetupCodeGuard } from '#server/accounts/setup/code-guard.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { done, setUp } from './commands.ts';
import { isSetUpOpen } from './queries.ts';
import { removeDemo } from './remove-demo.ts';

const routes = routesOf(setUpCalls);

export type SetUpOptions = {
  trustProxy: number;
  checkCode: SetupCodeGuard;
  /** Loads the demonstration and keeps it alive. */
  fillDemo?: (() => Promise<void>) | undefined;
};

export function mountSetUp(api: Api, store: Store, options: SetUpOptions): void {
  api.openapi(routes.state, async (c) =>
    c.json({ isOpen: await isSetUpOpen(store.db) }, 200, NO_STORE),
  );
  api.openapi(routes.setUp, async (c) => {
    const { now } = c.var;
    // Before the code: whoever tries codes on a site that runs learns nothing.
    if (!(await isSetUpOpen(store.db))) throw done();
    const input = c.req.valid('json');
    options.checkCode(input.code, clientAddress(c.env?.incoming, options.trustProxy), now);
    const email = await setUp(store, now, input);
    if (input.demo) await options.fillDemo?.();
    return c.json({ email }, 201, NO_STORE);
  });
  api.openapi(routes.startEmpty, async (c) => {
    await removeDemo(store, { actor: await c.var.findActor(), now: c.var.now });
    return c.body(null, 204);
  });
}
