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
 * nothing; one that failed is never sent again, because the gateway may try it itself.
 */
export async function noteDelivery(
  { db, enterWrite }: Store,
  reports: readonly DeliveryReport[],
): Promise<void> {
  if (reports.length === 0) return;
  const leave = await enterWrite();
  try {
    for (const { reference, state } of reports)
      await db
        .updateTable('sms')
        .set({ state })
        .where('reference', '=', reference)
        .where('state', '=', 'sent')
        .execute();
  } finally {
    leave();
  }
}
