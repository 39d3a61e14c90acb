import { z } from 'zod';
import { PUBLISHED_LANGUAGES } from '../language.ts';
import { cleanLine, cleanText, idSchema, listOf, pageQuerySchema } from '../primitives.ts';

const refSchema = z.object({ id: idSchema, name: z.string() }).nullable();

export const newsSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    /** Plain text; an empty line parts paragraphs. */
    text: z.string(),
    league: refSchema,
    team: refSchema,
    /** The readers whose language it is written in; null = everybody. */
    language: z.enum(PUBLISHED_LANGUAGES).nullable(),
    publishedAt: z.string(),
    /** Seen by administrators only. */
    draft: z.boolean(),
    /** In its own shape; the smaller one has `-480.webp` in place of `-960.webp`. */
    picture: z
      .object({ address: z.string(), width: z.number().int(), height: z.number().int() })
      .nullable(),
    /** The picture in words, for people who do not see it; null where the title says it. */
    pictureAlt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'News' });
export type News = z.infer<typeof newsSchema>;

export const PICTURE_ALT_LENGTH = 300;
/** An empty text is none. */
const pictureAlt = cleanLine(PICTURE_ALT_LENGTH).nullable().optional();

const fields = {
  title: cleanLine(200).min(1),
  text: cleanText(20_000).min(1),
  /** The league or team that it is about; null or absent = volleyball at large. */
  league: idSchema.nullable().optional(),
  team: idSchema.nullable().optional(),
  /** Listed for readers of this language alone; null or absent = for all. */
  language: z.enum(PUBLISHED_LANGUAGES).nullable().optional(),
  /** ISO 8601 with an offset, not in the future; absent = now. */
  publishedAt: z.iso.datetime({ offset: true }).optional(),
  /** True: written, not (any more) published. */
  draft: z.boolean().optional(),
  /** The picture in words, for people who do not see it; null, absent or empty where the title says it. */
  pictureAlt,
};

export const createNewsSchema = z.strictObject(fields).meta({ id: 'CreateNews' });
export type CreateNews = z.infer<typeof createNewsSchema>;
export const updateNewsSchema = z.strictObject(fields).partial().meta({ id: 'UpdateNews' });
export type UpdateNews = z.infer<typeof updateNewsSchema>;

/** A picture without a text takes the former picture's text with it. */
export const newsPictureFormSchema = z.object({ pictureAlt });

export const newsListQuerySchema = pageQuerySchema.extend({
  team: idSchema.optional(),
  league: idSchema.optional(),
  /** News for readers of this language: written in it, or for all. */
  language: z.enum(PUBLISHED_LANGUAGES).optional(),
});
export const newsListSchema = listOf(newsSchema);
