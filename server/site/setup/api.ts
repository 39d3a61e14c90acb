import { setUpCalls } from '#contract/site/setup-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { done, setUp } from './commands.ts';
import { isSetUpOpen } from './queries.ts';

const routes = routesOf(setUpCalls);

const WINDOW_MS = 15 * 60 * 1000;
const TRIES_PER_ADDRESS = 10;
/** Of all addresses together: a code of 60 bits is not found in as many. */
const TRIES_ANYWHERE = 300;

export type SetUpOptions = {
  trustProxy: number;
  isSetupCode: (typed: string) => boolean;
  /** Loads the demonstration and keeps it alive. */
  fillDemo?: (() => Promise<void>) | undefined;
};

export function mountSetUp(api: Api, store: Store, options: SetUpOptions): void {
  const perAddress = createTryLimit(TRIES_PER_ADDRESS, WINDOW_MS);
  const anywhere = createTryLimit(TRIES_ANYWHERE, WINDOW_MS);

  function checkCode(code: string, address: string, now: number): void {
    const wait = Math.max(perAddress.waitSeconds(address, now), anywhere.waitSeconds('', now));
    if (wait > 0) throw tooMany(textOf('limit.someMinutes'), wait);
    if (options.isSetupCode(code)) return;
    perAddress.failed(address, now);
    anywhere.failed('', now);
    const text = textOf('setup.wrongCode');
    throw new AppError('FORBIDDEN', text, { errors: [{ field: 'code', text }] });
  }

  api.openapi(routes.state, async (c) =>
    c.json({ isOpen: await isSetUpOpen(store.db) }, 200, NO_STORE),
  );
  api.openapi(routes.setUp, async (c) => {
    const { now } = c.var;
    // Before the code: whoever tries codes on a site that runs learns nothing.
    if (!(await isSetUpOpen(store.db))) throw done();
    const input = c.req.valid('json');
    checkCode(input.code, clientAddress(c.env?.incoming, options.trustProxy), now);
    const email = await setUp(store, now, input);
    if (input.demo) await options.fillDemo?.();
    return c.json({ email }, 201, NO_STORE);
  });
}
