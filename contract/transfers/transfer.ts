import { z } from 'zod';
import { cleanLine, idSchema, listOf, localDateSchema } from '../primitives.ts';

const teamSchema = z.object({ id: idSchema, name: z.string() });

export const transferSchema = z
  .object({
    id: idSchema,
    player: z
      .object({ id: idSchema, name: z.string() })
      .describe('The player who changes the team'),
    from: teamSchema.nullable().describe('The team that the player left; null where it was none'),
    to: teamSchema.describe('The team that the player came to'),
    day: z.string().describe('The first day in the new team, YYYY-MM-DD'),
    allowedBy: z.string().describe('The person or office that allowed it, in words'),
    exception: z
      .string()
      .describe('The reason why it was allowed outside a transfer window; mostly empty'),
  })
  .meta({ id: 'Transfer' });
export type Transfer = z.infer<typeof transferSchema>;

export const transfersSchema = listOf(transferSchema, 'The newest first, at most a hundred').meta({
  id: 'Transfers',
});

export const transferQuerySchema = z
  .object({
    team: idSchema.describe('Only those from or to this team'),
    club: idSchema.describe('Only those from or to a team of this club'),
    player: idSchema.describe('Only those of this player'),
  })
  .partial();

export const newTransferSchema = z
  .strictObject({
    player: idSchema.describe('The player who comes to the team'),
    day: localDateSchema.describe('The first day in the team, YYYY-MM-DD; not one to come'),
    allowedBy: cleanLine(120)
      .min(1)
      .describe('The person or office that allowed it, in words; everybody may read it'),
    jerseyNumber: z
      .number()
      .int()
      .min(0)
      .max(99)
      .nullable()
      .optional()
      .describe('The shirt in the new team; without it the player keeps the number'),
    exception: cleanLine(300)
      .optional()
      .describe(
        'The reason why it is allowed outside the transfer windows of a league of the team',
      ),
  })
  .meta({ id: 'NewTransfer' });
export type NewTransfer = z.infer<typeof newTransferSchema>;

/** A time of a player in a team. */
export const playerTimeSchema = z
  .object({
    team: teamSchema.describe('The team, also one that is archived'),
    from: z.string().nullable().describe('The first day, YYYY-MM-DD; null where nobody noted it'),
    until: z.string().nullable().describe('The last day, YYYY-MM-DD; null while it goes on'),
    leagues: z
      .array(
        z.object({
          id: idSchema,
          name: z.string(),
          season: z.string().describe('The season of the league, or the year of its first day'),
        }),
      )
      .describe('The leagues of the team in that time, the newest first'),
  })
  .meta({ id: 'PlayerTime' });
export type PlayerTime = z.infer<typeof playerTimeSchema>;

export const playerHistorySchema = z
  .object({
    times: z.array(playerTimeSchema).describe('The newest first'),
    transfers: z.array(transferSchema).describe('The newest first'),
  })
  .meta({ id: 'PlayerHistory' });
export type PlayerHistory = z.infer<typeof playerHistorySchema>;
