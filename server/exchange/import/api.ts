import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  dryRunSchema,
  IMPORT_TABLES,
  type ImportResult,
  importResultSchema,
} from '#contract/administration/import.ts';
import { XLSX_TYPE } from '#contract/administration/upload.ts';
import { genderSchema, idParamSchema, idSchema } from '#contract/primitives.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Api, answers, authorOf, jsonAnswer } from '#server/platform/http/api.ts';
import { faultyFile, importFixtures, importPeople } from './commands.ts';
import { tableFileOf } from './read/table-file.ts';

const tags = ['Import'];
const body = {
  required: true,
  content: {
    'text/csv': { schema: z.string() },
    [XLSX_TYPE]: { schema: z.string().meta({ format: 'binary' }) },
  },
};
const responses = answers({
  200: jsonAnswer(importResultSchema, 'What was made and changed'),
  422: {
    description: 'A problem with `errors` by row and column; nothing was kept',
    content: { 'application/problem+json': { schema: importResultSchema } },
  },
});

const routes = {
  fixtures: createRoute({
    method: 'post',
    path: '/leagues/{id}/import',
    tags,
    summary: 'Fixtures and results as CSV or XLSX, all or nothing (admin)',
    request: {
      params: idParamSchema,
      query: z.object({ gender: genderSchema.optional(), dryRun: dryRunSchema }),
      body,
    },
    responses,
  }),
  people: createRoute({
    method: 'post',
    path: '/import/{table}',
    tags,
    summary: 'Teams or players as CSV or XLSX, all or nothing (admin)',
    request: {
      params: z.object({ table: z.enum(IMPORT_TABLES) }),
      query: z.object({
        league: idSchema.optional(),
        /** Of players whose row names no team. */
        team: idSchema.optional(),
        dryRun: dryRunSchema,
      }),
      body,
    },
    responses,
  }),
};

export function mountImport(api: Api, store: Store): void {
  api.openapi(routes.fixtures, async (c) => {
    const file = await tableFileOf(c.req);
    const { id } = c.req.valid('param');
    const author = await authorOf(c);
    return c.json(whole(await importFixtures(store, author, id, file, c.req.valid('query'))), 200);
  });
  api.openapi(routes.people, async (c) => {
    const file = await tableFileOf(c.req);
    const { table } = c.req.valid('param');
    const author = await authorOf(c);
    return c.json(await importPeople(store, author, table, file, c.req.valid('query')), 200);
  });
}

/** Throws what is wrong with a file. */
function whole(result: ImportResult): ImportResult {
  const { errors, errorCount = errors.length } = result;
  if (errors.length === 0) return result;
  throw faultyFile({ errors, errorCount });
}
