import { languageNamed } from '#contract/language.ts';
import type { Webhook, WebhookDelivery } from '#contract/site/webhook.ts';
import type { WebhookDeliveryRow, WebhookRow } from '#server/platform/db/tables/webhook-tables.ts';

/** Without address and secrets. */
export function webhookView(row: WebhookRow, waiting: number): Webhook {
  return {
    id: row.id,
    name: row.name,
    host: row.host,
    shape: row.shape,
    events: JSON.parse(row.events) as Webhook['events'],
    language: languageNamed(row.language),
    isOn: row.is_on === 1,
    offReason: row.off_reason,
    failingSince: isoOf(row.failing_since),
    waiting,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

export function deliveryView(row: WebhookDeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    state: row.state,
    tries: row.tries,
    status: row.status,
    error: row.error,
    createdAt: new Date(row.created_at).toISOString(),
    triedAt: isoOf(row.tried_at),
    dueAt: isoOf(row.due_at),
  };
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
