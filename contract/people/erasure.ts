import { z } from 'zod';

/** The treatment of the name on results: the person chooses. */
export const NAME_CHOICES = ['keep', 'erase'] as const;

export const erasePersonSchema = z
  .strictObject({
    name: z
      .enum(NAME_CHOICES)
      .describe('`keep`: the name stays on results; `erase`: another stands in its place'),
  })
  .meta({ id: 'ErasePerson' });
export type ErasePerson = z.infer<typeof erasePersonSchema>;

/** All that is kept of one person who has no account. */
export const personExportSchema = z
  .object({
    exportedAt: z.string(),
    record: z.record(z.string(), z.unknown()),
    consents: z.array(z.record(z.string(), z.unknown())),
    teamRequests: z.array(z.record(z.string(), z.unknown())),
    cards: z.array(z.record(z.string(), z.unknown())),
    memberships: z.array(z.record(z.string(), z.unknown())),
    transfers: z.array(z.record(z.string(), z.unknown())),
    suspensions: z.array(z.record(z.string(), z.unknown())),
    matches: z.array(z.record(z.string(), z.unknown())),
    absences: z.array(z.record(z.string(), z.unknown())),
    exams: z.array(z.record(z.string(), z.unknown())),
    trail: z.array(z.record(z.string(), z.unknown())),
  })
  .meta({ id: 'PersonExport' });
export type PersonExport = z.infer<typeof personExportSchema>;
