import { z } from 'zod';
import { PUBLISHED_LANGUAGES } from '../language.ts';
import { OVERLAY_SHOWN, OVERLAY_STYLES, SCREEN_POSITIONS, SCREEN_THEMES } from '../site/screen.ts';

/** The overlay of a match as its operator has it; null is as the address of the overlay says. */
export const streamControlSchema = z
  .strictObject({
    shown: z.enum(OVERLAY_SHOWN),
    style: z.enum(OVERLAY_STYLES).nullable(),
    theme: z.enum(SCREEN_THEMES).nullable(),
    pos: z.enum(SCREEN_POSITIONS).nullable(),
    language: z.enum(PUBLISHED_LANGUAGES).nullable(),
    isMirrored: z.boolean().nullable(),
  })
  .meta({ id: 'StreamControl' });
export type StreamControl = z.infer<typeof streamControlSchema>;

/** Before anybody chose: everything as the address says. */
export const UNCONTROLLED: StreamControl = {
  shown: 'auto',
  style: null,
  theme: null,
  pos: null,
  language: null,
  isMirrored: null,
};

export const streamViewSchema = z
  .object({
    control: streamControlSchema,
    /** The venue of the match where it is on record, and its court, for the overlay of the court. */
    place: z.object({ venue: z.string(), court: z.string() }).nullable(),
  })
  .meta({ id: 'StreamView' });
export type StreamView = z.infer<typeof streamViewSchema>;
