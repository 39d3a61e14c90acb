import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DeliveryReport } from '../delivery.ts';
import type { Incoming } from '../incoming.ts';

/** Of one call; Meta gathers fewer. */
const MOST_PARTS = 100;
const MOST_REFERENCE = 100;

/** The texts of people and the states of our messages in one call of Meta. */
export type WebhookParts = { texts: Incoming[]; reports: DeliveryReport[] };

type Fields = Record<string, unknown>;

/** Whether the bytes were signed with the secret of the app: `sha256=` and the HMAC in hexadecimal. */
export function isSigned(
  bytes: Uint8Array,
  signature: string | undefined,
  secret: string,
): boolean {
  const expected = Buffer.from(
    `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`,
  );
  const received = Buffer.from(signature ?? '');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Other numbers of the same account, pictures, reactions and states on the way are passed over. */
export function readWebhook(body: unknown, phoneId: string): WebhookParts {
  const values = listOf(fieldsOf(body).entry)
    .flatMap((entry) => listOf(entry.changes))
    .map(({ value }) => fieldsOf(value))
    .filter(({ metadata }) => fieldsOf(metadata).phone_number_id === phoneId);
  return {
    texts: values
      .flatMap(({ messages }) => listOf(messages).flatMap(readMessage))
      .slice(0, MOST_PARTS),
    reports: values
      .flatMap(({ statuses }) => listOf(statuses).flatMap(readStatus))
      .slice(0, MOST_PARTS),
  };
}

/** A text, or the button of a template that was pressed, by its words. */
function readMessage(message: Fields): Incoming[] {
  const { from, id, text, button } = message;
  const words = fieldsOf(text).body ?? fieldsOf(button).text;
  if (typeof from !== 'string' || typeof words !== 'string') return [];
  return [{ from, text: words, id: String(id ?? '') }];
}

const STATES: Record<string, DeliveryReport['state']> = {
  delivered: 'delivered',
  read: 'delivered',
  failed: 'undelivered',
};

function readStatus({ id, status }: Fields): DeliveryReport[] {
  const state = STATES[String(status)];
  if (typeof id !== 'string' || state === undefined) return [];
  return [{ reference: id.slice(0, MOST_REFERENCE), state }];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
