import type { ListOf } from '#contract/primitives.ts';
import type { Webhook, WebhookDelivery } from '#contract/site/webhook.ts';
import type { HappeningKind } from '#domain/happenings/happening.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { WebhookDeliveryRow, WebhookRow } from '#server/platform/db/tables/webhook-tables.ts';
import { deliveryView, webhookView } from './views.ts';

export async function listWebhooks(db: Database): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhook').selectAll().orderBy('id').execute();
  const counts = await db
    .selectFrom('webhook_delivery')
    .select((eb) => ['webhook_id', eb.fn.countAll<number>().as('waiting')])
    .where('due_at', 'is not', null)
    .groupBy('webhook_id')
    .execute();
  const waiting = new Map(counts.map((row) => [row.webhook_id, Number(row.waiting)]));
  return rows.map((row) => webhookView(row, waiting.get(row.id) ?? 0));
}

export function findWebhook(db: Database, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countWebhooks(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('webhook')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Receivers that are on and asked for an event. */
export async function findAskers(db: Database, event: HappeningKind): Promise<WebhookRow[]> {
  const rows = await db.selectFrom('webhook').selectAll().where('is_on', '=', 1).execute();
  return rows.filter((row) => (JSON.parse(row.events) as string[]).includes(event));
}

export async function listDeliveries(
  db: Database,
  webhook: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ListOf<WebhookDelivery>> {
  const after = decodeCursor<string>(cursor, 1);
  let select = db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhook)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) select = select.where('id', '<', String(after[0]));
  return pageOf(await select.execute(), limit, (row) => [row.id], deliveryView);
}

/** Receivers to which something is to be sent now. */
export async function findDueWebhooks(db: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_delivery')
    .select('webhook_id')
    .distinct()
    .where('due_at', '<=', now)
    .execute();
  return rows.map((row) => row.webhook_id);
}

/** The next delivery of a receiver; of a match none before the one that was queued before it. */
export function findDueDelivery(
  db: Database,
  webhook: string,
  now: number,
): Promise<WebhookDeliveryRow | undefined> {
  return db
    .selectFrom('webhook_delivery as due')
    .selectAll()
    .where('webhook_id', '=', webhook)
    .where('due_at', '<=', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_delivery as earlier')
            .select('earlier.id')
            .whereRef('earlier.webhook_id', '=', 'due.webhook_id')
            .whereRef('earlier.match_id', '=', 'due.match_id')
            .where('earlier.state', '=', 'waiting')
            .whereRef('earlier.id', '<', 'due.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
