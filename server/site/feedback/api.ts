import { languageNamed, localPath } from '#contract/language.ts';
import { feedbackCalls } from '#contract/site/feedback-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { isEmpty, isPlainForm } from '#server/platform/http/form-or-json.ts';
import { markFeedback, sendFeedback } from './commands.ts';
import { getFeedback, listFeedback } from './queries.ts';

const routes = routesOf(feedbackCalls);

const WINDOW_MS = 15 * 60 * 1000;

/** Many people share one address behind a mobile network. */
const PER_ADDRESS = 10;

export type FeedbackOptions = { trustProxy: number; mailOrigin: string | undefined };

export function mountFeedback(api: Api, store: Store, options: FeedbackOptions): void {
  const perAddress = createTryLimit(PER_ADDRESS, WINDOW_MS);

  api.openapi(
    routes.send,
    async (c) => {
      const isForm = isPlainForm(c);
      if (isEmpty(c)) throw nothingSent();
      const input = c.req.valid(isForm ? 'form' : 'json');
      const address = clientAddress(c.env?.incoming, options.trustProxy);
      const { now } = c.var;
      const wait = perAddress.waitSeconds(address, now);
      if (wait > 0) {
        if (isForm) return c.redirect(pageOf(input.language, 'error=too-many'), 303);
        throw tooMany(textOf('feedback.tooMuch'), wait);
      }
      perAddress.failed(address, now);
      // A program that fills in every field is told that all went well.
      if (!input.website) {
        await sendFeedback(store, await authorOf(c), input, options.mailOrigin);
      }
      if (isForm) return c.redirect(pageOf(input.language, 'sent=1'), 303);
      return c.json({ sent: true as const }, 201, NO_STORE);
    },
    (result, c) => {
      if (result.success || !isPlainForm(c)) return api.defaultHook?.(result, c);
      const fields = result.error.issues.map((issue) => String(issue.path[0] ?? 'form'));
      const error = encodeURIComponent([...new Set(fields)].join(','));
      return c.req
        .parseBody()
        .then((form) => c.redirect(pageOf(form.language, `error=${error}`), 303));
    },
  );
  api.openapi(routes.list, async (c) => {
    const { unread, done, ...page } = c.req.valid('query');
    const query = {
      ...page,
      unread: unread === 'true',
      ...(done === undefined ? {} : { done: done === 'true' }),
    };
    return c.json(await listFeedback(store, query), 200, NO_STORE);
  });
  api.openapi(routes.mark, async (c) => {
    const { id } = c.req.valid('param');
    await markFeedback(store, await authorOf(c), id, c.req.valid('json'));
    return c.json(await getFeedback(store, id), 200, NO_STORE);
  });
}

function pageOf(language: unknown, search: string): string {
  return `${localPath(languageNamed(String(language)), '/feedback')}?${search}`;
}

function nothingSent(): AppError {
  return new AppError('INVALID_FIELDS', textOf('feedback.message'), {
    errors: [{ field: 'message', text: textOf('field.required') }],
  });
}
