import type { Context } from 'hono';
import { newsletterCalls } from '#contract/site/newsletter-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { isEmpty, isPlainForm } from '#server/platform/http/form-or-json.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { confirmSubscription, sendIssue, subscribe, unsubscribe } from './commands.ts';
import { newsletterPath } from './newsletter-path.ts';
import { countSubscribers, findNewsletterLink } from './queries.ts';

const routes = routesOf(newsletterCalls);

/** Does not tell whether the address was known. */
const ON_ITS_WAY = textOf('newsletter.onItsWay');

const WINDOW_MS = 15 * 60 * 1000;

/** Many people share one address behind a mobile network. */
const PER_ADDRESS = 10;

export type NewsletterOptions = { trustProxy: number; mailOrigin: string | undefined };

function noMail(): AppError {
  return new AppError('UNAVAILABLE', textOf('mail.notSetUp'));
}

export function mountNewsletter(
  api: Api,
  store: Store,
  { trustProxy, mailOrigin }: NewsletterOptions,
): void {
  const perAddress = createTryLimit(PER_ADDRESS, WINDOW_MS);

  api.openapi(
    routes.subscribe,
    async (c) => {
      const isForm = isPlainForm(c);
      if (isEmpty(c)) {
        const errors = [{ field: 'email', text: textOf('field.required') }];
        throw new AppError('INVALID_FIELDS', textOf('field.notEmail'), { errors });
      }
      const input = c.req.valid(isForm ? 'form' : 'json');
      if (mailOrigin === undefined) {
        // The page itself says that no mail is sent.
        if (isForm) return c.redirect(newsletterPath(input.language), 303);
        throw noMail();
      }
      const address = clientAddress(c.env?.incoming, trustProxy);
      const { now } = c.var;
      const wait = perAddress.waitSeconds(address, now);
      if (wait > 0) {
        if (isForm) return c.redirect(`${newsletterPath(input.language)}?error=too-many`, 303);
        throw tooMany(textOf('limit.wait'), wait);
      }
      perAddress.failed(address, now);
      if (!input.website) await subscribe(store, await authorOf(c), input, mailOrigin);
      if (isForm) return c.redirect(`${newsletterPath(input.language)}?sent=asked`, 303);
      return c.json({ message: ON_ITS_WAY }, 202, NO_STORE);
    },
    async (result, c) => {
      if (result.success || !isPlainForm(c)) return api.defaultHook?.(result, c);
      const { language } = await c.req.parseBody();
      return c.redirect(`${newsletterPath(language)}?error=email`, 303);
    },
  );
  api.openapi(routes.state, async (c) => {
    const state = { sendsMail: mailOrigin !== undefined, ...(await countSubscribers(store)) };
    return c.json(state, 200, NO_STORE);
  });
  api.openapi(routes.send, async (c) => {
    if (mailOrigin === undefined) throw noMail();
    return c.json(await sendIssue(store, await authorOf(c), c.req.valid('json'), mailOrigin), 201);
  });

  api.openapi(routes.openUnsubscribe, async (c) => {
    const { token } = c.req.valid('query');
    const found = await findNewsletterLink(store.db, 'unsubscribe', hashToken(token), c.var.now);
    const page = `${newsletterPath(found?.language)}/unsubscribe`;
    return c.redirect(`${page}?token=${encodeURIComponent(token)}`, 303);
  });
  api.openapi(routes.confirm, async (c) => {
    const author = await authorOf(c);
    const { token } = c.req.valid('query');
    return ledFrom(c, 'confirmed', () => confirmSubscription(store, author, token));
  });
  api.openapi(routes.unsubscribe, async (c) => {
    const author = await authorOf(c);
    const { token } = c.req.valid('query');
    return ledFrom(c, 'ended', () => unsubscribe(store, author, token));
  });
}

/**
 * The form of our page says its language and is led to the page that says what was done; mail
 * programs do not follow where they are led (RFC 8058, 3.1).
 */
async function ledFrom(c: Context, sent: 'confirmed' | 'ended', act: () => Promise<void>) {
  const { language } = isPlainForm(c) ? await c.req.parseBody() : {};
  if (language === undefined) {
    await act();
    return c.body(null, 204, NO_STORE);
  }
  try {
    await act();
    return c.redirect(`${newsletterPath(language)}?sent=${sent}`, 303);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    return c.redirect(`${newsletterPath(language)}?error=link`, 303);
  }
}
