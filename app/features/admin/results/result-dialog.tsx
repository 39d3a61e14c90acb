import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { wholeResultSchema } from '#contract/matches/whole-result.ts';
import { maxSets } from '#domain/volleyball/match-rules.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FormErrors } from '../../forms/form-values.ts';
import { problemWords } from '../../forms/problem-words.ts';
import { TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';
import { ForfeitFields, StopField, WayChoice } from './result-choices.tsx';
import { formOf, hasSets, type ResultForm, resultInput } from './result-input.ts';
import { ResultPreview } from './result-preview.tsx';
import { ResultRows } from './result-rows.tsx';
import { useMatchRules } from './use-match-rules.ts';

/** Refusals that are a question, with what answers it. */
const QUESTIONS: Record<string, 'allowIrregular' | 'replace' | 'otherDay'> = {
  INVALID_FINAL_SCORE: 'allowIrregular',
  RESULT_REPLACES: 'replace',
  MATCH_NOT_YET: 'otherDay',
};
const USUAL_SETS = 5;

type Props = {
  match: Match;
  /** Somebody pressed End, and nobody has won. */
  isOpenEnd?: boolean;
  onClose: () => void;
};

/** The whole result of a match, its end included, in one form. */
export function ResultDialog({ match: current, isOpenEnd = false, onClose }: Props) {
  const { t, language } = useWords();
  const match = useOpenedWith(current)!;
  const rules = useMatchRules(match.id);
  const [form, setForm] = useState(() => formOf(match));
  const [confirmed, setConfirmed] = useState<Record<string, true>>({});
  const change = (part: Partial<ResultForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setConfirmed({});
  };

  /** A refusal that is a question becomes one: the next press answers it. */
  function questionOf(error: unknown) {
    const answer = error instanceof ApiProblem ? QUESTIONS[error.code] : undefined;
    if (answer === undefined) return undefined;
    setConfirmed((before) => ({ ...before, [answer]: true }));
    const words = problemWords(error, t, language);
    return { problem: `${words} ${t.results.saveAnyway}`, errors: {} };
  }

  return (
    <FormDialog
      title={t.results.title}
      schema={wholeResultSchema}
      missing={t.results.incomplete}
      toInput={(values) => ({
        ...resultInput({
          ...form,
          reason: values.reason ?? '',
          attendance: values.attendance ?? '',
        }),
        ...confirmed,
      })}
      send={(body) => callApi('PUT /matches/{id}/result', { path: { id: match.id }, body })}
      saved={t.results.saved}
      reportOf={questionOf}
      submitLabel={Object.keys(confirmed).length > 0 ? t.results.saveSo : t.results.save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {isOpenEnd && <p className="card-note">{t.results.openEnd}</p>}
          <WayChoice chosen={form.way} onChange={(way) => change({ way })} />
          {form.way === 'forfeit' && (
            <ForfeitFields match={match} form={form} errors={errors} onChange={change} />
          )}
          {form.way === 'interrupted' && (
            <StopField match={match} stop={form.stop} onChange={(stop) => change({ stop })} />
          )}
          {hasSets(form) && (
            <>
              <ResultRows
                match={match}
                rows={form.rows}
                most={rules ? maxSets(rules) : USUAL_SETS}
                errors={errors}
                onRows={(rows) => change({ rows })}
              />
              {rules && <ResultPreview match={match} rules={rules} rows={form.rows} />}
            </>
          )}
          <ResultFacts form={form} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}

function ResultFacts({ form, errors }: { form: ResultForm; errors: FormErrors }) {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="reason"
        label={t.results.reason}
        hint={t.results.reasonHint}
        errors={errors}
        defaultValue={form.reason}
      />
      {form.way === 'played' && (
        <TextField
          name="attendance"
          label={t.results.attendance}
          hint={t.admin.optional}
          type="number"
          errors={errors}
          defaultValue={form.attendance}
        />
      )}
    </>
  );
}
