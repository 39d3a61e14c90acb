import { z } from 'zod';
import { cleanLine, idSchema, listOf, localDateSchema } from '../primitives.ts';

const courtDaySchema = {
  day: localDateSchema.describe('The day, YYYY-MM-DD'),
  location: cleanLine(200),
};

/** The venue and the day whose courts get links. */
export const makeCourtLinksSchema = z.strictObject(courtDaySchema).meta({ id: 'MakeCourtLinks' });
export type MakeCourtLinks = z.infer<typeof makeCourtLinksSchema>;
export const endCourtLinksSchema = z.object(courtDaySchema);

/** A link of a court for a day: it opens the match that is next there. Shown once. */
export const courtLinkSchema = z
  .object({
    court: z.string().nullable(),
    url: z.string(),
    token: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'CourtLink' });
export const courtLinksSchema = listOf(courtLinkSchema);

export const openCourtSchema = z
  .strictObject({ token: z.string().min(1).max(200) })
  .meta({ id: 'OpenCourt' });

/** The match that is played on the court now, or comes next, with a scorer link of this device's own. */
export const openedCourtSchema = z
  .object({
    match: idSchema,
    token: z.string(),
    expiresAt: z.string(),
    location: z.string(),
    court: z.string().nullable(),
  })
  .meta({ id: 'OpenedCourt' });
