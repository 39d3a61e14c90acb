import { z } from 'zod';

const plannedPlace = {
  matchDate: z.string(),
  matchTime: z.string(),
  location: z.string(),
  court: z.string().nullable(),
};

export type PlannedPlace = z.infer<z.ZodObject<typeof plannedPlace>>;

/** The day, hour and place that a match was published with, before it was moved. */
export const movedFromSchema = z
  .object({
    ...plannedPlace,
    /** When it was moved the last time. */
    movedAt: z.string(),
  })
  .meta({ id: 'MovedFrom' });
export type MovedFrom = z.infer<typeof movedFromSchema>;
