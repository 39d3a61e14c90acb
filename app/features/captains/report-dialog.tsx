import { useState } from 'react';
import { ResultPreview } from '#app/features/admin/results/result-preview.tsx';
import { ResultRows } from '#app/features/admin/results/result-rows.tsx';
import { useMatchRules } from '#app/features/admin/results/use-match-rules.ts';
import { ChoiceBar } from '#app/features/forms/choice-bar.tsx';
import { FormDialog } from '#app/features/forms/form-dialog.tsx';
import type { FormErrors } from '#app/features/forms/form-values.ts';
import { SelectField } from '#app/features/forms/text-field.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type OpenedCaptain, sendCaptainReportSchema } from '#contract/captains/captain.ts';
import { maxSets } from '#domain/volleyball/match-rules.ts';
import { formOfReport, type ReportForm, reportInput } from './report-input.ts';

const USUAL_SETS = 5;

type Props = { token: string; opened: OpenedCaptain; onClose: () => void };

/** The result of a match as the captain of a team saw it. */
export function ReportDialog({ token, opened, onClose }: Props) {
  const { t } = useWords();
  const words = t.captainPage;
  const { match } = opened;
  const rules = useMatchRules(match.id);
  const [form, setForm] = useState(() => formOfReport(opened.own));
  const change = (part: Partial<ReportForm>) => setForm((before) => ({ ...before, ...part }));
  return (
    <FormDialog
      title={words.formTitle}
      schema={sendCaptainReportSchema}
      missing={t.results.incomplete}
      toInput={() => ({ ...reportInput(form), token })}
      send={(body) => callApi('POST /captain-reports', { body })}
      saved={words.sent}
      submitLabel={words.save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <ChoiceBar
            name="way"
            legend={t.results.wayOf}
            values={['played', 'forfeit'] as const}
            chosen={form.way}
            onChange={(way) => change({ way })}
            label={(way) => <span>{t.results.ways[way]}</span>}
          />
          {form.way === 'forfeit' ? (
            <Forfeiter opened={opened} form={form} errors={errors} onChange={change} />
          ) : (
            <>
              <ResultRows
                match={match}
                rows={form.rows}
                most={rules ? maxSets(rules) : USUAL_SETS}
                errors={errors}
                onRows={(rows) => change({ rows })}
              />
              {rules && <ResultPreview match={match} rules={rules} rows={form.rows} />}
              <SelectField
                name="incomplete"
                label={words.cannotPlay}
                errors={errors}
                choices={[
                  { value: '', label: words.playedOn },
                  ...(['team1', 'team2'] as const).map((side) => ({
                    value: side,
                    label: t.results.cannotPlayOn(match[side].name),
                  })),
                ]}
                defaultValue={form.incomplete}
                onChange={(side) => change({ incomplete: side as ReportForm['incomplete'] })}
              />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

type ForfeiterProps = {
  opened: OpenedCaptain;
  form: ReportForm;
  errors: FormErrors;
  onChange: (part: Partial<ReportForm>) => void;
};

function Forfeiter({ opened: { match }, form, errors, onChange }: ForfeiterProps) {
  const { t } = useWords();
  const fault = errors.forfeit ?? errors.sets;
  return (
    <SelectField
      name="forfeit"
      label={t.results.forfeiter}
      errors={fault === undefined ? {} : { forfeit: fault }}
      choices={[
        { value: 'team1', label: match.team1.name },
        { value: 'team2', label: match.team2.name },
        { value: 'both', label: t.results.both },
      ]}
      empty={t.admin.choose}
      defaultValue={form.forfeiter}
      onChange={(team) => onChange({ forfeiter: team as ReportForm['forfeiter'] })}
      required
    />
  );
}
