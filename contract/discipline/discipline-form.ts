import { z } from 'zod';
import { CARD_GRADES, TABLE_ANSWERS } from '#domain/competition/discipline/rule.ts';
import { disciplineRuleSchema } from './discipline.ts';

const numberSchema = z.coerce.number().int().min(1).max(50).optional();
/** The names of the two fields of a grade. */
export const limitFields = (grade: string) => ({
  cards: `${grade}Cards`,
  matches: `${grade}Matches`,
});

/** The rule as a form has it: two numbers a grade, both or none. */
export const disciplineFormSchema = z
  .object({
    table: z.enum(TABLE_ANSWERS),
    protestDays: z.coerce.number().int().min(0).max(60).optional(),
    ...Object.fromEntries(
      CARD_GRADES.flatMap((grade) => Object.values(limitFields(grade))).map((name) => [
        name,
        numberSchema,
      ]),
    ),
  })
  .transform((values, context) => {
    const limits = CARD_GRADES.flatMap((grade) => {
      const { cards, matches } = limitFields(grade);
      const fields: Record<string, unknown> = values;
      const [count, length] = [fields[cards], fields[matches]];
      if (count === undefined && length === undefined) return [];
      if (typeof count === 'number' && typeof length === 'number')
        return [{ grade, cards: count, matches: length }];
      const path = [count === undefined ? cards : matches];
      context.addIssue({ code: 'custom', path });
      return [];
    });
    return { limits, table: values.table, protestDays: values.protestDays ?? null };
  })
  .pipe(disciplineRuleSchema);
