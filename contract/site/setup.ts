import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { passwordSchema } from '../accounts/password.ts';
import { phoneSchema } from '../accounts/phone.ts';
import { cleanLine, nameSchema } from '../primitives.ts';
import { emailSchema } from './feedback.ts';
import { updateSiteSchema } from './site.ts';

/** The first start: who administers the site, and whose site it is. */
export const setUpSchema = z
  .strictObject({
    /** As the terminal of the server printed it. */
    code: cleanLine(100).min(1),
    name: nameSchema,
    email: emailSchema.optional(),
    phone: phoneSchema.optional(),
    password: passwordSchema,
    site: updateSiteSchema.pick({
      name: true,
      shortName: true,
      color1: true,
      color2: true,
      language: true,
    }),
    /** Leagues, teams and matches to look at; without it the site is empty. */
    demo: z.boolean(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['phone'],
    error: textKey('user.phoneOrEmail'),
  })
  .meta({ id: 'SetUp' });
export type SetUp = z.infer<typeof setUpSchema>;
