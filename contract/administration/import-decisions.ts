import { z } from 'zod';
import { genderSchema, idSchema } from '../primitives.ts';

/** The order of 3/4/01, which can be read in two ways: the day or the month stands first. */
export const DAY_ORDERS = ['day', 'month'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const MOST_COLUMNS = 100;
const MOST_ANSWERS = 300;
const MAX_NAME = 200;

/** The longest decisions of an import, in characters, as they stand in its address. */
const MAX_DECISIONS = 6000;

/** The answers of a person to what a file leaves open. */
export const importDecisionsSchema = z
  .strictObject({
    headerRow: z
      .number()
      .int()
      .min(0)
      .max(20_001)
      .describe('The line of the headings; 0: the table has none'),
    columns: z
      .array(z.string().max(40).nullable())
      .max(MOST_COLUMNS)
      .describe('Our column for each column of the file by its place; null: not read'),
    dayOrder: z.enum(DAY_ORDERS).describe('The order of 3/4/01: its day or its month first'),
    gender: genderSchema.describe(
      'The gender of new teams where neither the row nor the league says it',
    ),
    teams: z
      .record(z.string().max(MAX_NAME), z.union([z.enum(['new', 'none']), idSchema]))
      .refine((names) => Object.keys(names).length <= MOST_ANSWERS)
      .describe('The team that a name of the file means: its id, a new one, or none'),
    rows: z
      .record(z.string().regex(/^\d{1,5}-\d{1,5}$/), z.union([z.enum(['none', 'out']), idSchema]))
      .refine((blocks) => Object.keys(blocks).length <= MOST_ANSWERS)
      .describe('The team of the lines of a block without one: an id, none, or out: not imported'),
    leaveTimes: z
      .boolean()
      .describe('Days, times, venues and courts of matches that are there stay as they are'),
  })
  .partial();
export type ImportDecisions = z.infer<typeof importDecisionsSchema>;

/** The same as JSON in the address of a call. */
export const decisionsQuerySchema = z
  .string()
  .max(MAX_DECISIONS)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'is no JSON' });
      return z.NEVER;
    }
  })
  .pipe(importDecisionsSchema)
  .optional()
  .meta({ type: 'string', description: 'JSON: the answers to what the file leaves open' });
