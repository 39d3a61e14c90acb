import { z } from 'zod';
import { matchSchema } from '../matches/match.ts';
import { idSchema, listOf, localDateSchema, shortTextSchema } from '../primitives.ts';
import { dutySchema } from './official.ts';

/**
 * The answer of an official to a duty. `open`: none yet; `changed`: the match was moved to another hour or
 * place since the answer, so that it counts no more.
 */
export const DUTY_ANSWERS = ['open', 'accepted', 'declined', 'changed'] as const;
export type DutyAnswer = (typeof DUTY_ANSWERS)[number];
const answerFields = {
  answer: z.enum(DUTY_ANSWERS).describe('`changed`: the match has another hour or place since'),
  reason: z.string().describe('The reason of a refusal; may be empty'),
};

export const answerDutySchema = z
  .strictObject({
    answer: z.enum(['accepted', 'declined']),
    reason: shortTextSchema
      .optional()
      .describe('The reason that the organisers read, where the answer is no'),
  })
  .meta({ id: 'AnswerDuty' });
export type AnswerDuty = z.infer<typeof answerDutySchema>;

/** A duty as the official and the organisers see it. */
export const officialDutySchema = z
  .object({ official: idSchema, duty: dutySchema, ...answerFields, match: matchSchema })
  .meta({ id: 'OfficialDuty' });
export type OfficialDuty = z.infer<typeof officialDutySchema>;

export const absenceSchema = z
  .object({
    id: idSchema,
    firstDay: z.string().describe('The first day away, as 2027-03-01'),
    lastDay: z.string().describe('The last day away'),
    note: z.string(),
  })
  .meta({ id: 'OfficialAbsence' });
export type Absence = z.infer<typeof absenceSchema>;

export const addAbsenceSchema = z
  .strictObject({
    firstDay: localDateSchema,
    lastDay: localDateSchema,
    note: shortTextSchema.optional(),
  })
  .meta({ id: 'AddOfficialAbsence' });
export type AddAbsence = z.infer<typeof addAbsenceSchema>;

/** Duties from today on, the next one first, and the days away that are not over. */
export const dutiesSchema = listOf(officialDutySchema)
  .extend({
    official: z
      .object({
        id: idSchema,
        name: z.string(),
        phone: z.string().nullable().describe('The number, shown to administrators alone'),
      })
      .nullable()
      .describe('Null for an account that belongs to no official'),
    absences: z.array(absenceSchema),
  })
  .meta({ id: 'OfficialDuties' });
export type OfficialDuties = z.infer<typeof dutiesSchema>;

export const dutyLinkSchema = z
  .object({
    url: z.string().describe('Opens the duties without an account'),
    token: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'DutyLink' });

/** An official of a match as its organisers see one. */
export const crewMemberSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    duty: dutySchema,
    ...answerFields,
    phone: z.string().nullable().describe('The number, shown to administrators alone'),
  })
  .meta({ id: 'CrewMember' });
export type CrewMember = z.infer<typeof crewMemberSchema>;

/** An official who may be assigned to a match, with what speaks against it. */
export const candidateSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    level: z.string(),
    city: z.string(),
    isAway: z.boolean().describe('Cannot come on the day of the match'),
    sameDay: z
      .array(z.object({ match: idSchema, time: z.string(), location: z.string() }))
      .describe('Other duties on that day'),
  })
  .meta({ id: 'CrewCandidate' });
export type Candidate = z.infer<typeof candidateSchema>;

export const ownCalendarSchema = z
  .object({ url: z.string().describe('An address to subscribe to; shown once') })
  .meta({ id: 'OwnCalendar' });
