import { z } from 'zod';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { disciplineRuleSchema } from '#contract/discipline/discipline.ts';
import { textKey } from '#contract/text/text.ts';
import {
  CARD_GRADES,
  type DisciplineRule,
  TABLE_ANSWERS,
} from '#domain/competition/discipline/rule.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SelectField, TextField } from '../../forms/text-field.tsx';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = { leagueId: string; rule: DisciplineRule; onClose: () => void };

const numberSchema = z.coerce.number().int().min(1).max(50).optional();
const names = (grade: string) => ({ cards: `${grade}Cards`, matches: `${grade}Matches` });

/** Two numbers a grade, both or none. */
const formSchema = z
  .object({
    table: z.enum(TABLE_ANSWERS),
    protestDays: z.coerce.number().int().min(0).max(60).optional(),
    ...Object.fromEntries(
      CARD_GRADES.flatMap((grade) => Object.values(names(grade))).map((name) => [
        name,
        numberSchema,
      ]),
    ),
  })
  .transform((values, context) => {
    const limits = CARD_GRADES.flatMap((grade) => {
      const { cards, matches } = names(grade);
      const given: Record<string, unknown> = values;
      const [count, length] = [given[cards], given[matches]];
      if (count === undefined && length === undefined) return [];
      if (typeof count === 'number' && typeof length === 'number')
        return [{ grade, cards: count, matches: length }];
      const path = [count === undefined ? cards : matches];
      context.addIssue({ code: 'custom', path, message: textKey('discipline.bothNumbers') });
      return [];
    });
    return { limits, table: values.table, protestDays: values.protestDays ?? null };
  })
  .pipe(disciplineRuleSchema);

/** The cards that suspend, what the team sheet does, and the time for a protest. */
export function RuleDialog({ leagueId, rule, onClose }: Props) {
  const { t } = useWords();
  const words = t.disciplineOffice;
  const limitOf = (grade: string) => rule.limits.find((limit) => limit.grade === grade);
  return (
    <FormDialog
      title={words.setRule}
      schema={formSchema}
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
            const { cards, matches } = names(grade);
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
