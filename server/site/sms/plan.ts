import type { Transaction } from 'kysely';
import type { SmsKind } from '#contract/sms/sms.ts';
import { newId } from '#server/platform/db/id.ts';
import type { SmsForm } from '#server/platform/db/tables/sms-tables.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { takeFromBudget } from './budgets.ts';

type Db = Transaction<Tables>;

export type NewSms = {
  address: string;
  /** Sealed. */
  number: string;
  budget: string;
  /** A number gets one message for one occasion, whatever is repeated. */
  occasion: string;
  kind: SmsKind;
  form: SmsForm;
  text: string;
  price: number;
};

/**
 * Keeps a message that is to be sent, where no stop stands against it and the budget of the day has room
 * for it. Others are kept as stopped, and not sent on another day.
 *
 * @returns its id; undefined where the occasion had its message already, or no room
 */
export async function planSms(db: Db, sms: NewSms, now: number): Promise<string | undefined> {
  const { address, number, budget, occasion, kind, form, text, price } = sms;
  const row = await db
    .insertInto('sms')
    .values({
      id: newId(now),
      address,
      number,
      budget,
      occasion,
      kind,
      form,
      text,
      estimate: price,
      cost: null,
      state: 'planned',
      error: '',
      reference: null,
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(['address', 'occasion']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isStopped = await isWayStopped(db, 'sms');
  if (!isStopped && (await takeFromBudget(db, budget, price, now))) return row.id;
  await db
    .updateTable('sms')
    .set({ state: 'stopped', error: isStopped ? 'administrator' : 'budget', number: null })
    .where('id', '=', row.id)
    .execute();
  return undefined;
}
