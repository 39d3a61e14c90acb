import { z } from 'zod';
import { cleanLine, cleanText, idSchema, languageSchema } from '../primitives.ts';
import { emailSchema, honeypotSchema } from './feedback.ts';

export const subscribeSchema = z
  .strictObject({
    email: emailSchema,
    language: languageSchema.optional(),
    website: honeypotSchema.optional(),
  })
  .meta({ id: 'Subscribe' });
export type Subscribe = z.infer<typeof subscribeSchema>;

/** The same for every address, whether or not it is subscribed already. */
export const subscribedSchema = z.object({ message: z.string() }).meta({ id: 'SubscribeAnswer' });

/** The secret in a link of a mail. */
export const newsletterTokenQuerySchema = z.object({ token: z.string().max(200).default('') });

export const newsletterSchema = z
  .object({
    /** False where this installation has no mail relay: nobody can subscribe. */
    sendsMail: z.boolean(),
    subscribers: z.number().int(),
    /** Asked for, not yet confirmed. */
    pending: z.number().int(),
  })
  .meta({ id: 'Newsletter' });
export type Newsletter = z.infer<typeof newsletterSchema>;

export const sendIssueSchema = z
  .strictObject({
    subject: cleanLine(150).min(1),
    /** Plain text; an empty line parts paragraphs. */
    text: cleanText(20_000).min(1),
  })
  .meta({ id: 'SendIssue' });
export type SendIssue = z.infer<typeof sendIssueSchema>;

export const issueSchema = z
  .object({ id: idSchema, recipients: z.number().int() })
  .meta({ id: 'Issue' });
