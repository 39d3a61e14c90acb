import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { fileImportQuerySchema, fileImportSchema } from '#contract/match-file.ts';
import { idParamSchema } from '#contract/primitives.ts';
import type { Store } from '#server/db/store.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type Api, answers, authorOf, jsonAnswer } from '#server/http/api.ts';
import { importDataVolley } from './commands.ts';

const routes = {
  import: createRoute({
    method: 'post',
    path: '/matches/{id}/import',
    tags: ['Import'],
    summary: 'A .dvw file (DataVolley) as the log of a match that has none (admin)',
    request: {
      params: idParamSchema,
      query: fileImportQuerySchema,
      body: { required: true, content: { 'text/plain': { schema: z.string() } } },
    },
    responses: answers({
      200: jsonAnswer(fileImportSchema, 'What the file says, and what is odd in it'),
    }),
  }),
};

export function mountDataVolley(api: Api, store: Store): void {
  api.openapi(routes.import, async (c) => {
    const author = await authorOf(c);
    if (!/^text\/plain\b/i.test(c.req.header('content-type') ?? '')) {
      throw new AppError('UNSUPPORTED_TYPE', 'Send the .dvw file as text/plain.');
    }
    const { id } = c.req.valid('param');
    const text = await c.req.text();
    return c.json(await importDataVolley(store, author, id, text, c.req.valid('query')), 200);
  });
}
