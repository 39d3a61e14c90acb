import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { disciplineFormSchema, limitFields } from '#contract/discipline/discipline-form.ts';
import {
  CARD_GRADES,
  type DisciplineRule,
  TABLE_ANSWERS,
} from '#domain/competition/discipline/rule.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = { leagueId: string; rule: DisciplineRule; onClose: () => void };

/** The cards that suspend, what the team sheet does, and the time for a protest. */
export function RuleDialog({ leagueId, rule, onClose }: Props) {
  const { t } = useWords();
  const words = t.disciplineOffice;
  const limitOf = (grade: string) => rule.limits.find((limit) => limit.grade === grade);
  return (
    <FormDialog
      title={words.setRule}
      schema={disciplineFormSchema}
      missing={t.admin.fillRequired}
      send={(body) => callApi('PUT /leagues/{id}/discipline', { path: { id: leagueId }, body })}
      undo={() =>
        callApi('PUT /leagues/{id}/discipline', {
          path: { id: leagueId },
          body: { ...rule, limits: [...rule.limits] },
        })
      }
      saved={words.ruleSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-sm text-quiet">{words.ruleText}</p>
          {CARD_GRADES.map((grade) => {
            const { cards, matches } = limitFields(grade);
            const common = { errors, type: 'number' } as const;
            return (
              <div key={grade} className="form-pair">
                <TextField
                  {...common}
                  name={cards}
                  label={words.cardsOf(t.discipline.grades[grade])}
                  defaultValue={limitOf(grade)?.cards}
                />
                <TextField
                  {...common}
                  name={matches}
                  label={words.matchesOf}
                  defaultValue={limitOf(grade)?.matches}
                />
              </div>
            );
          })}
          <SelectField
            name="table"
            label={words.table}
            errors={errors}
            choices={choicesOf(TABLE_ANSWERS, words.tables)}
            defaultValue={rule.table}
          />
          <TextField
            name="protestDays"
            label={words.protestDays}
            hint={words.protestDaysHint}
            errors={errors}
            type="number"
            defaultValue={rule.protestDays ?? undefined}
          />
        </>
      )}
    </FormDialog>
  );
}
