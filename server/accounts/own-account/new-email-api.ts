import { newEmailCalls } from '#contract/accounts/new-email-calls.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { textOf } from '#contract/text/text.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import { confirmNewEmail, requestNewEmail } from '#server/accounts/links/new-email.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, type ApiEnv, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';

const routes = routesOf(newEmailCalls);

const WINDOW_MS = 15 * 60 * 1000;

/** Mails that one account may have sent within the window, to whatever addresses. */
const MAILS = 3;

export type NewEmailOptions = {
  mailOrigin: string | undefined;
  confirmOwner: (c: { var: ApiEnv['Variables'] }, input: { password?: string }) => Promise<Author>;
};

export function mountNewEmail(api: Api, store: Store, options: NewEmailOptions): void {
  const { mailOrigin, confirmOwner } = options;
  const mails = createTryLimit(MAILS, WINDOW_MS);

  api.openapi(routes.request, async (c) => {
    if (mailOrigin === undefined) throw new AppError('UNAVAILABLE', textOf('mail.notSetUp'));
    const { email, language, password } = c.req.valid('json');
    const author = await confirmOwner(c, password === undefined ? {} : { password });
    const own = ownAccount(author.actor);
    const retryAfter = mails.waitSeconds(own, author.now);
    if (retryAfter > 0) {
      throw tooMany(textOf('limit.someMinutes'), retryAfter);
    }
    mails.failed(own, author.now);
    await requestNewEmail(
      store,
      author,
      { email, language: language ?? DEFAULT_LANGUAGE },
      mailOrigin,
    );
    return c.json({ sent: true as const }, 202, NO_STORE);
  });
  api.openapi(routes.confirm, async (c) => {
    const { token, language = DEFAULT_LANGUAGE } = c.req.valid('json');
    const sessionId = (await c.var.findSession())?.id;
    const around = { sessionId, mailOrigin, language };
    const email = await confirmNewEmail(store, await authorOf(c), token, around);
    return c.json({ email }, 200, NO_STORE);
  });
}
