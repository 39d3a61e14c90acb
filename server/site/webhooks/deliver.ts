import type { Store } from '#server/platform/db/store.ts';
import type { WebhookDeliveryRow, WebhookRow } from '#server/platform/db/tables/webhook-tables.ts';
import { deliverTelegram } from './deliver-telegram.ts';
import { keepOutcome } from './outcomes.ts';
import type { Letter, Outcome } from './poster.ts';
import { findDueDelivery, findWebhook } from './queries.ts';
import type { Post } from './sending-thread.ts';

export type DeliverOptions = {
  post: Post;
  mailOrigin: string | undefined;
  clock: () => number;
  chance?: () => number;
};

/** Sends what is due to one receiver, one after the other; a failure ends the turn. */
export async function deliverTo(store: Store, id: string, options: DeliverOptions): Promise<void> {
  for (;;) {
    const delivery = await findDueDelivery(store.db, id, options.clock());
    const webhook = delivery && (await findWebhook(store.db, id));
    if (!webhook || (webhook.paced_until ?? 0) > options.clock()) return;
    const outcome = await deliver(store, webhook, delivery, options);
    if (outcome.is !== 'sent') return;
  }
}

/** One try, and what became of it. */
export async function deliver(
  store: Store,
  webhook: WebhookRow,
  delivery: WebhookDeliveryRow,
  { post, clock, mailOrigin, chance }: DeliverOptions,
): Promise<Outcome> {
  const letter = letterOf(store, webhook, delivery, clock());
  const tried = letter ? await tryOnce(letter) : { outcome: UNREADABLE };
  const { outcome, ...wait } = tried;
  const options = { now: clock(), mailOrigin, ...wait, ...(chance ? { chance } : {}) };
  await keepOutcome(store, webhook, delivery, outcome, options);
  return outcome;

  async function tryOnce(ready: Letter): Promise<{ outcome: Outcome; waitMs?: number }> {
    const send = (each: Letter) => post(each, clock());
    return webhook.shape === 'telegram'
      ? deliverTelegram(store, webhook, delivery, ready, send, clock())
      : { outcome: await send(ready) };
  }
}

const UNREADABLE: Outcome = { is: 'failed', status: null, error: 'sealed with another SECRET' };

/** Undefined where SECRET is another one since. */
function letterOf(
  { vault }: Store,
  webhook: WebhookRow,
  { id, body }: WebhookDeliveryRow,
  now: number,
): Letter | undefined {
  const address = vault.open(webhook.address);
  const hasFormer = webhook.former_until !== null && webhook.former_until > now;
  const sealed = [webhook.secret, hasFormer ? webhook.former_secret : null];
  const secrets = sealed.flatMap((secret) => (secret === null ? [] : (vault.open(secret) ?? [])));
  if (address === undefined || secrets.length === 0) return undefined;
  return { id, address, secrets, body };
}
