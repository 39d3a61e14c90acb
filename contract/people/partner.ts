import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { asUri, idSchema, listOf, nameSchema, pageQuerySchema } from '../primitives.ts';

/** The partners of leagues, as everybody sees them. */
export const partnerSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** Their own site; null where they have none. */
    link: z.string().nullable(),
    logo: z.string().nullable(),
    /** Leagues that name them. */
    leagueCount: z.number().int(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Partner' });
export type Partner = z.infer<typeof partnerSchema>;

const linkSchema = z
  .string()
  .trim()
  .max(300)
  .refine((url) => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url), textKey('field.https'))
  .overwrite(asUri);

const fields = { name: nameSchema, link: linkSchema.nullable().optional() };
const account = { account: idSchema.nullable().optional() };

export const createPartnerSchema = z
  .strictObject({ ...fields, ...account })
  .meta({ id: 'CreatePartner' });
export type CreatePartner = z.infer<typeof createPartnerSchema>;
export const updatePartnerSchema = z
  .strictObject({ ...fields, ...account })
  .partial()
  .meta({ id: 'UpdatePartner' });
export type UpdatePartner = z.infer<typeof updatePartnerSchema>;

/** With the account that sees the leagues of this partner, for administrators. */
export const partnerEntrySchema = partnerSchema
  .extend({ account: z.object({ id: idSchema, name: z.string() }).nullable() })
  .meta({ id: 'PartnerEntry' });
export type PartnerEntry = z.infer<typeof partnerEntrySchema>;

export const partnerListQuerySchema = pageQuerySchema.extend({
  /** `true`: only the partners that the caller's account stands for. */
  mine: z.enum(['true']).optional(),
});
export const partnerListSchema = listOf(partnerSchema);
