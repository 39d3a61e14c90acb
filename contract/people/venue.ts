import { z } from 'zod';
import { cleanText, idSchema, listOf, nameSchema, pageQuerySchema } from '../primitives.ts';

export const venueSchema = z
  .object({
    id: idSchema,
    /** A match whose location says exactly this is played here. */
    name: z.string(),
    place: z.string(),
    /** Degrees (WGS 84), north and east positive; both or neither. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    courts: z.number().int(),
    note: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Venue' });
export type Venue = z.infer<typeof venueSchema>;

const fields = {
  name: nameSchema,
  place: nameSchema,
  latitude: z.number().min(-90).max(90).nullable().optional(),
  longitude: z.number().min(-180).max(180).nullable().optional(),
  courts: z.number().int().min(1).max(100).optional(),
  note: cleanText(1000).optional(),
};

export const createVenueSchema = z.strictObject(fields).meta({ id: 'CreateVenue' });
export type CreateVenue = z.infer<typeof createVenueSchema>;
export const updateVenueSchema = z.strictObject(fields).partial().meta({ id: 'UpdateVenue' });
export type UpdateVenue = z.infer<typeof updateVenueSchema>;

export const venueListQuerySchema = pageQuerySchema;
export const venueListSchema = listOf(venueSchema);
