import { z } from 'zod';
import { playerGenderSchema } from '../people/player.ts';
import {
  cleanLine,
  END_OF_DAYS,
  idSchema,
  listOf,
  localDateSchema,
  localTimeSchema,
  nameSchema,
  orNull,
  shortTextSchema,
} from '../primitives.ts';

export const HALL_CHANGE_KINDS = ['match', 'player'] as const;
export type HallChangeKind = (typeof HALL_CHANGE_KINDS)[number];

/** `taken`: it stands at the site; `waiting`: somebody there decides; `refused`: the site keeps its own. */
export const HALL_CHANGE_STATES = ['taken', 'waiting', 'refused'] as const;

/** The reason why a change waits. */
export const HALL_CHANGE_REASONS = [
  'loan-over',
  'unknown-team',
  'other-day',
  'same-match',
  'same-name',
  'same-shirt',
  'changed-here',
  'gone',
] as const;
export type HallChangeReason = (typeof HALL_CHANGE_REASONS)[number];

/** The facts of a player that a hall may change; days of birth and contacts are not its business. */
const rosterFactsSchema = z
  .strictObject({
    fullName: nameSchema,
    /** Null: in no team any more. */
    team: idSchema.nullable(),
    jerseyNumber: z.number().int().min(0).max(99).nullable(),
    position: shortTextSchema.nullable(),
    gender: playerGenderSchema.nullable(),
  })
  .meta({ id: 'HallRosterFacts' });
export type RosterFacts = z.infer<typeof rosterFactsSchema>;

const plannedMatchSchema = z
  .strictObject({
    team1: idSchema,
    team2: idSchema,
    matchDate: localDateSchema,
    matchTime: localTimeSchema,
    location: shortTextSchema,
    court: cleanLine(20).nullable(),
    group: idSchema.nullable(),
  })
  .meta({ id: 'HallPlannedMatch' });
export type PlannedMatch = z.infer<typeof plannedMatchSchema>;

const envelope = {
  id: idSchema,
  /** Grows with each change of the same record: what comes late is known by it. */
  revision: z.number().int().min(1).max(1_000_000),
  author: cleanLine(120).nullable(),
  at: z.number().int().min(0).max(END_OF_DAYS),
};

const sentChangeSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('match'), ...envelope, facts: plannedMatchSchema })
    .meta({ id: 'HallMatchChange' }),
  z
    .strictObject({
      kind: z.literal('player'),
      ...envelope,
      facts: rosterFactsSchema,
      /** The record as the site lent it; null: it was made in the hall. */
      base: orNull(rosterFactsSchema),
    })
    .meta({ id: 'HallRosterChange' }),
]);
export type SentChange = z.infer<typeof sentChangeSchema>;

export const sendChangesSchema = z
  .strictObject({ changes: z.array(sentChangeSchema).min(1).max(50) })
  .meta({ id: 'SendHallChanges' });

const verdictSchema = z
  .object({
    kind: z.enum(HALL_CHANGE_KINDS),
    id: idSchema,
    revision: z.number().int(),
    state: z.enum(HALL_CHANGE_STATES),
    reason: z.enum(HALL_CHANGE_REASONS).nullable(),
    /** Of a match that was taken: the number of its pen. */
    epoch: z.number().int().nullable(),
  })
  .meta({ id: 'HallChangeVerdict' });
export type ChangeVerdict = z.infer<typeof verdictSchema>;
export const changeVerdictsSchema = listOf(verdictSchema);

export const CHANGE_FIELDS = [
  'fullName',
  'team',
  'jerseyNumber',
  'position',
  'gender',
  'team1',
  'team2',
  'matchDate',
  'matchTime',
  'location',
  'court',
  'group',
] as const;

export const hallChangeSchema = z
  .object({
    kind: z.enum(HALL_CHANGE_KINDS),
    id: idSchema,
    revision: z.number().int(),
    state: z.enum(HALL_CHANGE_STATES),
    reason: z.enum(HALL_CHANGE_REASONS).nullable(),
    /** The player, or the two teams. */
    title: z.string(),
    author: z.string().nullable(),
    changedAt: z.string(),
    /** Each fact in which both differ; of teams their names. */
    fields: z.array(
      z
        .object({
          field: z.enum(CHANGE_FIELDS),
          hall: z.string().nullable(),
          site: z.string().nullable(),
        })
        .meta({ id: 'HallChangeField' }),
    ),
    /** The record is still there, and so are its teams: the change may be taken. */
    possible: z.boolean(),
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'HallChange' });
export type HallChange = z.infer<typeof hallChangeSchema>;
export const hallChangeListSchema = listOf(hallChangeSchema);

export const decideChangeSchema = z
  .strictObject({
    keep: z.enum(['hall', 'site']),
    /** The revision that the person saw. */
    revision: z.number().int().min(1),
  })
  .meta({ id: 'DecideHallChange' });
export type DecideChange = z.infer<typeof decideChangeSchema>;
