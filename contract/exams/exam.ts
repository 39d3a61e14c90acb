import { z } from 'zod';
import { EXAM_IDS } from '#domain/exam/exams.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { matchEventSchema } from '../matches/match-event.ts';
import { idSchema, listOf, orNull } from '../primitives.ts';

const sideSchema = z.enum(SIDES);

const itemSchema = z
  .object({
    kind: z.enum(['serve', 'lineup', 'rally', 'timeout', 'substitution']),
    team: sideSchema,
    players: z.array(z.number().int()).optional(),
    out: z.number().int().optional(),
    in: z.number().int().optional(),
  })
  .meta({ id: 'ExamEntry' });
export type ExamEntry = z.infer<typeof itemSchema>;

const faultSchema = z
  .object({
    kind: z.enum(['missing', 'extra']),
    item: itemSchema,
    score: z.tuple([z.number().int(), z.number().int()]),
  })
  .meta({ id: 'ExamFault' });

export const examResultSchema = z
  .object({
    id: idSchema,
    exam: z.enum(EXAM_IDS),
    takenAt: z.string(),
    right: z.number().int(),
    total: z.number().int(),
    percent: z.number().int(),
    passed: z.boolean(),
    faults: z.array(faultSchema),
    /** The licence is taken away; the reason, in words. */
    withdrawn: z.string().nullable(),
  })
  .meta({ id: 'ExamResult' });
export type ExamResult = z.infer<typeof examResultSchema>;

export const scorerLicenceSchema = z
  .object({
    exam: z.enum(EXAM_IDS),
    since: z.string(),
    until: z.string(),
    isValid: z.boolean(),
  })
  .meta({ id: 'ScorerLicence' });
export type ScorerLicence = z.infer<typeof scorerLicenceSchema>;

export const examsOfSchema = listOf(examResultSchema)
  .extend({
    official: z.object({ id: idSchema, name: z.string() }),
    /** Of the exams that were passed the highest, then the newest. */
    licence: orNull(scorerLicenceSchema),
    /** Tries that are left today. */
    tries: z.number().int(),
  })
  .meta({ id: 'OfficialExams' });
export type ExamsOf = z.infer<typeof examsOfSchema>;

/** Five times as many entries as any exam has. */
export const handInSchema = z
  .strictObject({ exam: z.enum(EXAM_IDS), events: z.array(matchEventSchema).min(1).max(500) })
  .meta({ id: 'HandInExam' });
export type HandIn = z.infer<typeof handInSchema>;

/** A licence ends so many years after its exam. */
export const LICENCE_YEARS = 2;
export const TRIES_A_DAY = 5;
