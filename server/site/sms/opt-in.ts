import type { Transaction } from 'kysely';
import type { FollowKey } from '#contract/accounts/follows.ts';
import type { SmsCarrier } from '#contract/sms/sms.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { addFollowsOf } from '#server/play/follows/commands.ts';
import { namesOf } from '#server/play/follows/queries.ts';

type Db = Transaction<Tables>;

/** Operators let no message of many through in these hours, in Tanzanian time. */
const QUIET = { quiet_from: '20:00', quiet_to: '08:00' };
/** An answer belongs to the question of the same day. */
const ASKED_MS = 24 * 60 * 60_000;

/** Messages of the office: about the own duties and teams. */
export const OFFICE_OPT_IN = { kind: 'office', id: 'office' } as const;

export type Person = {
  address: string;
  /** Sealed. */
  number: string;
  language: string;
  carrier: SmsCarrier;
};

/** Asked for once; it has to be confirmed before anything is sent. */
export async function askOptIn(
  db: Db,
  { address, language, carrier }: Person,
  { kind, id }: FollowKey | typeof OFFICE_OPT_IN,
  now: number,
): Promise<void> {
  await db
    .insertInto('sms_opt_in')
    .values({
      id: newId(now),
      address,
      kind,
      subject_id: id,
      language,
      carrier,
      asked_at: now,
      confirmed_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['address', 'kind', 'subject_id']).doUpdateSet({ asked_at: now, language }),
    )
    .execute();
}

/**
 * @returns the name of the subject that was asked for last and is followed now, or `office`; undefined for
 * none
 */
export async function confirmOptIn(
  db: Db,
  person: Person,
  now: number,
): Promise<{ name: string } | 'office' | undefined> {
  const optIn = await db
    .selectFrom('sms_opt_in')
    .selectAll()
    .where('address', '=', person.address)
    .where('asked_at', '>', now - ASKED_MS)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (optIn?.kind === 'office') {
    await noteConfirmed(db, optIn, person.carrier, now);
    return 'office';
  }
  const subject = optIn && { kind: optIn.kind, id: optIn.subject_id };
  const name = subject && [...(await namesOf(db, [subject])).values()][0];
  if (!optIn || !subject || name === undefined) return undefined;
  const follower = await keepNumber(db, { ...person, language: optIn.language }, now);
  await addFollowsOf(db, follower, [subject], now);
  const flags = { sets: 0, start: 0, lineup: 0 };
  await db
    .insertInto('follow_tell')
    .values({
      follower_id: follower,
      way: 'sms',
      kind: subject.kind,
      subject_id: subject.id,
      ...flags,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteConfirmed(db, optIn, person.carrier, now);
  return { name };
}

/** From now on everything goes to the number by the carrier by which it has confirmed. */
async function noteConfirmed(
  db: Db,
  { id, address }: { id: string; address: string },
  carrier: SmsCarrier,
  now: number,
): Promise<void> {
  await db.updateTable('sms_opt_in').set({ carrier }).where('address', '=', address).execute();
  await db
    .updateTable('sms_opt_in')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** @returns the follower of the number, which belongs to no account */
async function keepNumber(
  db: Db,
  { address, number, language }: Person,
  now: number,
): Promise<string> {
  const known = await db
    .selectFrom('delivery_address')
    .select('follower_id')
    .where('way', '=', 'sms')
    .where('address', '=', address)
    .executeTakeFirst();
  if (known) return known.follower_id;
  const follower = newId(now);
  await db
    .insertInto('follower')
    .values({ id: follower, user_id: null, created_at: now })
    .execute();
  await db
    .insertInto('delivery_address')
    .values({
      id: newId(now),
      follower_id: follower,
      way: 'sms',
      address,
      keys: number,
      language,
      ...QUIET,
      tries: 0,
      retry_at: null,
      missed: '',
      created_at: now,
    })
    .execute();
  return follower;
}
