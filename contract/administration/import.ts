import { z } from 'zod';
import { textSchema } from '#contract/text/text-schema.ts';
import { flagQuerySchema } from '../primitives.ts';
import { DAY_ORDERS } from './import-decisions.ts';

export const IMPORT_COLUMNS = [
  'date',
  'time',
  'team1',
  'team2',
  'location',
  'court',
  'group',
  'round',
  'sets',
  'result',
  'counts',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** A team is known by its name and gender. */
export const TEAM_COLUMNS = [
  'name',
  'gender',
  'city',
  'coach',
  'group',
  'about',
  'jerseyColor1',
  'jerseyColor2',
] as const;

/** A player is known by name and team. */
export const PLAYER_COLUMNS = [
  'fullName',
  'team',
  'jerseyNumber',
  'position',
  'dominantHand',
  'dateOfBirth',
  'gender',
  'nationality',
  'nickname',
  'height',
  'weight',
  'phone',
  'email',
  'licence',
  'licenceUntil',
  'consent',
] as const;

export const IMPORT_TABLES = ['teams', 'players'] as const;
export type ImportTable = (typeof IMPORT_TABLES)[number];

/** The changes that a row makes; each of `columns` has the value before and after. */
const importChangeSchema = z.object({
  row: z.number().int(),
  what: z.enum(['new', 'changed']),
  name: z.string(),
  columns: z.array(
    z.object({ column: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type ImportChange = z.infer<typeof importChangeSchema>;

const importErrorSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  /** The column as the file names it, where that differs, and the value that stands there. */
  heading: z.string().optional(),
  value: z.string().optional(),
  message: z.string(),
  text: textSchema.optional(),
  /** One of `questions` asks for it. */
  asked: z.boolean().optional(),
});

/** The reading of a file: its headings, columns and kinds of values. */
const importReadingSchema = z.object({
  /** The line of the headings; 0: the table has none. */
  headerRow: z.number().int(),
  /** The columns of the file by their places; `column` is null where one is not read. */
  headings: z.array(
    z.object({ heading: z.string(), column: z.string().nullable(), sample: z.string() }),
  ),
  /** The columns are those that a person chose for such headings before. */
  remembered: z.boolean(),
  /** Rows whose blank cells were filled from the rows above. */
  filled: z.number().int(),
  /** Lines that are no rows of the table, such as sums below it. */
  leftOut: z.array(z.object({ row: z.number().int(), text: z.string() })),
  /** Days as 3/4/01 where other days of the file say which number is the day. */
  days: z.object({ count: z.number().int(), order: z.enum(DAY_ORDERS) }).nullable(),
});
export type ImportReading = z.infer<typeof importReadingSchema>;

export const QUESTION_KINDS = ['days', 'team', 'noTeam'] as const;

/**
 * A point that a person decides. `value` is the text of the file, or of rows without a team their
 * first and last line (`113-114`), by which `decisions` answers.
 */
const importQuestionSchema = z.object({
  kind: z.enum(QUESTION_KINDS),
  value: z.string(),
  rows: z.array(z.number().int()),
  /** The number of rows concerned, where `rows` has not room for all. */
  count: z.number().int(),
  options: z.array(z.object({ id: z.string(), name: z.string() })),
  /** A new team may be made. */
  mayBeNew: z.boolean(),
});
export type ImportQuestion = z.infer<typeof importQuestionSchema>;

/** `row` is the line of the file, the header being row 1. Empty `errors` = everything was kept. */
export const importResultSchema = z
  .object({
    created: z.number().int(),
    updated: z.number().int(),
    errors: z.array(importErrorSchema),
    /** All that is wrong, where that is more than `errors` has room for, too. */
    errorCount: z.number().int().optional(),
    /** The changes of a dry run, which keeps nothing. */
    changes: z.array(importChangeSchema).optional(),
    /** Teams that fixtures would make in a dry run, each with the first row that names it. */
    newTeams: z.array(z.object({ row: z.number().int(), name: z.string() })).optional(),
    /** Notices for a person to look at, such as two players with the same shirt. */
    notes: z.array(importErrorSchema).optional(),
    questions: z.array(importQuestionSchema).optional(),
    reading: importReadingSchema.optional(),
    /** With `partial`: the rows that are not taken, with the headings of the file. */
    rest: z
      .object({
        headings: z.array(z.string()),
        rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
      })
      .optional(),
  })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;
/** The problems of a file, in an answer that kept nothing. */
export type ImportFaults = Required<Pick<ImportResult, 'errors' | 'errorCount'>>;
export type ImportError = z.infer<typeof importErrorSchema>;

/** `?partial=true` takes the rows that are good, and gives the others back. */
export const partialSchema = flagQuerySchema;

/** `?newTeams=false` asks for every team that is not there yet, instead of making it. */
export const newTeamsSchema = flagQuerySchema.describe(
  'With `false` no row makes a team: each name that no team has is a question, and `decisions` answers it ' +
    'by the id of a team or by `new`. A name that is nearly that of a team is a question in either case.',
);

/** `?dryRun=true` shows and keeps nothing. */
export const dryRunSchema = flagQuerySchema;
