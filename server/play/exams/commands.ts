import type { ExamResult, HandIn } from '#contract/exams/exam.ts';
import { toMatchEvent } from '#contract/matches/match-event.ts';
import { textOf } from '#contract/text/text.ts';
import { EXAMS } from '#domain/exam/exams.ts';
import { gradeExam } from '#domain/exam/grade.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { countTries, getCandidate } from './queries.ts';
import { examResultView } from './views.ts';

/** Grades what an official handed in. Nobody sits an exam for somebody else, administrators neither. */
export async function handInExam(
  store: Store,
  author: Author,
  officialId: string,
  { exam, events }: HandIn,
): Promise<ExamResult> {
  return write(store, author, async (tx) => {
    const { db, audit } = tx;
    const { id: official_id, user_id: userId } = await getCandidate(db, officialId);
    authorise(author.actor, 'official:sit-exam', { kind: 'official', id: official_id, userId });
    // The row is held until the commit: of many at once only so many count.
    await db
      .updateTable('official')
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('id', '=', official_id)
      .execute();
    if ((await countTries(db, official_id, author.now)) === 0) {
      throw new AppError('TOO_MANY', textOf('exam.tomorrow'));
    }
    const log = events.map(toMatchEvent);
    mustFold(log);
    const { right, total, percent, passed, faults } = gradeExam(EXAMS[exam], log);
    const row = {
      id: newId(author.now),
      official_id,
      exam,
      taken_at: author.now,
      right_entries: right,
      entries: total,
      percent,
      passed: passed ? 1 : 0,
      faults: JSON.stringify(faults),
      withdrawn: null,
    };
    await db.insertInto('exam_result').values(row).execute();
    audit({
      action: 'official.exam',
      subject: `official:${official_id}`,
      after: { exam, percent, passed },
    });
    return examResultView(row);
  });
}

/** A log that no scoring screen can have brought forth is not graded. */
function mustFold(events: readonly MatchEvent[]): void {
  let log = emptyLog(PRESETS.indoor);
  for (const [at, event] of events.entries()) {
    const step = appendEvent(log, event);
    if (!step.ok) {
      throw refused('EXAM_LOG', textOf('exam.noLog', { detail: step.detail }), `events.${at}`);
    }
    log = step.log;
  }
}

export async function withdrawExam(
  store: Store,
  author: Author,
  officialId: string,
  id: string,
  reason: string,
): Promise<void> {
  authorise(author.actor, 'official:write', { kind: 'site' });
  await write(store, author, async ({ db, audit }) => {
    const updated = await db
      .updateTable('exam_result')
      .set({ withdrawn: reason })
      .where('id', '=', id)
      .where('official_id', '=', officialId)
      .where('withdrawn', 'is', null)
      .executeTakeFirst();
    if (Number(updated.numUpdatedRows) !== 1) throw notFound('exam.notFound');
    audit({
      action: 'official.exam-withdraw',
      subject: `official:${officialId}`,
      after: { exam: id, reason },
    });
  });
}
