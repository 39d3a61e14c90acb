import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { LANGUAGES } from './language.ts';

/** Opaque to clients; ours are UUIDv7 in text form. */
export const idSchema = z.string().regex(/^[\w.:-]{1,64}$/, textKey('field.id'));

/** The language of the page that a form stands on, and of the mails that follow. */
export const languageSchema = z.enum(LANGUAGES);

/** Days outside are slips of the keyboard, such as the year 206. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';
/** The first instant after the last of these days, epoch milliseconds. */
export const END_OF_DAYS = Date.parse('2200-01-01T00:00:00+03:00');
const NO_SUCH_YEAR = textKey('field.day');

/** A calendar day in Tanzania (EAT, UTC+3): `YYYY-MM-DD`, of the years 1900 to 2199. */
export const localDateSchema = z.iso.date().refine(isInYears, NO_SUCH_YEAR);

/** A wall-clock time in Tanzania (EAT, UTC+3): `HH:mm`. */
export const localTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, textKey('field.time'));

/** A day or an instant, ISO 8601, of the same years. */
export const isoSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
  .refine((text) => isInYears(text.slice(0, FIRST_DAY.length)), NO_SUCH_YEAR);

/** A value that is no day at all is reported as such, and once. */
function isInYears(day: string): boolean {
  if (!z.iso.date().safeParse(day).success) return true;
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** Yes or no in the query of a call. */
export const flagQuerySchema = z
  .stringbool()
  .optional()
  .meta({ type: 'string', enum: ['true', 'false'] });

/** An address as RFC 3986 has it: other characters, which people and browsers write too, are percent-encoded. */
export function asUri(address: string): string {
  return address.toWellFormed().replace(/[^!#-;=?-[\]_a-z~]/gu, encodeURIComponent);
}

export const hexColorSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, textKey('field.colour'))
  .toLowerCase();

/**
 * No control characters but line breaks and tabs: no database, log or terminal should meet them.
 *
 * @param max characters
 */
export function cleanText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !CONTROL.test(text), textKey('field.noControl'));
}

/** One line of clean text. */
export function cleanLine(max: number) {
  return cleanText(max).refine((text) => !/[\r\n\t]/.test(text), textKey('field.oneLine'));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export const nameSchema = cleanLine(120).min(1);
export const textSchema = cleanText(5000);
export const shortTextSchema = cleanLine(200);

/**
 * An address that a page may lead to; its host is a name. Both cases are written out: a pattern of the OpenAPI
 * document has no flags.
 */
export const httpsLinkSchema = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^[Hh][Tt][Tt][Pp][Ss]:\/\/[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d{1,5})?(?:[/?#][^\s<>"'\\]*)?$/,
    textKey('field.httpsLink'),
  )
  .overwrite(asUri);

/** Facts for fans of a match or a league; null where there is none. */
export const fanFields = {
  watchUrl: httpsLinkSchema.nullable().describe('The address of the broadcast'),
  ticketsUrl: httpsLinkSchema.nullable().describe('The address at which tickets are sold'),
  ticketPrice: z
    .number()
    .int()
    .min(0)
    .max(10_000_000)
    .nullable()
    .describe('Whole Tanzanian shillings; 0: free, null: not known'),
};

/** The words in the place of a coach or a partner where there is none. */
export const NO_NAME = 'N/A';

export const GENDERS = ['Men', 'Women'] as const;
export const genderSchema = z.enum(GENDERS);
export type Gender = z.infer<typeof genderSchema>;

/**
 * A schema of its own name, or null. `.nullable()` says the same to zod; in the OpenAPI document it
 * loses the null, because a reference stands alone there.
 */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.union([schema, z.null()]);
}

/** `?limit=` 1 to 100 (default 30) and `?cursor=`, the `next` of the answer before. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(400).optional(),
});

/**
 * Every list answers `{items, next}`, whatever else it says beside them; `next` is null at the end, and
 * always where the call answers all there is at once.
 *
 * @param order what the items are and how they are ordered, for the description
 */
export function listOf<T extends z.ZodType>(item: T, order?: string) {
  const items = z.array(item);
  return z.object({
    items: order === undefined ? items : items.describe(order),
    next: z.string().nullable(),
  });
}

export type ListOf<T> = { items: T[]; next: string | null };

/** A page of what has changed, and how many there are: programs that keep a copy ask so. */
export const copiedListQuerySchema = pageQuerySchema.extend({
  updatedSince: z.iso
    .datetime({ offset: true })
    .optional()
    .describe(
      'Only items that were changed at this instant or later, by their `updatedAt`. Archived items are in no list.',
    ),
  total: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: the answer says in `total` how many there are on all pages.'),
});

/** `{items, next}`, and `total` where it was asked for. */
export function countedListOf<T extends z.ZodType>(item: T) {
  return listOf(item).extend({
    total: z.number().int().optional().describe('The number on all pages; only with `?total=true`'),
  });
}

export type CountedListOf<T> = ListOf<T> & { total?: number };

export const idParamSchema = z.object({ id: idSchema });
