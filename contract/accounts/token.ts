import { z } from 'zod';
import { cleanLine, idSchema, listOf } from '../primitives.ts';

const matches = z.array(idSchema).max(50).describe('The ids of the matches that it may score');
const leagues = z.array(idSchema).max(20).describe('The ids of the leagues that it may run');

export const TOKEN_DAYS = { usual: 90, most: 366 } as const;

/** A token with a part of its owner's rights. Without matches and leagues it reads. */
export const newTokenSchema = z
  .strictObject({
    name: cleanLine(80).min(1).describe('The program that is to use it'),
    matches: matches.default([]),
    leagues: leagues.default([]),
    days: z
      .number()
      .int()
      .min(1)
      .max(TOKEN_DAYS.most)
      .default(TOKEN_DAYS.usual)
      .describe('Days until it runs out'),
  })
  .meta({ id: 'NewToken' });
export type NewToken = z.infer<typeof newTokenSchema>;

export const createdTokenSchema = z
  .object({ id: idSchema, token: z.string().describe('`wavu_` and a secret. It is shown once.') })
  .meta({ id: 'CreatedToken' });

export const apiTokenSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    scope: z
      .object({ matches, leagues })
      .nullable()
      .describe('The part of the rights; null for a token of the server that has all of them'),
    createdAt: z.string(),
    expiresAt: z.string().nullable().describe('Null: it does not run out'),
    lastUsedAt: z.string().nullable().describe('The last use, to the hour; null for none'),
    revokedAt: z.string().nullable().describe('The time at which it was ended'),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiTokenSchema>;

export const apiTokenListSchema = listOf(apiTokenSchema).meta({ id: 'ApiTokenList' });
