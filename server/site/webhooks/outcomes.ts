import type { OffReason } from '#contract/site/webhook.ts';
import type { OutgoingWay } from '#contract/ways/ways.ts';
import { listAdminEmails } from '#server/accounts/users/queries.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { WebhookDeliveryRow, WebhookRow } from '#server/platform/db/tables/webhook-tables.ts';
import { write } from '#server/platform/db/write.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';
import { countOutcomes } from '#server/platform/outgoing/commands.ts';
import { switchOff } from './commands.ts';
import { lettersAbout } from './off-mail.ts';
import type { Outcome } from './poster.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Between one try and the next (Standard Webhooks 1.0): 75 hours in all. */
export const WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;
/** Up to so much is added by chance: receivers that failed together are not tried together. */
const JITTER = 0.1;
const MOST_FAILING_MS = 5 * DAY_MS;
const KEPT_MS = 14 * DAY_MS;

type Delivery = Pick<WebhookDeliveryRow, 'id' | 'tries' | 'version'>;
type Columns = Pick<WebhookDeliveryRow, 'state' | 'status' | 'error' | 'due_at'>;

function columnsOf(
  outcome: Outcome,
  { tries, version }: Delivery,
  now: number,
  { chance, waitMs }: Required<Pick<KeepOptions, 'chance'>> & Pick<KeepOptions, 'waitMs'>,
): Columns {
  const { is, status } = outcome;
  if (is === 'sent') return { state: 'sent', status, error: null, due_at: null };
  const error = 'error' in outcome ? outcome.error : `status ${status}`;
  // A test is tried once: whoever asked for it sees how it went.
  const wait = is === 'gone' || version === null ? undefined : WAITS_MS[tries];
  if (wait === undefined) return { state: 'failed', status, error, due_at: null };
  const due_at = now + (waitMs ?? Math.round(wait * (1 + JITTER * chance())));
  return { state: 'waiting', status, error, due_at };
}

export type KeepOptions = {
  now: number;
  mailOrigin: string | undefined;
  chance?: () => number;
  /** The receiver said when it wants to be asked again. */
  waitMs?: number;
};

/** Keeps how a try went, and switches off a receiver that wants no more or has failed for five days. */
export async function keepOutcome(
  store: Store,
  webhook: Pick<WebhookRow, 'id' | 'name' | 'host' | 'shape' | 'failing_since'>,
  delivery: Delivery,
  outcome: Outcome,
  { now, mailOrigin, waitMs, chance = Math.random }: KeepOptions,
): Promise<void> {
  const columns = columnsOf(outcome, delivery, now, {
    chance,
    ...(waitMs === undefined ? {} : { waitMs }),
  });
  const author = { actor: { kind: 'system', name: 'webhooks' }, now } as const;
  await write(store, author, async (tx) => {
    const { db, audit } = tx;
    await db
      .updateTable('webhook_delivery')
      .set({ ...columns, tries: delivery.tries + 1, tried_at: now })
      .where('id', '=', delivery.id)
      .where('state', '=', 'waiting')
      .execute();
    await countOutcomes(db, wayOf(webhook), countsOf(outcome, columns), now);
    const failing_since = outcome.is === 'sent' ? null : (webhook.failing_since ?? now);
    if (failing_since !== webhook.failing_since)
      await db.updateTable('webhook').set({ failing_since }).where('id', '=', webhook.id).execute();
    const reason = offReason(outcome, failing_since, now);
    if (!reason) return;
    await switchOff(db, webhook.id, reason);
    audit({ action: 'webhook.off', subject: `webhook:${webhook.id}`, after: { reason } });
    if (mailOrigin === undefined) return;
    const to = await listAdminEmails(db);
    await queueLetters(tx, now, lettersAbout(to, webhook, mailOrigin));
  });
}

/** A try that is repeated counts when it is over. */
function countsOf({ is }: Outcome, { due_at }: Columns): Record<string, number> {
  if (is === 'sent') return { sent: 1 };
  return due_at === null ? { failed: 1 } : {};
}

/** The way of `way_outcome`. */
function wayOf({ shape }: Pick<WebhookRow, 'shape'>): OutgoingWay {
  return shape === 'telegram' ? 'telegram' : 'webhook';
}

function offReason(
  outcome: Outcome,
  failingSince: number | null,
  now: number,
): OffReason | undefined {
  if (outcome.is === 'gone') return 'gone';
  return failingSince !== null && now - failingSince >= MOST_FAILING_MS ? 'failing' : undefined;
}

/** Drops old deliveries with their bodies; none that waits is that old. */
export async function pruneDeliveries(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
}
