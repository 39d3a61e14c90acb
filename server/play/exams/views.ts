import { type ExamResult, LICENCE_YEARS, type ScorerLicence } from '#contract/exams/exam.ts';
import { EXAM_IDS, type ExamId } from '#domain/exam/exams.ts';
import type { ExamResultRow } from '#server/platform/db/tables/official-tables.ts';

export function examResultView(row: ExamResultRow): ExamResult {
  return {
    id: row.id,
    exam: row.exam as ExamId,
    takenAt: new Date(row.taken_at).toISOString(),
    right: row.right_entries,
    total: row.entries,
    percent: row.percent,
    passed: row.passed === 1,
    faults: JSON.parse(row.faults),
    withdrawn: row.withdrawn,
  };
}

const rankOf = ({ exam }: Pick<ExamResultRow, 'exam'>) => EXAM_IDS.indexOf(exam as ExamId);

/** The licence that passed exams give: of those that still hold the highest, else the one that ended last. */
export function licenceOf(rows: readonly ExamResultRow[], now: number): ScorerLicence | null {
  const licences = rows
    .filter(({ passed, withdrawn }) => passed === 1 && withdrawn === null)
    .map((row) => ({ row, until: endOf(row.taken_at) }))
    .toSorted(
      (licence, other) =>
        Number(other.until > now) - Number(licence.until > now) ||
        rankOf(other.row) - rankOf(licence.row) ||
        other.until - licence.until,
    );
  const [best] = licences;
  if (!best) return null;
  return {
    exam: best.row.exam as ExamId,
    since: new Date(best.row.taken_at).toISOString(),
    until: new Date(best.until).toISOString(),
    isValid: best.until > now,
  };
}

function endOf(takenAt: number): number {
  const end = new Date(takenAt);
  end.setUTCFullYear(end.getUTCFullYear() + LICENCE_YEARS);
  return end.getTime();
}
