import type { Feedback, FeedbackList } from '#contract/site/feedback.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { feedbackView } from './views.ts';

export type FeedbackQuery = { unread?: boolean; done?: boolean; limit: number; cursor?: string };

/** Newest first. */
export async function listFeedback(store: Store, query: FeedbackQuery): Promise<FeedbackList> {
  const after = decodeCursor(query.cursor, 1);
  let select = store.db
    .selectFrom('feedback')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit + 1);
  if (query.unread) select = select.where('read_at', 'is', null);
  if (query.done !== undefined) {
    select = select.where('done_at', query.done ? 'is not' : 'is', null);
  }
  if (after) select = select.where('id', '<', String(after[0]));
  const [rows, unread] = await Promise.all([select.execute(), countUnreadFeedback(store)]);
  return { ...pageOf(rows, query.limit, (row) => [row.id], feedbackView), unread };
}

export async function countUnreadFeedback(store: Store): Promise<number> {
  const row = await store.db
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function getFeedback(store: Store, id: string): Promise<Feedback> {
  const row = await store.db
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('feedback.notFound');
  return feedbackView(row);
}
