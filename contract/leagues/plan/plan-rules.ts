import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { idSchema, localTimeSchema, nameSchema } from '../../primitives.ts';

export const closingTimeSchema = z.union([localTimeSchema, z.literal('24:00')]);

const weekdaysSchema = z
  .array(z.number().int().min(0).max(6))
  .min(1)
  .describe('Days of the week, 0 = Sunday');
const teamSchema = idSchema.describe('The id of the team that the rule is about');

/** The rules of a league for its plan, none of which a plan breaks: `domain/.../plan-rules.ts`. */
export const planRuleSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('weekdays'), team: teamSchema, never: weekdaysSchema.max(6) })
      .describe('The team never plays on these days of the week'),
    z
      .strictObject({
        kind: z.literal('hours'),
        team: teamSchema,
        notBefore: localTimeSchema.optional().describe('Its matches begin no earlier, HH:mm'),
        notAfter: closingTimeSchema.optional().describe('Its matches are over by then, HH:mm'),
      })
      .refine(({ notBefore, notAfter }) => (notBefore ?? notAfter) !== undefined, {
        path: ['notBefore'],
        message: textKey('field.oneHour'),
      })
      .refine(({ notBefore = '', notAfter = '25:00' }) => notBefore < notAfter, {
        path: ['notAfter'],
        message: textKey('field.afterFirstTime'),
      })
      .describe('The team plays within these hours'),
    z
      .strictObject({
        kind: z.literal('not-at-once'),
        teams: z.tuple([idSchema, idSchema]).describe('The ids of the two teams'),
      })
      .refine(({ teams: [first, second] }) => first !== second, {
        path: ['teams'],
        message: textKey('field.twoTeams'),
      })
      .describe('The two teams do not play at the same time, as with one coach for both'),
    z
      .strictObject({
        kind: z.literal('home'),
        team: teamSchema,
        venue: nameSchema.describe('One of the venues of the plan, by its name'),
      })
      .describe('The home matches of the team are played at this venue'),
    z
      .strictObject({ kind: z.literal('finals'), days: weekdaysSchema.max(7) })
      .describe('The final and the semi-finals are played on these days of the week'),
    z
      .strictObject({
        kind: z.literal('travel'),
        minutes: z
          .number()
          .int()
          .min(1)
          .max(1440)
          .describe('The least number of minutes between two matches'),
      })
      .describe('The time for a team between two matches at different venues'),
  ])
  .meta({ id: 'PlanRule' });
export type PlanRule = z.infer<typeof planRuleSchema>;

/** The ids of the teams that a rule names. */
export function teamsOfRule(rule: PlanRule): readonly string[] {
  if (rule.kind === 'not-at-once') return rule.teams;
  return 'team' in rule ? [rule.team] : [];
}

export const ruleCostSchema = z
  .object({
    rule: planRuleSchema.describe('The rule as it was sent'),
    days: z
      .number()
      .int()
      .describe('Days of play from the first day of the plan to its last match'),
    daysWithout: z
      .number()
      .int()
      .nullable()
      .describe('The same without this rule; null where there was no time to try it'),
  })
  .meta({ id: 'RuleCost' });
export type RuleCost = z.infer<typeof ruleCostSchema>;
