import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { knownPasswordSchema } from './password.ts';

/** Six digits of the app or a recovery code, as people write them: with or without gaps. */
export const factorCodeSchema = z
  .string(textKey('field.required'))
  .max(40, textKey('field.tooLong'))
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/, textKey('secondStep.codeForm')));

export const beginSecondFactorSchema = z
  .strictObject({ password: knownPasswordSchema })
  .meta({ id: 'BeginSecondFactor' });

/** The secret that the app needs; shown once. */
export const begunSecondFactorSchema = z
  .object({
    /** Base 32, to type. */
    secret: z.string(),
    /** `otpauth://`, for the camera. */
    address: z.string(),
  })
  .meta({ id: 'BegunSecondFactor' });
export type BegunSecondFactor = z.infer<typeof begunSecondFactorSchema>;

export const confirmSecondFactorSchema = z
  .strictObject({ code: factorCodeSchema })
  .meta({ id: 'ConfirmSecondFactor' });

/** Each lets in once, without the phone; shown once. */
export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

export const endSecondFactorSchema = z
  .strictObject({ password: knownPasswordSchema, code: factorCodeSchema })
  .meta({ id: 'EndSecondFactor' });
