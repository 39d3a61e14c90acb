import { z } from 'zod';

/** RFC 9457. `code` is stable and for programs, `detail` is the sentence for people. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    detail: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;
export type FieldError = { field: string; message: string };
