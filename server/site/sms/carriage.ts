import type { SmsCarrier } from '#contract/sms/sms.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { SmsForm } from '#server/platform/db/tables/sms-tables.ts';

/** TZS of one message by each carrier that is set up. */
export type Prices = Partial<Record<SmsCarrier, number>>;

/** The form of a message, and the TZS that it takes out of the budget. */
export type Carriage = { form: SmsForm; price: number };

/** The carrier by which a form of message goes. */
export function carrierOf(form: SmsForm): SmsCarrier {
  return form === 'sms' ? 'sms' : 'whatsapp';
}

/** WhatsApp lets a text through for 24 hours after one of the person; a planned message may wait for six. */
const WINDOW_MS = 18 * 60 * 60_000;
/** Messages that nobody gets without having written. */
const ANSWERS = ['reply', 'opt-in', 'captain'] as const;
const BY_SMS: SmsCarrier = 'sms';

/**
 * The carriage of a message to each number: by the carrier that it confirmed last, else by SMS. By WhatsApp it
 * is a text, which costs nothing, where the person has just written, else a template.
 *
 * @returns undefined for a number whose carrier is not set up
 */
export async function findCarriages(
  db: Database,
  addresses: readonly string[],
  prices: Prices,
  now: number,
): Promise<(address: string) => Carriage | undefined> {
  const optIns = await db
    .selectFrom('sms_opt_in')
    .select('address')
    .where('address', 'in', ['', ...addresses])
    .where('carrier', '=', 'whatsapp')
    .where('confirmed_at', 'is not', null)
    .execute();
  const byWhatsApp = new Set(optIns.map(({ address }) => address));
  const open = await findOpenWindows(db, [...byWhatsApp], now);
  return (address) => {
    const carrier = byWhatsApp.has(address) ? 'whatsapp' : BY_SMS;
    return carriageBy(carrier, open.has(address), prices);
  };
}

/** The carriage of a message to a number that may not have asked for any. */
export async function carriageTo(
  db: Database,
  address: string,
  carrier: SmsCarrier,
  prices: Prices,
  now: number,
): Promise<Carriage | undefined> {
  const open = await findOpenWindows(db, [address], now);
  return carriageBy(carrier, open.has(address), prices);
}

/** The carriage of an answer: it goes the way that the text came. */
export function carriageOfAnswer(carrier: SmsCarrier, prices: Prices): Carriage {
  return carrier === BY_SMS ? { form: 'sms', price: prices.sms ?? 0 } : { form: 'text', price: 0 };
}

function carriageBy(carrier: SmsCarrier, isOpen: boolean, prices: Prices): Carriage | undefined {
  const price = prices[carrier];
  if (price === undefined) return undefined;
  if (carrier === BY_SMS) return { form: 'sms', price };
  return isOpen ? { form: 'text', price: 0 } : { form: 'template', price };
}

/** Numbers that have written by WhatsApp of late: each text of a person has its answer. */
async function findOpenWindows(db: Database, addresses: readonly string[], now: number) {
  const rows = await db
    .selectFrom('sms')
    .select('address')
    .where('address', 'in', ['', ...addresses])
    .where('form', '=', 'text')
    .where('kind', 'in', ANSWERS)
    .where('created_at', '>', now - WINDOW_MS)
    .execute();
  return new Set(rows.map(({ address }) => address));
}
