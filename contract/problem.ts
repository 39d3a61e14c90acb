import { z } from 'zod';
import { textSchema } from './text/text-schema.ts';

const fieldErrorSchema = z.object({
  field: z.string(),
  message: z.string(),
  text: textSchema.optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** RFC 9457. `code` is stable and for programs, `detail` is the sentence for people in English. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    detail: z.string(),
    text: textSchema.optional(),
    errors: z.array(fieldErrorSchema).optional(),
    retryAfter: z.number().int().optional().describe('Seconds after which to try again'),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;
