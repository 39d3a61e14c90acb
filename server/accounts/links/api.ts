import { createRoute } from '@hono/zod-openapi';
import {
  linkSentSchema,
  linkUsedSchema,
  registerSchema,
  resetRequestSchema,
  useLinkSchema,
} from '#contract/accounts/account.ts';
import { textOf } from '#contract/text/text.ts';
import type { KnownDevices } from '#server/accounts/auth/device-cookie.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import {
  type Api,
  type ApiEnv,
  answers,
  authorOf,
  jsonAnswer,
  jsonBody,
  NO_STORE,
} from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { register, requestPasswordReset, requestRegistration, resetPassword } from './commands.ts';

const tags = ['Accounts'];
const WINDOW_MS = 15 * 60 * 1000;
/** Mails to one address within the window, whoever asks. */
const PER_ACCOUNT = 3;
/** Many people share one address behind a mobile network. */
const PER_ADDRESS = 20;

const SENT = { 202: jsonAnswer(linkSentSchema, 'A mail is on its way, if the address is one') };

const routes = {
  register: createRoute({
    method: 'post',
    path: '/registrations',
    tags,
    summary: 'Ask for an account: mails a link; the same answer for every address',
    request: { body: jsonBody(registerSchema) },
    responses: answers(SENT),
  }),
  confirm: createRoute({
    method: 'post',
    path: '/registrations/confirm',
    tags,
    summary: 'Make the account with the secret of the mailed link and a password',
    request: { body: jsonBody(useLinkSchema) },
    responses: answers({ 201: jsonAnswer(linkUsedSchema, 'The account stands: sign in') }),
  }),
  askReset: createRoute({
    method: 'post',
    path: '/password-resets',
    tags,
    summary: 'Ask for a new password: mails a link; the same answer for every address',
    request: { body: jsonBody(resetRequestSchema) },
    responses: answers(SENT),
  }),
  reset: createRoute({
    method: 'post',
    path: '/password-resets/confirm',
    tags,
    summary: 'Set the password with the secret of the mailed link; ends every session',
    request: { body: jsonBody(useLinkSchema) },
    responses: answers({ 200: jsonAnswer(linkUsedSchema, 'The password stands: sign in') }),
  }),
};

export type AccountLinkOptions = {
  trustProxy: number;
  mailOrigin: string | undefined;
  /** Whoever reads the mail of the account is its owner, whoever else guesses at it. */
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
