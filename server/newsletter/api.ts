import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { FormLanguage } from '#contract/feedback.ts';
import {
  issueSchema,
  newsletterSchema,
  newsletterTokenQuerySchema,
  sendIssueSchema,
  subscribedSchema,
  subscribeSchema,
} from '#contract/newsletter.ts';
import { hashToken } from '#server/auth/secret-token.ts';
import { createTryLimit } from '#server/auth/try-limit.ts';
import type { Store } from '#server/db/store.ts';
import { AppError, tooMany } from '#server/errors/app-error.ts';
import { type Api, answers, authorOf, jsonAnswer, jsonBody, NO_STORE } from '#server/http/api.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { formOrJsonBody, isEmpty, isPlainForm } from '#server/http/form-or-json.ts';
import { confirmSubscription, sendIssue, subscribe, unsubscribe } from './commands.ts';
import { plainPage } from './plain-page.ts';
import { countSubscribers, findNewsletterLink } from './queries.ts';
import { WORDS } from './words.ts';

const tags = ['Newsletter'];
const page = { description: 'A small page', content: { 'text/html': { schema: z.string() } } };
const link = { query: newsletterTokenQuerySchema };

const routes = {
  subscribe: createRoute({
    method: 'post',
    path: '/newsletter',
    tags,
    summary: 'Ask for the newsletter; the address gets a link to confirm. A form gets a page',
    request: { body: formOrJsonBody(subscribeSchema) },
    responses: answers({
      200: page,
      202: jsonAnswer(subscribedSchema, 'The same answer for every address'),
    }),
  }),
  state: createRoute({
    method: 'get',
    path: '/newsletter',
    tags,
    summary: 'How many get the newsletter (admin)',
    responses: answers({ 200: jsonAnswer(newsletterSchema, 'The state of the newsletter') }),
  }),
  send: createRoute({
    method: 'post',
    path: '/newsletter/issues',
    tags,
    summary: 'Send an issue to everybody who confirmed (admin); the same one goes out once',
    request: { body: jsonBody(sendIssueSchema) },
    responses: answers({ 201: jsonAnswer(issueSchema, 'It is on its way') }),
  }),
  askConfirm: createRoute({
    method: 'get',
    path: '/newsletter/confirm',
    tags,
    summary: 'The link of a mail: a page with a button that confirms',
    request: link,
    responses: answers({ 200: page, 404: page }),
  }),
  confirm: createRoute({
    method: 'post',
    path: '/newsletter/confirm',
    tags,
    summary: 'Confirm the address that got this link',
    request: link,
    responses: answers({ 200: page, 404: page }),
  }),
  askUnsubscribe: createRoute({
    method: 'get',
    path: '/newsletter/unsubscribe',
    tags,
    summary: 'The link of a mail: a page with a button that ends the subscription',
    request: link,
    responses: answers({ 200: page, 404: page }),
  }),
  unsubscribe: createRoute({
    method: 'post',
    path: '/newsletter/unsubscribe',
    tags,
    summary: 'End the subscription, also with one click in the mail program (RFC 8058)',
    request: link,
    responses: answers({ 200: page, 404: page }),
  }),
};

const WINDOW_MS = 15 * 60 * 1000;
/** Many people share one address behind a mobile network. */
const PER_ADDRESS = 10;

export type NewsletterOptions = { trustProxy: number; mailOrigin: string | undefined };

function noMail(): AppError {
  return new AppError('UNAVAILABLE', 'This installation sends no mail.');
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
        const errors = [{ field: 'email', message: 'is required' }];
        throw new AppError('INVALID_FIELDS', WORDS.en.badAddress.title, { errors });
      }
      const input = c.req.valid(isForm ? 'form' : 'json');
      const { language = 'en' } = input;
      if (mailOrigin === undefined) {
        if (isForm) return c.html(plainPage(language, 'noMail'), 503 as 200, NO_STORE);
        throw noMail();
      }
      const address = clientAddress(c.env?.incoming, trustProxy);
      const { now } = c.var;
      const wait = perAddress.waitSeconds(address, now);
      if (wait > 0) {
        if (isForm) return c.html(plainPage(language, 'tooMany'), 429 as 200, NO_STORE);
        throw tooMany(WORDS.en.tooMany.text, wait);
      }
      perAddress.failed(address, now);
      if (!input.website) await subscribe(store, await authorOf(c), input, mailOrigin);
      if (isForm) return c.html(plainPage(language, 'asked'), 200, NO_STORE);
      return c.json({ message: WORDS.en.asked.text }, 202, NO_STORE);
    },
    async (result, c) => {
      if (result.success || !isPlainForm(c)) return api.defaultHook?.(result, c);
      const { language } = await c.req.parseBody();
      return c.html(plainPage(language === 'sw' ? 'sw' : 'en', 'badAddress'), 400, NO_STORE);
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

  type Answer = { html: string; status: 200 | 404 };
  const INVALID: Answer = { html: plainPage('en', 'invalidLink'), status: 404 };

  async function ask(kind: 'confirm' | 'unsubscribe', token: string, now: number): Promise<Answer> {
    const found = await findNewsletterLink(store.db, kind, hashToken(token), now);
    const isOpen = found && (kind === 'unsubscribe' || found.subscriberId !== null);
    return isOpen ? { html: plainPage(found.language, kind), status: 200 } : INVALID;
  }

  async function done(
    act: () => Promise<FormLanguage>,
    words: 'confirmed' | 'unsubscribed',
  ): Promise<Answer> {
    try {
      return { html: plainPage(await act(), words), status: 200 };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
      return INVALID;
    }
  }

  api.openapi(routes.askConfirm, async (c) => {
    const { html, status } = await ask('confirm', c.req.valid('query').token, c.var.now);
    return c.html(html, status, NO_STORE);
  });
  api.openapi(routes.askUnsubscribe, async (c) => {
    const { html, status } = await ask('unsubscribe', c.req.valid('query').token, c.var.now);
    return c.html(html, status, NO_STORE);
  });
  api.openapi(routes.confirm, async (c) => {
    const author = await authorOf(c);
    const { token } = c.req.valid('query');
    const act = () => confirmSubscription(store, author, token);
    const { html, status } = await done(act, 'confirmed');
    return c.html(html, status, NO_STORE);
  });
  api.openapi(routes.unsubscribe, async (c) => {
    const author = await authorOf(c);
    const { token } = c.req.valid('query');
    const { html, status } = await done(() => unsubscribe(store, author, token), 'unsubscribed');
    return c.html(html, status, NO_STORE);
  });
}
