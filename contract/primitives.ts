import { z } from 'zod';

/** Opaque to clients; ours are UUIDv7 in text form. */
export const idSchema = z.string().min(1).max(64);

/** A calendar day in Tanzania (EAT, UTC+3): `YYYY-MM-DD`. */
export const localDateSchema = z.iso.date();

/** A wall-clock time in Tanzania (EAT, UTC+3): `HH:mm`. */
export const localTimeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time HH:mm between 00:00 and 23:59');

/** A day or an instant, ISO 8601. */
export const isoSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

export const hexColorSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0b6b3a');

export const nameSchema = z.string().trim().min(1).max(120);
export const textSchema = z.string().trim().max(5000);
export const shortTextSchema = z.string().trim().max(200);

export const GENDERS = ['Men', 'Women'] as const;
export const genderSchema = z.enum(GENDERS);
export type Gender = z.infer<typeof genderSchema>;

/** `?limit=` 1 to 100 (default 30) and `?cursor=`, the `next` of the answer before. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(400).optional(),
});

/** Every list answers `{items, next}`; `next` is null at the end. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

export type ListOf<T> = { items: T[]; next: string | null };

export const idParamSchema = z.object({ id: idSchema });
