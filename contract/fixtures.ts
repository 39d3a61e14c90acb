import { z } from 'zod';
import { matchSchema } from './match.ts';
import { idSchema, localDateSchema, localTimeSchema, shortTextSchema } from './primitives.ts';

export const FIXTURE_KINDS = ['round-robin', 'double-round-robin', 'groups', 'knockout'] as const;

export const generateFixturesSchema = z
  .strictObject({
    kind: z.enum(FIXTURE_KINDS),
    /** The day of the first round. */
    startDate: localDateSchema,
    /** Wall-clock time of every match. */
    time: localTimeSchema.default('16:00'),
    /** Days from one round to the next. */
    daysBetween: z.number().int().min(0).max(60).default(7),
    location: shortTextSchema.optional(),
    /** In the order of their seeds; all teams of the league where it is missing. */
    teams: z.array(idSchema).min(2).max(64).optional(),
    /** Number of groups to deal by serpentine, where the league has none yet. */
    groups: z.number().int().min(1).max(16).optional(),
    /** Home and away within the groups. */
    twice: z.boolean().optional(),
    /** Shows what would be made and makes nothing. */
    dryRun: z.boolean().optional(),
  })
  .meta({ id: 'GenerateFixtures' });
export type GenerateFixtures = z.infer<typeof generateFixturesSchema>;

const plannedTeamSchema = z.object({
  /** null while the team is not known. */
  id: z.string().nullable(),
  /** The team's name, or where it comes from: 'Winner SF1'. */
  name: z.string(),
});

export const plannedFixtureSchema = z
  .object({
    round: z.number().int(),
    label: z.string().nullable(),
    group: z.string().nullable(),
    matchDate: z.string(),
    matchTime: z.string(),
    team1: plannedTeamSchema,
    team2: plannedTeamSchema,
  })
  .meta({ id: 'PlannedFixture' });
export type PlannedFixture = z.infer<typeof plannedFixtureSchema>;

export const generatedFixturesSchema = z
  .object({
    dryRun: z.boolean(),
    /** Every pairing in the order of rounds, also those whose teams are decided by others. */
    fixtures: z.array(plannedFixtureSchema),
    /** The matches made: those whose two teams are known. */
    matches: z.array(matchSchema),
  })
  .meta({ id: 'GeneratedFixtures' });
