import type { Database } from '#server/platform/db/connect.ts';
import type { WebhookDeliveryRow } from '#server/platform/db/tables/webhook-tables.ts';

/** One message of a channel for one match. */
type Place = { webhook: string; match: string };

export async function findTelegramMessage(
  db: Database,
  { webhook, match }: Place,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('telegram_message')
    .select('message')
    .where('webhook_id', '=', webhook)
    .where('match_id', '=', match)
    .executeTakeFirst();
  return row?.message;
}

export async function keepTelegramMessage(
  db: Database,
  { webhook, match }: Place,
  message: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('telegram_message')
    .values({ webhook_id: webhook, match_id: match, message, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['webhook_id', 'match_id']).doUpdateSet({ message, created_at: now }),
    )
    .execute();
}

/** Somebody has deleted it in the channel: the next event writes another one. */
export async function forgetTelegramMessage(
  db: Database,
  { webhook, match }: Place,
): Promise<void> {
  await db
    .deleteFrom('telegram_message')
    .where('webhook_id', '=', webhook)
    .where('match_id', '=', match)
    .execute();
}

/** The latest event of the match: its text is the one that the message has to show, whichever is sent. */
export async function newestDelivery(
  db: Database,
  { webhook, match }: Place,
): Promise<Pick<WebhookDeliveryRow, 'id' | 'body'> | undefined> {
  return db
    .selectFrom('webhook_delivery')
    .select(['id', 'body'])
    .where('webhook_id', '=', webhook)
    .where('match_id', '=', match)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The message shows the latest event: earlier ones that waited are done with it. */
export async function coverEarlier(
  db: Database,
  { webhook, match }: Place,
  upTo: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'sent', error: null, due_at: null, tried_at: now })
    .where('webhook_id', '=', webhook)
    .where('match_id', '=', match)
    .where('state', '=', 'waiting')
    .where('id', '<=', upTo)
    .execute();
}

/** Nothing is written to the channel before: not more often than Telegram takes. */
export async function paceChannel(db: Database, webhook: string, until: number): Promise<void> {
  await db.updateTable('webhook').set({ paced_until: until }).where('id', '=', webhook).execute();
}

const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Old messages are edited no more; the hourly upkeep asks for it. */
export async function pruneTelegramMessages(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('telegram_message')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
}
