import { IDEMPOTENCY_LIFE_MS } from '#contract/idempotency-key.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { StoredAnswerRow } from '#server/platform/db/tables/answer-tables.ts';

/** One making: who asks, under which key, for what. */
export type KeyedCall = Pick<StoredAnswerRow, 'user_id' | 'key' | 'call' | 'body_hash'>;

/** The answer to this person under this key, as long as it is kept. */
export function findStoredAnswer(
  { db }: Store,
  { user_id, key }: KeyedCall,
  now: number,
): Promise<StoredAnswerRow | undefined> {
  return db
    .selectFrom('kept_answer')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('kept_at', '>', now - IDEMPOTENCY_LIFE_MS)
    .executeTakeFirst();
}
