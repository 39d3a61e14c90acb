import type { Context } from 'hono';
import type { z } from 'zod';
import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { faultsOf } from './faults-of.ts';

/** The body of a call outside of `/api/v1`, or the problem that names the fields at fault. */
export async function readJson<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  const input = schema.safeParse(await c.req.json().catch(() => ({})));
  if (input.success) return input.data;
  const errors = faultsOf(input.error);
  throw new AppError('INVALID_FIELDS', textOf('form.fillRequired'), { errors });
}
