import { z } from 'zod';
import { TABLE_ANSWERS } from '#domain/competition/discipline/rule.ts';
import { localDateSchema } from '../primitives.ts';
import { eligibilityRuleSchema } from './eligibility.ts';

/** So many transfer windows have fields in the form. */
export const FORM_WINDOWS = 3;
/** The names of the two fields of a transfer window. */
export const windowFields = (place: number) => ({
  from: `window${place}From`,
  until: `window${place}Until`,
});

const number = z.coerce.number().int().min(0).max(200).optional();
const day = localDateSchema.optional();

/** The rule as a form has it: the fields of a pair are filled both or none. */
export const eligibilityFormSchema = z
  .object({
    ageOn: day,
    youngest: number,
    oldest: number,
    least: number,
    most: number,
    foreigners: number,
    licences: z.enum(['no', 'yes']),
    closesOn: day,
    table: z.enum(TABLE_ANSWERS),
    ...Object.fromEntries(
      Array.from({ length: FORM_WINDOWS }, (_, place) => Object.values(windowFields(place)))
        .flat()
        .map((name) => [name, day]),
    ),
  })
  .transform((values, context) => {
    const { ageOn, youngest = null, oldest = null } = values;
    const hasAge = youngest !== null || oldest !== null;
    if (hasAge && ageOn === undefined) context.addIssue({ code: 'custom', path: ['ageOn'] });
    if (!hasAge && ageOn !== undefined) context.addIssue({ code: 'custom', path: ['oldest'] });
    const fields: Record<string, unknown> = values;
    const windows = Array.from({ length: FORM_WINDOWS }, (_, place) => windowFields(place)).flatMap(
      ({ from, until }) => {
        const [first, last] = [fields[from], fields[until]];
        if (first === undefined && last === undefined) return [];
        if (typeof first === 'string' && typeof last === 'string')
          return [{ from: first, until: last }];
        context.addIssue({ code: 'custom', path: [first === undefined ? from : until] });
        return [];
      },
    );
    return {
      age: hasAge && ageOn !== undefined ? { on: ageOn, youngest, oldest } : null,
      least: values.least ?? null,
      most: values.most ?? null,
      foreigners: values.foreigners ?? null,
      licences: values.licences === 'yes',
      closesOn: values.closesOn ?? null,
      windows,
      table: values.table,
    };
  })
  .pipe(eligibilityRuleSchema);
