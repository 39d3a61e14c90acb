import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { importResultSchema } from '#contract/import.ts';
import { genderSchema, idParamSchema } from '#contract/primitives.ts';
import type { Store } from '#server/db/store.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type Api, answers, authorOf, jsonAnswer } from '#server/http/api.ts';
import { importFixtures } from './commands.ts';

const route = createRoute({
  method: 'post',
  path: '/leagues/{id}/import',
  tags: ['Import'],
  summary: 'Fixtures and results as CSV, all or nothing (admin)',
  request: {
    params: idParamSchema,
    query: z.object({ gender: genderSchema.optional() }),
    body: { required: true, content: { 'text/csv': { schema: z.string() } } },
  },
  responses: answers({
    200: jsonAnswer(importResultSchema, 'What was made and changed'),
    422: {
      description: 'A problem with `errors` by row and column; nothing was kept',
      content: { 'application/problem+json': { schema: importResultSchema } },
    },
  }),
});

export function mountImport(api: Api, store: Store): void {
  api.openapi(route, async (c) => {
    const type = c.req.header('content-type') ?? '';
    if (!/^text\/(csv|plain)\b/i.test(type)) {
      throw new AppError('UNSUPPORTED_TYPE', 'Send the file as text/csv.');
    }
    const { id } = c.req.valid('param');
    const options = c.req.valid('query');
    const csv = await c.req.text();
    const result = await importFixtures(store, await authorOf(c), id, csv, options);
    if (result.errors.length === 0) return c.json(result, 200);
    throw new AppError('REFUSED', 'The file has errors. Nothing was saved.', {
      refusal: 'IMPORT_ERRORS',
      members: result,
    });
  });
}
