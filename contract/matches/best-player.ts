import { z } from 'zod';
import { playerSummarySchema } from '../people/player.ts';
import { idSchema } from '../primitives.ts';

export const bestPlayerSchema = z
  .object({
    player: playerSummarySchema
      .nullable()
      .describe('null: nobody was chosen, or nobody who may be named'),
  })
  .meta({ id: 'BestPlayer' });

export const chooseBestPlayerSchema = z
  .strictObject({
    player: idSchema.nullable().describe('A player of either team; null takes the choice back'),
  })
  .meta({ id: 'ChooseBestPlayer' });
