import { z } from 'zod';
import { cleanLine, hexColorSchema } from '../../primitives.ts';

export const shirt = z.number().int().min(0).max(999);
export const shirts = z.array(shirt).max(30);
const person = cleanLine(100).min(1).optional();
export const teamSheetSchema = z.strictObject({
  players: shirts,
  liberos: shirts.optional(),
  captain: shirt.optional(),
  /** Sitting: the players of the class VS2. */
  vs2: shirts.optional(),
  /** The colours in which the team plays this match. */
  shirt: hexColorSchema.optional(),
  liberoShirt: hexColorSchema.optional(),
  staff: z.strictObject({ C: person, AC1: person, AC2: person, T: person, M: person }).optional(),
});
