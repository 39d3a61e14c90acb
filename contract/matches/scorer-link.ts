import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { idSchema } from '../primitives.ts';

/** Digits of a PIN. Alone it opens a match, so it has to be longer than a card's. */
export const PIN_DIGITS = 8;

export const scorerLinkSchema = z
  .object({
    id: idSchema,
    url: z.string(),
    token: z.string(),
    /** For whoever cannot open the link: eight digits, entered at `/score`. Shown once. */
    pin: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'ScorerLink' });

/** Spaces and dashes between the digits are read over. */
export const enterPinSchema = z
  .strictObject({
    pin: z
      .string()
      .max(40)
      .transform((text) => text.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{8}$/, textKey('pin.form'))),
  })
  .meta({ id: 'EnterPin' });

/** The answer to a PIN: a scorer link of this device's own. */
export const openedLinkSchema = z
  .object({ match: idSchema, token: z.string(), expiresAt: z.string() })
  .meta({ id: 'OpenedScorerLink' });
