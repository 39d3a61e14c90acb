import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import {
  cleanLine,
  cleanText,
  idSchema,
  listOf,
  localDateSchema,
  nameSchema,
  shortTextSchema,
} from '../primitives.ts';

/** The duties of a match's officials, in the order of a scoresheet. */
export const DUTIES = [
  'referee1',
  'referee2',
  'challenge-referee',
  'scorer',
  'assistant-scorer',
  'line-judge',
  'delegate',
] as const;
export const dutySchema = z.enum(DUTIES);
export type Duty = z.infer<typeof dutySchema>;

/** The most officials of a duty in a match; of the other duties one. */
export const MAX_LINE_JUDGES = 4;
/** Officials to choose from in an answer; further ones are searched for. */
export const MAX_CANDIDATES = 50;
/** The officials who may score the match with their account. */
export const SCORING_DUTIES: readonly Duty[] = ['scorer', 'assistant-scorer'];

/** An official as administrators see one. */
export const officialSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** Such as 'National' or 'FIVB'. */
    level: z.string(),
    city: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    note: z.string(),
    /** The account with which they score the matches that they are assigned to. */
    account: z.object({ id: idSchema, name: z.string() }).nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Official' });
export type Official = z.infer<typeof officialSchema>;

const fields = {
  name: nameSchema,
  level: shortTextSchema.optional(),
  city: shortTextSchema.optional(),
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^[+\d][\d ()-]{4,}$/, textKey('field.phone'))
    .nullable()
    .optional(),
  email: z.email().max(200).nullable().optional(),
  note: cleanText(1000).optional(),
  account: idSchema.nullable().optional(),
};
export const createOfficialSchema = z.strictObject(fields).meta({ id: 'CreateOfficial' });
export type CreateOfficial = z.infer<typeof createOfficialSchema>;
export const updateOfficialSchema = z.strictObject(fields).partial().meta({ id: 'UpdateOfficial' });
export type UpdateOfficial = z.infer<typeof updateOfficialSchema>;

/** Everybody sees the name and the duty, no more. */
export const matchOfficialSchema = z
  .object({ id: idSchema, name: z.string(), duty: dutySchema })
  .meta({ id: 'MatchOfficial' });
export type MatchOfficial = z.infer<typeof matchOfficialSchema>;

const assignmentsSchema = z.array(z.strictObject({ official: idSchema, duty: dutySchema })).max(12);

/** The whole list: who is not in it is not assigned (any more). */
export const assignOfficialsSchema = z
  .strictObject({ officials: assignmentsSchema })
  .meta({ id: 'AssignOfficials' });
export type AssignOfficials = z.infer<typeof assignOfficialsSchema>;

/** The officials of all matches of a court on a day that have not begun. */
export const assignCourtSchema = z
  .strictObject({
    date: localDateSchema,
    location: cleanLine(200),
    court: cleanLine(20).nullable().describe('Null for a place without names of courts'),
    officials: assignmentsSchema
      .min(1)
      .describe('Take the place of whoever has these duties; officials of other duties stay'),
  })
  .meta({ id: 'AssignCourt' });
export type AssignCourt = z.infer<typeof assignCourtSchema>;

/** The matches with their officials as they were before, so that it can be taken back. */
export const courtAssignedSchema = listOf(
  z.object({ match: idSchema, before: assignmentsSchema }),
).meta({ id: 'CourtAssigned' });
export type CourtAssigned = z.infer<typeof courtAssignedSchema>;

export const matchOfficialListSchema = listOf(matchOfficialSchema);
