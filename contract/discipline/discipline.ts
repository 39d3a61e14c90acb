import { z } from 'zod';
import { CARD_GRADES, TABLE_ANSWERS } from '#domain/competition/discipline/rule.ts';
import { decisionMoneySchema } from '../ledger/ledger.ts';
import { idSchema, localDateSchema, nameSchema, textSchema } from '../primitives.ts';

/** Staff by the letters of the team sheet. */
export const STAFF = ['C', 'AC1', 'AC2', 'T', 'M'] as const;

const few = z.number().int().min(1).max(50);
const limitSchema = z.strictObject({
  grade: z.enum(CARD_GRADES),
  cards: few.describe('So many cards of this grade suspend; then counting begins anew'),
  matches: few.describe('So many matches of the team'),
});

export const disciplineRuleSchema = z
  .strictObject({
    limits: z
      .array(limitSchema)
      .max(CARD_GRADES.length)
      .describe('One limit at most for each grade; none: cards suspend nobody by themselves'),
    table: z
      .enum(TABLE_ANSWERS)
      .describe(
        'The team sheet warns of a suspended player, or takes none; the coach’s line-up, too',
      ),
    protestDays: z
      .number()
      .int()
      .min(0)
      .max(60)
      .nullable()
      .describe('Days after the match on which a protest still comes in time; null: no limit'),
  })
  .meta({ id: 'DisciplineRule' });

const teamSchema = z.object({ id: idSchema, name: z.string() });
const matchSchema = z.object({
  id: idSchema,
  matchDate: z.string(),
  team1: z.string(),
  team2: z.string(),
});
export type DisciplineMatch = z.infer<typeof matchSchema>;

/** A person on a team sheet: a player on record, a shirt that nobody on record wears, or staff. */
const personSchema = z
  .object({
    player: idSchema.nullable().describe('Null for staff, and for a shirt that is on no roster'),
    name: z
      .string()
      .nullable()
      .describe('The name as public pages show it: that of a minor only with consent'),
    number: z.number().int().nullable(),
    staff: z.string().nullable().describe('C, AC1, AC2, T or M'),
  })
  .meta({ id: 'SanctionedPerson' });
export type SanctionedPerson = z.infer<typeof personSchema>;

const cardSchema = z.object({
  id: idSchema.describe('The id of the entry in the log'),
  match: matchSchema,
  team: teamSchema,
  person: personSchema,
  grade: z.enum(CARD_GRADES),
  set: z.number().int().nullable(),
});

export const suspensionSchema = z
  .object({
    id: idSchema.nullable().describe('The id of a decision; null for a suspension by cards'),
    team: teamSchema,
    person: personSchema,
    matches: z.number().int().describe('So many matches in all'),
    served: z.array(matchSchema),
    barred: z.array(matchSchema).describe('The next matches, as far as they are known'),
    isServed: z.boolean(),
    cards: z
      .object({ grade: z.enum(CARD_GRADES), count: z.number().int(), match: matchSchema })
      .nullable()
      .describe('The cards that suspended by themselves'),
    reason: z.string().describe('The reason of a decision; public'),
    from: z.string().nullable().describe('The first day of a decision'),
  })
  .meta({ id: 'Suspension' });
export type SuspensionView = z.infer<typeof suspensionSchema>;

export const PROTEST_STATES = ['open', 'upheld', 'dismissed', 'withdrawn'] as const;
export const protestSchema = z
  .object({
    id: idSchema,
    match: matchSchema,
    team: teamSchema,
    subject: z.string().describe('Public'),
    receivedOn: z.string(),
    decideBy: z.string().nullable().describe('The day by which it has to be decided'),
    state: z.enum(PROTEST_STATES),
    decision: z.string().describe('The reason of the decision; public'),
    decidedOn: z.string().nullable(),
  })
  .meta({ id: 'Protest' });
export type Protest = z.infer<typeof protestSchema>;

export const disciplineSchema = z
  .object({
    rule: disciplineRuleSchema,
    cards: z.array(cardSchema).describe('The latest first, at most 500'),
    suspensions: z.array(suspensionSchema).describe('Those that are not served first'),
    protests: z.array(protestSchema).describe('The latest first'),
  })
  .meta({ id: 'Discipline' });
export type Discipline = z.infer<typeof disciplineSchema>;

export const suspendSchema = z
  .strictObject({
    team: idSchema,
    player: idSchema.optional().describe('A player of the team; either this or `staff`'),
    staff: z.enum(STAFF).optional(),
    matches: few,
    from: localDateSchema.optional().describe('The first day that it binds; today without it'),
    reason: nameSchema.describe('Public'),
    fine: decisionMoneySchema.optional().describe('Charged to the team'),
  })
  .meta({ id: 'Suspend' });
export type Suspend = z.infer<typeof suspendSchema>;

export const enterProtestSchema = z
  .strictObject({
    match: idSchema,
    team: idSchema,
    subject: nameSchema.describe('Public'),
    receivedOn: localDateSchema,
    decideBy: localDateSchema.optional(),
    fee: decisionMoneySchema
      .optional()
      .describe('Charged to the team; taken back where it is upheld'),
  })
  .meta({ id: 'EnterProtest' });
export type EnterProtest = z.infer<typeof enterProtestSchema>;

export const decideProtestSchema = z
  .strictObject({
    state: z.enum(['upheld', 'dismissed', 'withdrawn']),
    decision: textSchema.min(1).describe('The reason; public'),
    fine: decisionMoneySchema
      .extend({ team: idSchema.describe('One of the two teams of the match') })
      .optional()
      .describe('Charged by the decision, in place of one before'),
  })
  .meta({ id: 'DecideProtest' });
export type DecideProtest = z.infer<typeof decideProtestSchema>;
export const disciplineEntrySchema = z.object({ id: idSchema, entry: idSchema });
