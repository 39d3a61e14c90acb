import { z } from 'zod';
import { idSchema, listOf } from '../primitives.ts';

/** Of one match: both sides of a sheet, and one of each captain. */
export const MOST_SHEET_PHOTOS = 8;

export const sheetPhotoSchema = z
  .object({
    id: idSchema,
    team: z
      .object({ id: idSchema, name: z.string() })
      .nullable()
      .describe('The team whose captain sent it; null: the office'),
    width: z.number().int(),
    height: z.number().int(),
    addedAt: z.string(),
  })
  .meta({ id: 'SheetPhoto' });
export type SheetPhoto = z.infer<typeof sheetPhotoSchema>;
export const sheetPhotoListSchema = listOf(sheetPhotoSchema);
