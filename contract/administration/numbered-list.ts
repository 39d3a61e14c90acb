import { z } from 'zod';
import { type ListOf, listOf } from '../primitives.ts';

export const pageNumberSchema = z.coerce.number().int().min(1).max(1_000_000);

/** Of lists in numbered pages, so that their `next` is sent as that of every other list. */
export const numberedCursorSchema = pageNumberSchema
  .optional()
  .describe('The `next` of the answer before: the number of a page, in the place of `page`');

/** A list in numbered pages: the number of all entries stands beside the page. */
export function registerOf<T extends z.ZodType>(item: T, order?: string) {
  return listOf(item, order).extend({
    /** Entries on all pages. */
    total: z.number().int(),
    page: z.number().int(),
    size: z.number().int(),
  });
}
export type RegisterOf<T> = ListOf<T> & { total: number; page: number; size: number };
