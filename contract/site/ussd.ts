import { z } from 'zod';
import { type Language, PUBLISHED_LANGUAGES } from '../language.ts';

/** Phones with keys are for people who speak Swahili first; English is one key away. */
export const PHONE_LANGUAGE: Language = PUBLISHED_LANGUAGES[1];

/** Characters of the GSM alphabet that every network shows on one screen. */
export const USSD_SCREEN = 160;

export const ussdStateSchema = z
  .object({
    /** An operator may ask: `USSD_KEY` is set. */
    isOpen: z.boolean(),
    /** The code that people dial, as `*149*46#`; null where it is not set. */
    code: z.string().nullable(),
  })
  .meta({ id: 'UssdState' });

export const ussdQuerySchema = z.object({
  text: z
    .string()
    .max(1000)
    .optional()
    .describe('All replies of the session, divided by `*`; empty for the first screen'),
});

export const ussdScreenSchema = z
  .object({
    text: z.string(),
    /** Of the words of the screen. */
    language: z.string(),
    /** The session is over. */
    isEnd: z.boolean(),
    /** Its length in the GSM alphabet, at most 160. */
    length: z.number().int(),
  })
  .meta({ id: 'UssdScreen' });
export type UssdScreen = z.infer<typeof ussdScreenSchema>;
