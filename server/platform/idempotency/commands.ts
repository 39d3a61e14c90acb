import type { Transaction } from 'kysely';
import { IDEMPOTENCY_LIFE_MS } from '#contract/idempotency-key.ts';
import { textOf } from '#contract/text/text.ts';
import { contains } from '#server/platform/db/contains.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { StoredAnswerRow } from '#server/platform/db/tables/answer-tables.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { KeyedCall } from './queries.ts';

type Db = Transaction<Tables>;

/**
 * The first of two at once has the key, the other waits for its end. No command, as none here: they
 * are part of the transaction of the command that the key names.
 */
export async function claimKey(db: Db, keyedCall: KeyedCall, now: number): Promise<void> {
  const { user_id, key } = keyedCall;
  await db
    .deleteFrom('kept_answer')
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('kept_at', '<=', now - IDEMPOTENCY_LIFE_MS)
    .execute();
  const claimed = await db
    .insertInto('kept_answer')
    .values({ ...keyedCall, status: 0, headers: '[]', body: '', kept_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  if (Number(claimed.numInsertedOrUpdatedRows) === 0) {
    throw new AppError('CONFLICT', textOf('idempotency.running'));
  }
}

/** The answer, of which nobody knows before the commit. */
export async function storeAnswer(
  db: Db,
  { user_id, key }: KeyedCall,
  answer: Pick<StoredAnswerRow, 'status' | 'headers' | 'body'>,
): Promise<void> {
  await db
    .updateTable('kept_answer')
    .set(answer)
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute();
}

/** An answer may hold what is private of a person: those that name one of these ids. */
export async function forgetAnswersAbout(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('kept_answer')
    .where((eb) => eb.or(ids.map((id) => contains(eb.ref('body'), id))))
    .execute();
}

export async function forgetOldAnswers({ db }: Store, now: number): Promise<void> {
  await db
    .deleteFrom('kept_answer')
    .where('kept_at', '<=', now - IDEMPOTENCY_LIFE_MS)
    .execute();
}
