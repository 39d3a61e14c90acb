import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { isGuessable, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-strength.ts';

/** A new password: 10 to 200 characters of any kind, and not one that everybody tries. */
export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD_LENGTH)
  .max(MAX_PASSWORD_LENGTH)
  .refine((password) => !isGuessable(password), textKey('password.common'));

/** A password that exists: whatever it is, it is only compared. */
export const knownPasswordSchema = z.string().min(1, textKey('field.required')).max(1000);
