import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { normalPhone } from '#contract/accounts/normal-phone.ts';
import { PHONE_LANGUAGE } from '#contract/site/ussd.ts';
import type { SmsCarrier } from '#contract/sms/sms.ts';
import { smsCalls } from '#contract/sms/sms-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { WhatsAppAccount } from '#server/platform/config/whatsapp-gateway.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound, tooMany } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { type Api, type ApiEnv, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { isSameSecret } from '#server/platform/http/secret-token.ts';
import { createTokenBucket } from '#server/platform/http/token-bucket.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { ussdQueries } from '#server/site/ussd/queries.ts';
import { setBudget } from './budgets.ts';
import { planTest, setSmsStopped } from './commands.ts';
import { noteDelivery, readReports } from './delivery.ts';
import { type Incoming, readIncoming, takeText } from './incoming.ts';
import { countNumbers, listBudgets, listOutcomes } from './queries.ts';
import { pricesOf, type Sms } from './start-sms.ts';
import { mountWhatsApp } from './whatsapp/callback.ts';

const routes = routesOf(smsCalls);

export type SmsSettings = {
  sms: Sms;
  /** The last part of the address to which the gateway brings texts. */
  key: string | undefined;
  /** The number that people write to. */
  number: string | undefined;
  whatsapp?: WhatsAppAccount | undefined;
};

/** Of a message where no gateway is named yet: TCRA's average of a text. */
const USUAL_PRICE = 22;

/** The calls of administration, and the numbers and the code for fans. */
export function mountSms(
  api: Api,
  store: Store,
  settings: SmsSettings | undefined,
  ussdCode: string | undefined,
): void {
  const gateways = settings?.sms.gateways ?? {};
  const prices = pricesOf(gateways);
  const price = prices.sms ?? USUAL_PRICE;
  const ofWhatsApp = settings?.whatsapp?.number ?? null;
  const takesTexts = settings?.key !== undefined;
  const number = (takesTexts && settings.number) || null;
  api.openapi(routes.way, (c) =>
    c.json({ number, price, whatsapp: ofWhatsApp, ussd: ussdCode ?? null }, 200),
  );
  api.openapi(routes.report, async (c) => {
    const { now } = c.var;
    const [isStopped, numbers, budgets, outcomes] = await Promise.all([
      isWayStopped(store.db, 'sms'),
      countNumbers(store.db),
      listBudgets(store, { sms: price, ...prices }, now),
      listOutcomes(store.db, now),
    ]);
    const gateway = gateways.sms?.kind ?? null;
    const whatsapp = {
      isReady: prices.whatsapp !== undefined,
      number: ofWhatsApp,
      price: prices.whatsapp ?? null,
      numbers: numbers.whatsapp,
    };
    const state = { isReady: gateway !== null, takesTexts, gateway, number, price, isStopped };
    return c.json({ ...state, numbers: numbers.all, whatsapp, budgets, outcomes }, 200, NO_STORE);
  });
  api.openapi(routes.state, async (c) => {
    await setSmsStopped(store, await authorOf(c), c.req.valid('json').isStopped);
    return c.body(null, 204);
  });
  api.openapi(routes.budget, async (c) => {
    const { budget } = c.req.valid('param');
    await setBudget(store, await authorOf(c), budget, c.req.valid('json').perDay);
    return c.body(null, 204);
  });
  api.openapi(routes.test, async (c) => {
    authorise(await c.var.findActor(), 'site:administer', { kind: 'site' });
    const { number: typed, carrier } = c.req.valid('json');
    if (settings === undefined || prices[carrier] === undefined) throw notFound('sms.notFound');
    if (await isWayStopped(store.db, 'sms')) return c.json({ outcome: 'stopped' }, 200, NO_STORE);
    const test = { number: normalPhone(typed) ?? typed, language: PHONE_LANGUAGE, carrier, prices };
    const id = await planTest(store, await authorOf(c), test);
    if (id === undefined) return c.json({ outcome: 'budget' }, 200, NO_STORE);
    await settings.sms.send();
    const { state, error } = await store.db
      .selectFrom('sms')
      .select(['state', 'error'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return c.json({ outcome: error === '' ? state : error }, 200, NO_STORE);
  });
}

const MOST_BODY = 8 * 1024;
/** Texts of all people together: a burst, and then so many a second. */
const TEXTS = [300, 20] as const;
/** A gateway reports each of the 100 messages a second that it takes. */
const REPORTS = [1000, 100] as const;

/**
 * `POST /sms/{key}` takes a text in the form of any of the gateways. The answer is empty and tells
 * nothing of the number; whatever is said back goes out as a message of its own. WhatsApp has an address beside it.
 */
export function mountSmsCallback(
  app: Hono<ApiEnv>,
  store: Store,
  settings: SmsSettings | undefined,
  options: { clock: () => number; log: (error: unknown, path: string) => void },
): void {
  if (settings === undefined) return;
  const { key, number, sms, whatsapp } = settings;
  const source = ussdQueries(store, options.clock);
  const prices = pricesOf(sms.gateways);
  const takeBy =
    (carrier: SmsCarrier, ownNumber: string | undefined) =>
    async (incoming: Incoming, now: number) => {
      const reading = { source, carrier, prices, ownNumber };
      const isPlanned = await takeText(store, incoming, reading, now);
      if (isPlanned) void sms.send().catch((error) => options.log(error, '/sms'));
    };
  if (whatsapp) mountWhatsApp(app, store, whatsapp, takeBy('whatsapp', whatsapp.number));
  if (key === undefined) return;
  const texts = createTokenBucket(...TEXTS);
  const takeIncoming = takeBy('sms', number);
  mountReports(app, store, key);
  app.post('/sms/:key', bodyLimit({ maxSize: MOST_BODY }), async (c) => {
    if (!isSameSecret(c.req.param('key'), key)) throw notFound('page.notFound');
    const wait = texts.take('all', c.var.now);
    if (wait > 0) throw tooMany(textOf('limit.aMoment'), wait);
    const incoming = readIncoming(await bodyOf(c));
    if (incoming !== undefined) await takeIncoming(incoming, c.var.now);
    return c.body(null, 204, NO_STORE);
  });
}

/** `POST /sms/{key}/reports` takes the reports of delivery, in the form of any of the gateways. */
function mountReports(app: Hono<ApiEnv>, store: Store, key: string): void {
  const reports = createTokenBucket(...REPORTS);
  app.post('/sms/:key/reports', bodyLimit({ maxSize: MOST_BODY }), async (c) => {
    if (!isSameSecret(c.req.param('key'), key)) throw notFound('page.notFound');
    const wait = reports.take('all', c.var.now);
    if (wait > 0) throw tooMany(textOf('limit.aMoment'), wait);
    await noteDelivery(store, readReports(await bodyOf(c)), c.var.now);
    return c.body(null, 204, NO_STORE);
  });
}

async function bodyOf(c: Context<ApiEnv>): Promise<unknown> {
  const isJson = c.req.header('content-type')?.includes('json') ?? false;
  return isJson ? c.req.json().catch(() => undefined) : c.req.parseBody();
}
