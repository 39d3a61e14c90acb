import type { Database } from '#server/platform/db/connect.ts';

/** Mails that are still to be sent; those given up are not among them. */
export async function countWaitingMails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
