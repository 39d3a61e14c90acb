import { z } from 'zod';
import { idSchema } from '../primitives.ts';

/** The matters that an administrator should look at, in the order of the day's needs. */
export const ATTENTION_KINDS = [
  'stale-live',
  'results-missing',
  'parked',
  'clashes',
  'duties-declined',
  'captains-differ',
  'dates-asked',
  'postponed',
  'consents',
  'claims',
  'team-requests',
  'feedback',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** Dangers to all stored data: `npm run wavu -- check` and docs/operations.md say more. */
export const WARNINGS = [
  'database-damaged',
  'disk-nearly-full',
  'backup-failed',
  'backup-late',
  'backup-missing',
  'first-password',
] as const;
export type Warning = (typeof WARNINGS)[number];

export const CLASH_CAUSES = ['team', 'official', 'court'] as const;

/** Two matches that want one team or official at a time, or one court more than a venue has. */
export const clashSchema = z.object({
  cause: z.enum(CLASH_CAUSES),
  /** The name of the team, the official or the venue. */
  name: z.string(),
  date: z.string(),
  matches: z.array(
    z.object({
      id: idSchema,
      team1: z.string(),
      team2: z.string(),
      time: z.string(),
      court: z.string().nullable(),
      /** Its id, where the match is of one: its calendar is where the match is moved. */
      league: idSchema.nullable(),
    }),
  ),
});
export type Clash = z.infer<typeof clashSchema>;

export const backupStateSchema = z.object({
  /** Whether the server makes a copy every day by itself. */
  isOn: z.boolean(),
  /** The last daily copy that was opened and found whole. */
  lastGood: z.object({ at: z.string(), name: z.string(), bytes: z.number().int() }).nullable(),
  /** The reason why the last one is no backup; null for a good one. */
  fault: z.string().nullable(),
  lastByHand: z
    .string()
    .nullable()
    .describe('The last backup that somebody downloaded or made by the command line'),
});
export type BackupState = z.infer<typeof backupStateSchema>;

/** The first steps that an installation has taken; all false for secretaries of leagues. */
export const beginningSchema = z.object({
  hasDemonstration: z.boolean().describe('The leagues are those of the demonstration'),
  isNamed: z.boolean().describe('The site has the name of an association'),
  hasHelpers: z.boolean().describe('Somebody else has an account, or a scorer has a link'),
});
export type Beginning = z.infer<typeof beginningSchema>;

/** The numbers of the dashboard; `attention` names only what there is some of. */
export const summarySchema = z
  .object({
    counts: z.object({
      live: z.number().int(),
      matches: z.number().int(),
      teams: z.number().int(),
      players: z.number().int(),
      leagues: z.number().int(),
    }),
    attention: z.array(z.object({ kind: z.enum(ATTENTION_KINDS), count: z.number().int() })),
    /** The first reason why matches clash. */
    clashes: z.array(clashSchema),
    warnings: z.array(z.enum(WARNINGS)),
    backups: backupStateSchema,
    beginning: beginningSchema,
  })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof summarySchema>;
