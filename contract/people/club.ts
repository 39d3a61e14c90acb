import { z } from 'zod';
import {
  cleanLine,
  hexColorSchema,
  idSchema,
  listOf,
  nameSchema,
  pageQuerySchema,
  textSchema,
} from '../primitives.ts';
import { teamSchema } from './team.ts';

export const clubSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    city: z.string(),
    contact: z
      .string()
      .describe('The contact that the club wants in public: a telephone number, an address'),
    about: z.string(),
    color1: z.string(),
    color2: z.string(),
    teamCount: z.number().int(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Club' });
export type Club = z.infer<typeof clubSchema>;

export const clubDetailSchema = clubSchema
  .extend({
    teams: z.array(
      teamSchema.extend({
        leagues: z
          .array(z.object({ id: idSchema, name: z.string(), startsAt: z.string() }))
          .describe('All that the team is or was entered in, the latest first'),
      }),
    ),
  })
  .meta({ id: 'ClubDetail' });
export type ClubDetail = z.infer<typeof clubDetailSchema>;

const fields = {
  name: nameSchema,
  city: nameSchema,
  contact: cleanLine(200).optional(),
  about: textSchema.optional(),
  color1: hexColorSchema.optional(),
  color2: hexColorSchema.optional(),
};

export const createClubSchema = z.strictObject(fields).meta({ id: 'CreateClub' });
export type CreateClub = z.infer<typeof createClubSchema>;
export const updateClubSchema = z.strictObject(fields).partial().meta({ id: 'UpdateClub' });
export type UpdateClub = z.infer<typeof updateClubSchema>;

export const clubListQuerySchema = pageQuerySchema.extend({ q: cleanLine(100).optional() });
export const clubListSchema = listOf(clubSchema);
