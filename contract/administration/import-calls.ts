import { z } from 'zod';
import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { genderSchema, idParamSchema, idSchema } from '../primitives.ts';
import { dryRunSchema, IMPORT_TABLES, importResultSchema, partialSchema } from './import.ts';
import { decisionsQuerySchema } from './import-decisions.ts';
import { XLSX_TYPE } from './upload.ts';

const tags = ['Import'];
const body = {
  required: true,
  content: {
    'text/csv': { schema: z.string() },
    [XLSX_TYPE]: { schema: z.string().meta({ format: 'binary' }) },
  },
};

const howSchemas = {
  dryRun: dryRunSchema,
  partial: partialSchema,
  decisions: decisionsQuerySchema,
};

const responses = answers({
  200: jsonAnswer(importResultSchema, 'The rows that were created and changed'),
  422: {
    description: 'A problem with `errors` by row and column; nothing was kept',
    content: { 'application/problem+json': { schema: importResultSchema } },
  },
});

export const importCalls = {
  fixtures: defineCall({
    method: 'post',
    path: '/leagues/{id}/import',
    tags,
    summary:
      'Fixtures and results as CSV or XLSX, all or nothing, or with partial what is good (admin)',
    request: {
      params: idParamSchema,
      query: z.object({ gender: genderSchema.optional(), ...howSchemas }),
      body,
    },
    responses,
  }),
  people: defineCall({
    method: 'post',
    path: '/import/{table}',
    tags,
    summary:
      'Teams or players as CSV or XLSX, all or nothing, or with partial what is good (admin)',
    request: {
      params: z.object({ table: z.enum(IMPORT_TABLES) }),
      query: z.object({
        league: idSchema.optional(),
        /** Of players whose row names no team. */
        team: idSchema.optional(),
        ...howSchemas,
      }),
      body,
    },
    responses,
  }),
};
