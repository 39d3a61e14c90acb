import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { PHONE_LANGUAGE, type UssdScreen } from '#contract/site/ussd.ts';
import { ussdCalls } from '#contract/site/ussd-calls.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { type Api, type ApiEnv, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { isSameSecret } from '#server/platform/http/secret-token.ts';
import type { Versions } from '#server/platform/pages/versions.ts';
import { localTime } from '#server/platform/time/local-time.ts';
import { type BeemRequest, beemAnswer, readBeem } from './beem.ts';
import { createSourceCache } from './keep-source.ts';
import { ussdQueries } from './queries.ts';
import { createReplyHistory } from './reply-history.ts';
import { ussdScreen } from './session.ts';
import { WORDS } from './words.ts';

/** Bytes: operators send five short fields. */
const MOST_BODY = 8 * 1024;
const HEADERS = { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' };
const routes = routesOf(ussdCalls);

export type UssdSettings = {
  /** The last part of the address that the operator calls. */
  key: string;
  /** The code that people dial. */
  code: string | undefined;
};

export type UssdScreens = (text: string, now: number) => Promise<UssdScreen>;

/** The screens of this installation. */
export function createUssdScreens(
  store: Store,
  { versions, clock }: { versions: Versions | undefined; clock: () => number },
): UssdScreens {
  const cacheAt = createSourceCache(ussdQueries(store, clock), versions);
  return (text, now) => {
    const { source, staleSince } = cacheAt(now);
    return ussdScreen(text, source, (language) => {
      const since = staleSince();
      return since === undefined ? undefined : WORDS[language].asOf(localTime(since));
    });
  };
}

/** The calls of administration: the state, and the screens for the phone on the page. */
export function mountUssd(
  api: Api,
  screens: UssdScreens,
  settings: UssdSettings | undefined,
): void {
  api.openapi(routes.state, (c) =>
    c.json({ isOpen: settings !== undefined, code: settings?.code ?? null }, 200),
  );
  api.openapi(routes.screen, async (c) => {
    const { text = '' } = c.req.valid('query');
    return c.json(await screens(text, c.var.now), 200, NO_STORE);
  });
}

/**
 * `POST /ussd/{key}` in the form of Africa's Talking: `text` has all replies, the answer begins with
 * `CON` or `END`; JSON is in the form of Beem, which sends the last reply alone. The number of the phone is not
 * read. The answer is a screen in every case: an operator ends the session at anything else.
 */
export function mountUssdCallback(
  app: Hono<ApiEnv>,
  screens: UssdScreens,
  settings: UssdSettings | undefined,
  log: (error: unknown, path: string) => void,
): void {
  if (settings === undefined) return;
  const answerBeem = createBeemAnswers(screens, log);
  app.post('/ussd/:key', bodyLimit({ maxSize: MOST_BODY }), async (c) => {
    if (!isSameSecret(c.req.param('key'), settings.key)) throw notFound('page.notFound');
    const isJson = c.req.header('content-type')?.includes('json') ?? false;
    const beem = isJson ? readBeem(await c.req.json().catch(() => undefined)) : undefined;
    if (beem) return c.json(await answerBeem(beem, c.var.now), 200, NO_STORE);
    try {
      const { text } = isJson ? {} : await c.req.parseBody();
      const screen = await screens(typeof text === 'string' ? text : '', c.var.now);
      return c.body(`${screen.isEnd ? 'END' : 'CON'} ${screen.text}`, 200, HEADERS);
    } catch (error) {
      log(error, '/ussd');
      return c.body(`END ${WORDS[PHONE_LANGUAGE].away}`, 200, HEADERS);
    }
  });
}

function createBeemAnswers(screens: UssdScreens, log: (error: unknown, path: string) => void) {
  const history = createReplyHistory();
  const away = { text: WORDS[PHONE_LANGUAGE].away, isEnd: true };
  return async (request: BeemRequest, now: number) => {
    if (request.isOver) {
      history.end(request.session);
      return {};
    }
    try {
      const text = history.add(request.session, request.reply, now);
      const screen = await screens(text, now);
      if (screen.isEnd) history.end(request.session);
      const count = text === '' ? 1 : text.split('*').length + 1;
      return beemAnswer(request, screen, count);
    } catch (error) {
      log(error, '/ussd');
      return beemAnswer(request, away, 1);
    }
  };
}
