import { useState } from 'react';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import { TextField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { ExamResult, ExamsOf } from '#contract/exams/exam.ts';
import { withdrawExamSchema } from '#contract/exams/withdraw-exam.ts';
import { ExamResults, LicenceLine } from './exam-results.tsx';

/** For administrators: the licence of an official, what was handed in, and how a licence is taken away. */
export function ExamsOfOfficial({ exams }: { exams: ExamsOf }) {
  const { t } = useWords();
  const [withdrawn, setWithdrawn] = useState<ExamResult>();
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.exam.title}</h2>
      <div className="grid gap-2 px-4 pb-4">
        <LicenceLine licence={exams.licence} />
        <p className="text-sm text-quiet">{t.exam.official}</p>
        <ExamResults
          items={exams.items}
          actionOf={(result) =>
            result.passed &&
            result.withdrawn === null && (
              <button className="row-action bad" type="button" onClick={() => setWithdrawn(result)}>
                {t.exam.withdraw}
              </button>
            )
          }
        />
      </div>
      {withdrawn && (
        <FormDialog
          title={t.exam.withdraw}
          schema={withdrawExamSchema}
          missing={t.admin.fillRequired}
          send={(body) =>
            callApi('POST /officials/{id}/exams/{exam}/withdrawal', {
              path: { id: exams.official.id, exam: withdrawn.id },
              body,
            })
          }
          saved={t.exam.licenceWithdrawn}
          submitLabel={t.exam.withdraw}
          onClose={() => setWithdrawn(undefined)}
        >
          {(errors) => (
            <>
              <p>{t.exam.withdrawText}</p>
              <TextField name="reason" label={t.exam.withdrawReason} errors={errors} required />
            </>
          )}
        </FormDialog>
      )}
    </section>
  );
}
