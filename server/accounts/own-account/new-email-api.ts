import { createRoute } from '@hono/zod-openapi';
import {
  confirmNewEmailSchema,
  linkSentSchema,
  linkUsedSchema,
  newEmailRequestSchema,
} from '#contract/accounts/account.ts';
import { textOf } from '#contract/text/text.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import { confirmNewEmail, requestNewEmail } from '#server/accounts/links/new-email.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
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

const tags = ['Accounts'];
const WINDOW_MS = 15 * 60 * 1000;
/** Mails that one account may have sent within the window, to whatever addresses. */
const MAILS = 3;

const requestRoute = createRoute({
  method: 'post',
  path: '/account/email',
  tags,
  summary: 'Ask for another e-mail address: mails a link to it; the same answer for every address',
  request: { body: jsonBody(newEmailRequestSchema) },
  responses: answers({ 202: jsonAnswer(linkSentSchema, 'A mail is on its way to that address') }),
});

const confirm = createRoute({
  method: 'post',
  path: '/account/email/confirm',
  tags,
  summary: 'Change the address with the secret of the mailed link; ends every other session',
  request: { body: jsonBody(confirmNewEmailSchema) },
  responses: answers({ 200: jsonAnswer(linkUsedSchema, 'The address to sign in with') }),
});

export type NewEmailOptions = {
  mailOrigin: string | undefined;
  confirmOwner: (c: { var: ApiEnv['Variables'] }, given: { password?: string }) => Promise<Author>;
};

export function mountNewEmail(api: Api, store: Store, options: NewEmailOptions): void {
  const { mailOrigin, confirmOwner } = options;
  const mails = createTryLimit(MAILS, WINDOW_MS);

  api.openapi(requestRoute, async (c) => {
    if (mailOrigin === undefined) throw new AppError('UNAVAILABLE', textOf('mail.notSetUp'));
    const { email, language, password } = c.req.valid('json');
    const author = await confirmOwner(c, password === undefined ? {} : { password });
    const own = ownAccount(author.actor);
    const retryAfter = mails.waitSeconds(own, author.now);
    if (retryAfter > 0) {
      throw tooMany(textOf('limit.someMinutes'), retryAfter);
    }
    mails.failed(own, author.now);
    await requestNewEmail(store, author, { email, language: language ?? 'en' }, mailOrigin);
    return c.json({ sent: true as const }, 202, NO_STORE);
  });
  api.openapi(confirm, async (c) => {
    const { token, language = 'en' } = c.req.valid('json');
    const sessionId = (await c.var.findSession())?.id;
    const around = { sessionId, mailOrigin, language };
    const email = await confirmNewEmail(store, await authorOf(c), token, around);
    return c.json({ email }, 200, NO_STORE);
  });
}
