import type { Feedback } from '#contract/site/feedback.ts';
import type { FeedbackRow } from '#server/platform/db/tables/site-tables.ts';

/** As administrators see it. */
export function feedbackView(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    page: row.page,
    read: row.read_at !== null,
    done: row.done_at !== null,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
