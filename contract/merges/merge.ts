import { z } from 'zod';
import { idSchema, listOf } from '../primitives.ts';

/** The kinds of records of which two may be the same one. */
export const MERGE_KINDS = ['player', 'team', 'club'] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];
const kindSchema = z.enum(MERGE_KINDS).describe('The kind of both records');

/** The things that refer to a record and go along with it. */
const MERGE_MOVES = [
  'players',
  'teams',
  'leagues',
  'matches',
  'fixtures',
  'memberships',
  'discipline',
  'charges',
  'managers',
  'consents',
  'requests',
  'lineups',
  'news',
  'followers',
  'others',
] as const;
export type MergeMove = (typeof MERGE_MOVES)[number];

const recordSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    detail: z
      .string()
      .describe('Facts that tell it apart: team and year of birth, gender and city'),
  })
  .meta({ id: 'MergedRecord' });
export type MergedRecord = z.infer<typeof recordSchema>;

const fieldSchema = z.string().describe('The name of the field as in the record itself');

export const mergePreviewSchema = z
  .object({
    kind: kindSchema,
    kept: recordSchema.describe('The record that stays'),
    merged: recordSchema.describe('The record that becomes a part of it'),
    conflicts: z
      .array(
        z.object({
          field: fieldSchema,
          kept: z.string().describe('The value of the record that stays'),
          merged: z.string().describe('The value of the other record'),
        }),
      )
      .describe('The fields in which both have a value, and not the same'),
    taken: z
      .array(
        z.object({
          field: fieldSchema,
          value: z.string().describe('The value of the other record'),
        }),
      )
      .describe('The fields that only the other record has'),
    moves: z
      .array(
        z.object({
          kind: z.enum(MERGE_MOVES).describe('The kind of things that go along'),
          count: z.number().int().describe('The number of them'),
        }),
      )
      .describe('Items that refer to the other record and will refer to the one that stays'),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.infer<typeof mergePreviewSchema>;

export const mergeRecordsSchema = z
  .strictObject({
    choices: z
      .record(z.string().max(40), z.enum(['kept', 'merged']))
      .describe('The record whose value stays, for each conflict'),
  })
  .meta({ id: 'MergeRecords' });
export type MergeRecords = z.infer<typeof mergeRecordsSchema>;

export const mergeSchema = z
  .object({
    kind: kindSchema,
    kept: z.object({ id: idSchema, name: z.string() }).describe('The record that stays'),
    merged: z
      .object({ id: idSchema, name: z.string() })
      .describe('The record that is a part of it'),
    at: z.string().describe('The instant at which they were merged'),
    by: z.string().nullable().describe('The person who merged them; null where nobody is known'),
    undoUntil: z
      .string()
      .nullable()
      .describe('The instant until which the two can be parted again; null where they cannot'),
  })
  .meta({ id: 'Merge' });
export type Merge = z.infer<typeof mergeSchema>;

export const mergesSchema = listOf(mergeSchema, 'The newest first, at most fifty').meta({
  id: 'Merges',
});
export type Merges = z.infer<typeof mergesSchema>;

export const doublesSchema = listOf(
  z.object({ records: z.array(recordSchema).describe('Records of one name, the oldest first') }),
  'The first hundred groups, by name',
).meta({ id: 'Doubles' });
export type Doubles = z.infer<typeof doublesSchema>;

export const mergeQuerySchema = z.object({ kind: kindSchema });
export const mergeParamsSchema = z.object({
  kind: kindSchema,
  id: idSchema.describe('The record that stays'),
  other: idSchema.describe('The record that becomes a part of it'),
});
