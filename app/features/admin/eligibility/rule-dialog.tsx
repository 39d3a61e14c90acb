import type { ReactNode } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import {
  eligibilityFormSchema,
  FORM_WINDOWS,
  windowFields,
} from '#contract/eligibility/eligibility-form.ts';
import { TABLE_ANSWERS } from '#domain/competition/discipline/rule.ts';
import type { EligibilityRule } from '#domain/competition/eligibility/rule.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = { leagueId: string; rule: EligibilityRule; onClose: () => void };

/** The rule of who may play in a league: ages, sizes, licences, days, and what the team sheet does. */
export function EligibilityRuleDialog({ leagueId, rule, onClose }: Props) {
  const { t } = useWords();
  const words = t.eligibilityOffice;
  const path = { id: leagueId };
  return (
    <FormDialog
      title={words.setRule}
      schema={eligibilityFormSchema}
      missing={t.admin.fillRequired}
      send={(body) => callApi('PUT /leagues/{id}/eligibility', { path, body })}
      undo={() =>
        callApi('PUT /leagues/{id}/eligibility', {
          path,
          body: { ...rule, windows: [...rule.windows] },
        })
      }
      saved={words.ruleSaved}
      onClose={onClose}
    >
      {(errors) => {
        const number = (name: keyof typeof words & string, value: number | null, hint?: string) => (
          <TextField
            name={name}
            label={words[name] as string}
            errors={errors}
            type="number"
            defaultValue={value ?? undefined}
            {...(hint === undefined ? {} : { hint })}
          />
        );
        const day = (name: string, label: string, value: string | null | undefined) => (
          <TextField
            key={name}
            name={name}
            label={label}
            errors={errors}
            type="date"
            defaultValue={value ?? undefined}
          />
        );
        return (
          <>
            <p className="text-sm text-quiet">{words.ruleText}</p>
            <div className="form-pair">
              {number('oldest', rule.age?.oldest ?? null)}
              {number('youngest', rule.age?.youngest ?? null)}
            </div>
            {day('ageOn', words.ageOn, rule.age?.on)}
            <div className="form-pair">
              {number('least', rule.least)}
              {number('most', rule.most)}
            </div>
            {number('foreigners', rule.foreigners, words.foreignersHint)}
            <SelectField
              name="licences"
              label={words.licences}
              errors={errors}
              choices={choicesOf(['no', 'yes'] as const, words.licenceChoices)}
              defaultValue={rule.licences ? 'yes' : 'no'}
            />
            {day('closesOn', words.closesOn, rule.closesOn)}
            {windowRows(rule.windows, words, day)}
            <SelectField
              name="table"
              label={words.table}
              errors={errors}
              choices={choicesOf(TABLE_ANSWERS, words.tables)}
              defaultValue={rule.table}
            />
          </>
        );
      }}
    </FormDialog>
  );
}

type DayField = (name: string, label: string, value: string | undefined) => ReactNode;

/** The first and the last day of each transfer window. */
function windowRows(
  windows: EligibilityRule['windows'],
  words: Messages['eligibilityOffice'],
  day: DayField,
) {
  return Array.from({ length: FORM_WINDOWS }, (_, place) => {
    const { from, until } = windowFields(place);
    return (
      <div key={from} className="form-pair">
        {day(from, words.windowFrom(place + 1), windows[place]?.from)}
        {day(until, words.windowUntil, windows[place]?.until)}
      </div>
    );
  });
}
