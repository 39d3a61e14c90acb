import { z } from 'zod';
import { matchSchema } from '../matches/match.ts';
import { idSchema, listOf } from '../primitives.ts';
import { slotSchema } from './fixture-slot.ts';
import { ruleCostSchema } from './plan/plan-rules.ts';
import { scheduleFindingSchema } from './schedule.ts';
import { swissRoundSchema, swissStateSchema } from './swiss.ts';

const plannedTeamSchema = z.object({
  /** null while the team is not known. */
  id: z.string().nullable(),
  /** The team's name, or where it comes from: 'winner SF1'. */
  name: z.string(),
  source: slotSchema,
});
export type PlannedTeam = z.infer<typeof plannedTeamSchema>;

export const plannedFixtureSchema = z
  .object({
    /** The name of the match in the findings of a preview. */
    key: z.string(),
    round: z.number().int(),
    label: z.string().nullable(),
    /** The tie that it is one match of, and which. */
    tie: z.string().nullable(),
    leg: z.number().int().nullable(),
    /** Played only while its tie is open. */
    ifNeeded: z.boolean(),
    group: z.string().nullable(),
    matchDate: z.string(),
    matchTime: z.string(),
    location: z.string(),
    court: z.string().nullable(),
    team1: plannedTeamSchema,
    team2: plannedTeamSchema,
  })
  .meta({ id: 'PlannedFixture' });
export type PlannedFixture = z.infer<typeof plannedFixtureSchema>;

export const generatedFixturesSchema = z
  .object({
    dryRun: z.boolean(),
    /** The id by which the plan is taken back; null for a preview. */
    plan: z.string().nullable(),
    /** Every pairing in the order of rounds, also those whose teams are decided by others. */
    fixtures: z.array(plannedFixtureSchema),
    /** The problems of the dates, the worst first. */
    findings: z.array(scheduleFindingSchema),
    costs: z
      .array(ruleCostSchema)
      .describe('The days that each rule of the plan costs, with `dryRun`; empty otherwise'),
    /** The matches made: those whose two teams are known. */
    matches: z.array(matchSchema),
    drawSeed: z
      .string()
      .nullable()
      .describe('Repeats the draw of groups or crossings; null where nothing was drawn'),
    /** The state of a Swiss round; null otherwise. */
    swiss: swissRoundSchema.nullable(),
  })
  .meta({ id: 'GeneratedFixtures' });
export type GeneratedFixtures = z.infer<typeof generatedFixturesSchema>;

/** A kept fixture. `made`: there is a match with its id, whose group, day and place these are. */
export const fixtureSchema = plannedFixtureSchema
  .omit({ key: true })
  .extend({
    id: idSchema,
    plan: z.string(),
    league: z.object({ id: idSchema, name: z.string() }),
    state: z.enum(['waiting', 'made', 'not-needed']),
    /** Not published: whoever may not plan the league is not told of it. */
    draft: z.boolean(),
    startsAt: z.string(),
  })
  .meta({ id: 'Fixture' });
export type Fixture = z.infer<typeof fixtureSchema>;

export const fixtureListSchema = listOf(fixtureSchema)
  .extend({
    /** Tables that decide who plays on, and where teams are level: a lot has to be drawn. */
    lotsNeeded: z.array(z.object({ group: z.string(), teams: z.array(idSchema) })),
    /** null where the league is not played in Swiss rounds. */
    swiss: swissStateSchema.nullable(),
  })
  .meta({ id: 'FixtureList' });
export type FixtureList = z.infer<typeof fixtureListSchema>;

export const fixtureParamsSchema = z.object({ id: idSchema, fixture: idSchema });
export const planParamsSchema = z.object({ id: idSchema, plan: idSchema });
