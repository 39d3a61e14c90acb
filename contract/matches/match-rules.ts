import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import {
  DISCIPLINES,
  type MatchRules,
  ON_TIME,
  ROTATIONS,
  SIDES_BETWEEN,
  SUBSTITUTION_MODES,
} from '#domain/volleyball/match-rules.ts';
import { PRESET_NAMES } from '#domain/volleyball/names/kinds.ts';

const points = z.number().int().min(1).max(200);
const count = z.number().int().min(0).max(99);
const seconds = z.number().int().min(0).max(3600);
const sideChange = z
  .union([z.strictObject({ leader: points }), z.strictObject({ every: points })])
  .nullable();

/** A whole set of match rules, as a league may edit them; the fields are the domain's. */
const completeRulesSchema: z.ZodType<MatchRules> = z
  .strictObject({
    discipline: z.enum(DISCIPLINES),
    setsToWin: z.number().int().min(1).max(10).nullable(),
    fixedSets: z.number().int().min(1).max(20).nullable(),
    deadSets: z.boolean(),
    target: points,
    decidingTarget: points,
    lead: points,
    decidingLead: points,
    cap: points.nullable(),
    decidingCap: points.nullable(),
    timeLimitMin: z.number().int().min(1).max(600).nullable(),
    onTime: z.enum(ON_TIME),
    playersOnCourt: z.number().int().min(1).max(12),
    rotation: z.enum(ROTATIONS),
    subs: z.strictObject({ max: count, mode: z.enum(SUBSTITUTION_MODES) }),
    liberos: z.strictObject({ max: count, mayServe: z.boolean() }),
    /** Players on a team sheet, liberos among them; absent = as usual in the discipline. */
    sheet: z.strictObject({ max: z.number().int().min(1).max(30) }).optional(),
    timeouts: z.strictObject({
      perSet: count,
      inDecider: count,
      secs: seconds,
      firstBefore: points.optional(),
      notAfterChallenge: z.boolean().optional(),
    }),
    tto: z
      .strictObject({
        trigger: z.enum(['leader', 'sum']),
        at: z.array(points).max(10),
        sets: z.enum(['all', 'all-but-deciding']),
        secs: seconds,
      })
      .nullable(),
    sides: z.strictObject({
      between: z.enum(SIDES_BETWEEN),
      during: sideChange,
      decider: sideChange,
    }),
    challenges: z.strictObject({ max: count, per: z.enum(['set', 'match']) }).nullable(),
    recoveryMin: count.nullable(),
    defaultScore: z.number().int().min(0).max(200).nullable(),
    golden: z.boolean(),
    longInterval: z
      .strictObject({ after: z.number().int().min(1).max(19), secs: seconds })
      .optional(),
    /** On matches of before a correction of how three entries are read: they keep their score. */
    formerReading: z.literal(true).optional(),
  })
  .refine((rules) => (rules.setsToWin === null) !== (rules.fixedSets === null), {
    path: ['setsToWin'],
    message: textKey('rules.setsEitherOr'),
  })
  .refine(({ cap, target }) => cap === null || cap >= target, {
    path: ['cap'],
    message: textKey('rules.capBelowTarget'),
  })
  .refine(
    ({ decidingCap, decidingTarget }) => decidingCap === null || decidingCap >= decidingTarget,
    {
      path: ['decidingCap'],
      message: textKey('rules.capBelowTarget'),
    },
  )
  .refine(({ lead, target }) => lead <= target, {
    path: ['lead'],
    message: textKey('rules.leadAboveTarget'),
  })
  .refine(({ decidingLead, decidingTarget }) => decidingLead <= decidingTarget, {
    path: ['decidingLead'],
    message: textKey('rules.leadAboveTarget'),
  });

/** The name of a preset of the domain, or whole rules. */
export const matchRulesSchema = z.union([z.enum(PRESET_NAMES), completeRulesSchema]);
export type MatchRulesChoice = z.infer<typeof matchRulesSchema>;
