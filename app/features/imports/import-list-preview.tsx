import { useWords } from '#app/lib/use-words.ts';
import type { ImportResult } from '#contract/administration/import.ts';
import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import { ChangeTable, ErrorTable } from './import-changes.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { ImportReadingPart } from './import-reading-part.tsx';

type Props = {
  result: ImportResult;
  columns: readonly string[];
  decisions: ImportDecisions;
  decide: (change: ImportDecisions) => void;
  isSending: boolean;
  /** Matches that are there may keep their times. */
  isOfMatches: boolean;
};

const PLAN = new Set(['time', 'location', 'court']);

/** A file before it is kept: what must be decided first, then its rows as they will be. */
export function ImportListPreview(props: Props) {
  const { result, columns, decisions, decide, isSending, isOfMatches } = props;
  const { t } = useWords();
  const { questions = [], notes = [], reading, changes = [] } = result;
  const errors = result.errors.filter(({ asked }) => !asked);
  const count = (result.errorCount ?? result.errors.length) - result.errors.length + errors.length;
  const isFatal = errors.some(({ text }) => text?.key === 'import.columnMissing');
  const moved = changes.filter(
    ({ what, columns }) => what === 'changed' && columns.some(({ column }) => PLAN.has(column)),
  );
  return (
    <>
      <ImportQuestions
        questions={questions}
        decide={decide}
        decisions={decisions}
        isSending={isSending}
      />
      {errors.length > 0 && (
        <section>
          <h3 className="subtitle" role="alert">
            {t.imports.errors(count)}
          </h3>
          <ErrorTable faults={{ errors, errorCount: count }} />
        </section>
      )}
      {reading && (
        <ImportReadingPart
          reading={reading}
          columns={columns}
          decide={decide}
          isSending={isSending}
          isOpen={isFatal}
        />
      )}
      {isOfMatches && (moved.length > 0 || decisions.leaveTimes) && (
        <section>
          {moved.length > 0 && (
            <p>
              <b>{t.imports.moves(moved.length)}</b>
            </p>
          )}
          <label className="check">
            <input
              type="checkbox"
              checked={decisions.leaveTimes ?? false}
              disabled={isSending}
              onChange={({ target }) => decide({ leaveTimes: target.checked })}
            />{' '}
            {t.imports.leaveTimes}
          </label>
        </section>
      )}
      {notes.length > 0 && (
        <section>
          <h3 className="subtitle">{t.imports.toLookAt}</h3>
          <ErrorTable faults={{ errors: notes, errorCount: notes.length }} />
        </section>
      )}
      {!isFatal && <ChangeTable result={result} />}
    </>
  );
}
