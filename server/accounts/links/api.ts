import { linkCalls } from '#contract/accounts/link-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { KnownDevices } from '#server/accounts/auth/device-cookie.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, type ApiEnv, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { register, requestPasswordReset, requestRegistration, resetPassword } from './commands.ts';

const routes = routesOf(linkCalls);

const WINDOW_MS = 15 * 60 * 1000;

/** Mails to one address within the window, whoever asks. */
const PER_ACCOUNT = 3;

/** Many people share one address behind a mobile network. */
const PER_ADDRESS = 20;

export type AccountLinkOptions = {
  trustProxy: number;
  mailOrigin: string | undefined;
  /** A reader of the account's mail is its owner, anybody else guesses at it. */
  devices: KnownDevices;
};

export function mountAccountLinks(api: Api, store: Store, options: AccountLinkOptions): void {
  const perAddress = createTryLimit(PER_ADDRESS, WINDOW_MS);
  const perAccount = createTryLimit(PER_ACCOUNT, WINDOW_MS);

  /** Counts every asking, also those that could not have succeeded: the count tells nothing. */
  function admit(c: { var: ApiEnv['Variables']; env: ApiEnv['Bindings'] }, email: string): string {
    if (options.mailOrigin === undefined) {
      throw new AppError('UNAVAILABLE', textOf('mail.notSetUp'));
    }
    const address = clientAddress(c.env?.incoming, options.trustProxy);
    const account = email.toLowerCase();
    const { now } = c.var;
    const wait = Math.max(
      perAddress.waitSeconds(address, now),
      perAccount.waitSeconds(account, now),
    );
    if (wait > 0) {
      throw tooMany(textOf('limit.someMinutes'), wait);
    }
    perAddress.failed(address, now);
    perAccount.failed(account, now);
    return options.mailOrigin;
  }

  api.openapi(routes.register, async (c) => {
    const input = c.req.valid('json');
    await requestRegistration(store, await authorOf(c), input, admit(c, input.email));
    return c.json({ sent: true as const }, 202, NO_STORE);
  });
  api.openapi(routes.confirm, async (c) => {
    const email = await register(store, await authorOf(c), c.req.valid('json'));
    return c.json({ email }, 201, NO_STORE);
  });
  api.openapi(routes.askReset, async (c) => {
    const input = c.req.valid('json');
    await requestPasswordReset(store, await authorOf(c), input, admit(c, input.email));
    return c.json({ sent: true as const }, 202, NO_STORE);
  });
  api.openapi(routes.reset, async (c) => {
    const email = await resetPassword(store, await authorOf(c), c.req.valid('json'));
    c.header('set-cookie', options.devices.remember(email, c.var.now));
    return c.json({ email }, 200, NO_STORE);
  });
}
