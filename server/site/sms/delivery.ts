import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';

/** A gateway's word on a message that it had taken. */
export type DeliveryReport = { reference: string; state: 'delivered' | 'undelivered' };

const MOST_REPORTS = 100;
const MOST_REFERENCE = 100;

const DELIVERED = new Set(['success', 'delivered', 'sms:delivered']);
/** Africa's Talking, Beem, the groups of NextSMS, and the event of a telephone. */
const UNDELIVERED = new Set([
  'failed',
  'rejected',
  'absentsubscriber',
  'expired',
  'undelivered',
  'undeliverable',
  'sms:failed',
]);

/** The names that gateways have for the parts of a report. */
type Fields = Partial<
  Record<
    'id' | 'messageId' | 'request_id' | 'status' | 'event' | 'groupName' | 'payload' | 'results',
    unknown
  >
>;

/** The reports in a body in any of the forms of gateways; what is on its way still is none. */
export function readReports(body: unknown): DeliveryReport[] {
  const outer = fieldsOf(body);
  const parts = Array.isArray(outer.results) ? outer.results.slice(0, MOST_REPORTS) : [body];
  return parts.flatMap((part): DeliveryReport[] => {
    const fields: Fields = { ...fieldsOf(part), ...fieldsOf(fieldsOf(part).payload) };
    const reference = fields.messageId ?? fields.request_id ?? fields.id;
    const status = fieldsOf(fields.status).groupName ?? fields.status ?? outer.event;
    const word = typeof status === 'string' ? status.toLowerCase() : '';
    if (typeof reference !== 'string' && typeof reference !== 'number') return [];
    const known = String(reference).slice(0, MOST_REFERENCE);
    if (DELIVERED.has(word)) return [{ reference: known, state: 'delivered' }];
    return UNDELIVERED.has(word) ? [{ reference: known, state: 'undelivered' }] : [];
  });
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

/**
 * Notes how messages ended. The first report counts, so one that comes twice or in the wrong order changes
 * nothing; one that failed is never sent again, because the gateway may try it itself. A report may come before
 * the gateway's own answer has named the message: it is kept first and looked for afterwards, and the answer
 * looks for reports after its name is kept, so that one of the two finds the other.
 */
export async function noteDelivery(
  { db }: Store,
  reports: readonly DeliveryReport[],
  now: number,
): Promise<void> {
  if (reports.length === 0) return;
  for (const { reference, state } of reports) {
    await db
      .insertInto('sms_early_report')
      .values({ reference, state, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await applyReport(db, reference);
  }
}

/** Brings a message and the report on it together, where both are there. */
export async function applyReport(db: Database, reference: string): Promise<void> {
  const report = await db
    .selectFrom('sms_early_report')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (report === undefined) return;
  const message = await db
    .selectFrom('sms')
    .select('id')
    .where('reference', '=', reference)
    .limit(1)
    .executeTakeFirst();
  if (message === undefined) return;
  await db
    .updateTable('sms')
    .set({ state: report.state })
    .where('reference', '=', reference)
    .where('state', '=', 'sent')
    .execute();
  await db.deleteFrom('sms_early_report').where('reference', '=', reference).execute();
}

const KEPT_MS = 60 * 60_000;

/** Reports on messages that nobody here has sent. */
export async function pruneEarlyReports(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('sms_early_report')
    .where('received_at', '<', now - KEPT_MS)
    .execute();
}
