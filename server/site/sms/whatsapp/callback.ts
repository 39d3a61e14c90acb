import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { textOf } from '#contract/text/text.ts';
import type { WhatsAppAccount } from '#server/platform/config/whatsapp-gateway.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound, tooMany } from '#server/platform/errors/app-error.ts';
import { type ApiEnv, NO_STORE } from '#server/platform/http/api.ts';
import { isSameSecret } from '#server/platform/http/secret-token.ts';
import { createTokenBucket } from '#server/platform/http/token-bucket.ts';
import { noteDelivery } from '../delivery.ts';
import type { Incoming } from '../incoming.ts';
import { isSigned, readWebhook } from './read-webhook.ts';

/** The largest call that Meta documents. */
const MOST_BODY = 3 * 1024 * 1024;
/** Calls of Meta: a burst, and then so many a second; it repeats what was refused. */
const CALLS = [1000, 100] as const;
const PATH = '/whatsapp';

/**
 * `POST /whatsapp` takes texts of people and the states of our messages, signed by Meta; `GET` answers the
 * question with which Meta tries the address once. An answer goes out as a message of its own.
 */
export function mountWhatsApp(
  app: Hono<ApiEnv>,
  store: Store,
  account: WhatsAppAccount,
  takeIncoming: (incoming: Incoming, now: number) => Promise<void>,
): void {
  const calls = createTokenBucket(...CALLS);
  app.get(PATH, (c) => {
    const isAsked = c.req.query('hub.mode') === 'subscribe';
    const token = c.req.query('hub.verify_token') ?? '';
    if (!isAsked || !isSameSecret(token, account.verifyToken)) throw notFound('page.notFound');
    return c.text(c.req.query('hub.challenge') ?? '', 200, NO_STORE);
  });
  app.post(PATH, bodyLimit({ maxSize: MOST_BODY }), async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header('x-hub-signature-256');
    if (!isSigned(bytes, signature, account.appSecret)) throw notFound('page.notFound');
    // After the signature: strangers take nothing from the calls of Meta.
    const wait = calls.take('all', c.var.now);
    if (wait > 0) throw tooMany(textOf('limit.aMoment'), wait);
    const { texts, reports } = readWebhook(parsed(bytes), account.gateway.user);
    await noteDelivery(store, reports, c.var.now);
    for (const text of texts) await takeIncoming(text, c.var.now);
    return c.body(null, 200, NO_STORE);
  });
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
