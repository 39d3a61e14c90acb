import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { factorCodeSchema } from './second-factor.ts';

/** `POST /api/auth/sign-in/email`, outside `/api/v1` because it is the sign-in library's. */
export const signInSchema = z.object({
  /** Or a telephone number, however it is written. */
  email: z.string(textKey('field.required')).max(400, textKey('field.tooLong')),
  password: z.string(textKey('field.required')).max(1000, textKey('field.tooLong')),
  /** Asked for by `SECOND_FACTOR` where the account has one. */
  code: factorCodeSchema.optional(),
  /** A phone or computer of several people: the session ends soon after its last use. */
  shared: z.boolean().optional(),
});
export type SignIn = z.input<typeof signInSchema>;
