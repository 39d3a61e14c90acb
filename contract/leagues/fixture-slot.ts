import { z } from 'zod';
import type { Slot } from '#domain/competition/slots/slot.ts';
import { idSchema } from '../primitives.ts';

const labelSchema = z.string().min(1).max(40);

/** The teams of a fixture before they are known; as the domain has it. */
export const slotSchema: z.ZodType<Slot> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('team'), team: idSchema }),
    z.object({ kind: z.literal('winner'), of: labelSchema }),
    z.object({ kind: z.literal('loser'), of: labelSchema }),
    z.object({ kind: z.literal('place'), group: z.string(), place: z.number().int() }),
    z.object({
      kind: z.literal('best-placed'),
      place: z.number().int(),
      among: z.array(z.string()),
      nth: z.number().int(),
      avoid: z.string().optional(),
    }),
  ])
  .meta({ id: 'FixtureSlot' });
