import { IDEMPOTENCY_LIFE_MS } from '#contract/idempotency-key.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { KeptAnswerRow } from '#server/platform/db/tables/answer-tables.ts';

/** One making: who asks, under which key, for what. */
export type Asked = Pick<KeptAnswerRow, 'user_id' | 'key' | 'call' | 'body_hash'>;

/** The answer to this person under this key, as long as it is kept. */
export function findKeptAnswer(
  { db }: Store,
  { user_id, key }: Asked,
  now: number,
): Promise<KeptAnswerRow | undefined> {
  return db
    .selectFrom('kept_answer')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('kept_at', '>', now - IDEMPOTENCY_LIFE_MS)
    .executeTakeFirst();
}
