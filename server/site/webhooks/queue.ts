import { languageNamed } from '#contract/language.ts';
import type { WebhookEvent } from '#contract/site/webhook.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { WebhookDeliveryRow, WebhookRow } from '#server/platform/db/tables/webhook-tables.ts';
import type { Report } from '#server/platform/happenings/consumer.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { eventOf } from './event.ts';
import { findAskers } from './queries.ts';
import { bodyFor } from './shapes.ts';

const ROWS_AT_ONCE = 500;

/** While everything is stopped; the list of deliveries has it, and sends it again one by one. */
export const WITHHELD = { state: 'failed', due_at: null, error: 'stopped' } as const;

/** A row for each receiver that asked for the event; told a second time, none is added. */
export async function queueEvent(
  store: Store,
  { happening }: Report,
  { now, origin }: { now: number; origin: string },
): Promise<void> {
  const receivers = await findAskers(store.db, happening.kind);
  if (receivers.length === 0) return;
  const event = await eventOf(store, happening);
  if (!event) return;
  const bodies = bodiesOf(event, origin);
  const isStopped = await isWayStopped(store.db);
  const rows = receivers.map((webhook) => {
    const about = { event, body: bodies(webhook), version: happening.version, now };
    return { ...deliveryRow(webhook, about), ...(isStopped ? WITHHELD : {}) };
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await store.db
      .insertInto('webhook_delivery')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['webhook_id', 'version']).doNothing())
      .execute();
}

/** Written once for each shape and language. */
function bodiesOf(event: WebhookEvent, origin: string) {
  const created = new Map<string, string>();
  return ({ shape, language }: WebhookRow): string => {
    const key = `${shape} ${language}`;
    const body =
      created.get(key) ?? bodyFor(shape, event, { language: languageNamed(language), origin });
    created.set(key, body);
    return body;
  };
}

export function deliveryRow(
  { id: webhook_id }: Pick<WebhookRow, 'id'>,
  about: { event: WebhookEvent; body: string; version: number | null; now: number },
): WebhookDeliveryRow {
  const { event, body, version, now } = about;
  return {
    id: newId(now),
    webhook_id,
    version,
    event: event.type,
    match_id: event.data.match?.id ?? null,
    body,
    state: 'waiting',
    tries: 0,
    due_at: now,
    status: null,
    error: null,
    tried_at: null,
    created_at: now,
  };
}
