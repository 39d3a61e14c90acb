import type { OffReason, WebhookShape } from '#contract/site/webhook.ts';

export type WebhookTables = {
  webhook: WebhookRow;
  webhook_delivery: WebhookDeliveryRow;
  telegram_message: TelegramMessageRow;
};

/** The message of a channel that shows a match, in the numbers of Telegram. */
type TelegramMessageRow = {
  webhook_id: string;
  match_id: string;
  message: string;
  created_at: number;
};

/** A receiver of events. */
export type WebhookRow = {
  id: string;
  name: string;
  /** Sealed with `SECRET`: addresses at Discord and Slack let everybody write who knows them. */
  address: string;
  host: string;
  shape: WebhookShape;
  /** JSON: names of events. */
  events: string;
  language: string;
  /** Sealed with `SECRET`. */
  secret: string;
  /** Sealed; signs as well until `former_until`. */
  former_secret: string | null;
  former_until: number | null;
  is_on: number;
  off_reason: OffReason | null;
  /** The first failure after the last success. */
  failing_since: number | null;
  /** A channel of Telegram takes nothing before. */
  paced_until: number | null;
  created_at: number;
};

export type WebhookDeliveryRow = {
  /** The `webhook-id` of every try. */
  id: string;
  webhook_id: string;
  /** Of the happening; null for a test. */
  version: number | null;
  event: string;
  /** Deliveries about one match are made one after the other. */
  match_id: string | null;
  body: string;
  state: 'waiting' | 'sent' | 'failed';
  tries: number;
  /** The time of the next try; null where none follows. */
  due_at: number | null;
  status: number | null;
  error: string | null;
  tried_at: number | null;
  created_at: number;
};
