import { z } from 'zod';
import { teamRefSchema } from '../people/team.ts';
import { idSchema, listOf } from '../primitives.ts';

const totals = {
  matches: z.number().int().describe('Matches in which the shirt was on court or made a point'),
  sets: z.number().int().describe('Sets on court; 0 where no line-ups were written down'),
  points: z.number().int(),
  attack: z.number().int(),
  block: z.number().int(),
  ace: z.number().int(),
};

export const leaderSchema = z
  .object({
    player: z.object({ id: idSchema, name: z.string(), number: z.number().int() }),
    team: teamRefSchema,
    ...totals,
  })
  .meta({ id: 'Leader' });
export type Leader = z.infer<typeof leaderSchema>;

export const leadersSchema = z
  .object({
    /** Matches with a result; forfeits are not among them. */
    played: z.number().int(),
    /** Those of them whose log names the players who made points: all lists rest on these. */
    withScorers: z.number().int(),
    points: z.array(leaderSchema),
    ace: z.array(leaderSchema),
    block: z.array(leaderSchema),
  })
  .meta({ id: 'Leaders' });
export type Leaders = z.infer<typeof leadersSchema>;

export const leadersQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(10).describe('Players in each list'),
});

const seasonLeague = z
  .object({ id: idSchema, name: z.string(), startsAt: z.string() })
  .nullable()
  .describe('null: matches of no league');

export const playerSeasonSchema = z
  .object({ league: seasonLeague, ...totals })
  .meta({ id: 'PlayerSeason' });
export type PlayerSeason = z.infer<typeof playerSeasonSchema>;
export const playerSeasonListSchema = listOf(playerSeasonSchema);

export const teamSeasonSchema = z
  .object({
    league: seasonLeague,
    played: z.number().int(),
    won: z.number().int(),
    lost: z.number().int(),
    setsWon: z.number().int(),
    setsLost: z.number().int(),
    /** The place in the table of the league, or of the group; null without one. */
    place: z.number().int().nullable(),
    teams: z.number().int().nullable().describe('Teams in that table'),
    /** No match of the league is open: the place is the last one. */
    isOver: z.boolean(),
  })
  .meta({ id: 'TeamSeason' });
export type TeamSeason = z.infer<typeof teamSeasonSchema>;
export const teamSeasonListSchema = listOf(teamSeasonSchema);
