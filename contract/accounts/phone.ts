import type { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { cleanLine } from '../primitives.ts';
import { normalPhone } from './normal-phone.ts';

/** A number to sign in with and to be written to. */
export const phoneSchema = cleanLine(40).refine(
  (typed) => normalPhone(typed) !== undefined,
  textKey('field.phone'),
) satisfies z.ZodType<string>;
