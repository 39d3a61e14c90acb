import { type ExamsOf, TRIES_A_DAY } from '#contract/exams/exam.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Author } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { localDate, startOfDay } from '#server/platform/time/local-time.ts';
import { examResultView, licenceOf } from './views.ts';

/** An official who may sit an exam. Throws not-found. */
export async function getCandidate(db: Database, id: string) {
  const row = await db
    .selectFrom('official')
    .select(['id', 'name', 'user_id'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('official.notFound');
  return row;
}

export async function getExams(
  db: Database,
  { actor, now }: Author,
  officialId: string,
): Promise<ExamsOf> {
  const { id, name, user_id: userId } = await getCandidate(db, officialId);
  authorise(actor, 'official:plan', { kind: 'official', id, userId });
  const rows = await db
    .selectFrom('exam_result')
    .selectAll()
    .where('official_id', '=', id)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return {
    official: { id, name },
    licence: licenceOf(rows, now),
    items: rows.map(examResultView),
    next: null,
    tries: await countTries(db, id, now),
  };
}

/** Tries that are left on this day. */
export async function countTries(db: Database, officialId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('exam_result')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('official_id', '=', officialId)
    .where('taken_at', '>=', startOfDay(localDate(now)))
    .executeTakeFirstOrThrow();
  return Math.max(0, TRIES_A_DAY - Number(count));
}
