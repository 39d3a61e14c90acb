import { z } from 'zod';
import type { TeamRef } from '../people/team.ts';
import { idSchema } from '../primitives.ts';

const teamSchema = z.object({ id: idSchema, name: z.string() });

/** The notes of a round of a Swiss competition beside its pairings. */
export const swissRoundSchema = z.object({
  round: z.number().int(),
  rounds: z.number().int(),
  /** The seed of the draw of the first round. */
  seed: z.string(),
  /** The team that rests and has a win by default. */
  bye: teamSchema.nullable(),
  /** Pairs that meet again, and teams that rest again, because nothing else was left. */
  rematches: z.array(z.object({ team1: teamSchema, team2: teamSchema })),
  secondBye: teamSchema.nullable(),
});
export type SwissRound = z.infer<typeof swissRoundSchema>;

/** The progress of a league in Swiss rounds. */
export const swissStateSchema = z
  .object({
    rounds: z.number().int(),
    paired: z.array(
      z.object({ round: z.number().int(), plan: z.string(), bye: teamSchema.nullable() }),
    ),
    /** Matches of the rounds so far without a winner yet. */
    missing: z.array(z.object({ id: idSchema, team1: z.string(), team2: z.string() })),
    /** The table from which the next round is paired, the best first. */
    table: z.array(
      z.object({ team: teamSchema, score: z.number().int(), buchholz: z.number().int() }),
    ),
    /** A day for the next round. */
    nextDate: z.string().nullable(),
    /** Wall-clock time of the first round, where matches are not placed on courts. */
    time: z.string().nullable(),
  })
  .meta({ id: 'SwissState' });
export type SwissState = z.infer<typeof swissStateSchema>;

/** A team without an opponent in a Swiss round, and which of the matches in hand are of that round. */
export type Rest = { round: number; team: TeamRef; matches: readonly string[] };
