import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import {
  cleanLine,
  cleanText,
  idSchema,
  languageSchema,
  listOf,
  pageQuerySchema,
} from '../primitives.ts';

export const emailSchema = z.string().trim().max(254).pipe(z.email());

/** Out of sight of people: what is written here was written by a program. */
export const honeypotSchema = z.string().max(1000);

/** A form without JavaScript sends what is left empty as empty text. */
export const sendFeedbackSchema = z
  .strictObject({
    name: cleanLine(120).optional(),
    email: z.union([z.literal(''), emailSchema]).optional(),
    message: cleanText(5000).min(1),
    /** The page of the site that it is about, such as `/teams`. */
    page: cleanLine(300).optional(),
    language: languageSchema.optional(),
    website: honeypotSchema.optional(),
  })
  .meta({ id: 'SendFeedback' });
export type SendFeedback = z.infer<typeof sendFeedbackSchema>;

export const feedbackSentSchema = z.object({ sent: z.literal(true) }).meta({ id: 'FeedbackSent' });

export const feedbackSchema = z
  .object({
    id: idSchema,
    name: z.string().nullable(),
    email: z.string().nullable(),
    message: z.string(),
    page: z.string().nullable(),
    read: z.boolean(),
    /** Dealt with: it stays, out of the way. */
    done: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'Feedback' });
export type Feedback = z.infer<typeof feedbackSchema>;

export const updateFeedbackSchema = z
  .strictObject({ read: z.boolean(), done: z.boolean() })
  .partial()
  .refine(
    (mark) => mark.read !== undefined || mark.done !== undefined,
    textKey('field.feedbackState'),
  )
  .meta({ id: 'UpdateFeedback' });
export type UpdateFeedback = z.infer<typeof updateFeedbackSchema>;

export const feedbackListQuerySchema = pageQuerySchema.extend({
  /** `true`: only what nobody has read yet. */
  unread: z.enum(['true', 'false']).optional(),
  /** `true`: only what is dealt with, `false`: only what is not. */
  done: z.enum(['true', 'false']).optional(),
});
/** `unread` counts all of them, not only those of the page. */
export const feedbackListSchema = listOf(feedbackSchema).extend({ unread: z.number().int() });
export type FeedbackList = z.infer<typeof feedbackListSchema>;
