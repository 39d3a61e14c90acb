import { z } from 'zod';
import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { fileImportQuerySchema, fileImportSchema, ownMatchFileSchema } from './match-file.ts';

export const matchFileCalls = {
  import: defineCall({
    method: 'post',
    path: '/matches/{id}/import',
    tags: ['Import'],
    summary: 'A .dvw file (DataVolley) or a log.json as the log of a match that has none (admin)',
    request: {
      params: idParamSchema,
      query: fileImportQuerySchema,
      // Not `required` for the library, which would then check every body as JSON.
      body: {
        content: {
          'text/plain': { schema: z.string() },
          'application/json': { schema: ownMatchFileSchema },
        },
      },
    },
    responses: answers({
      200: jsonAnswer(fileImportSchema, 'The contents of the file, and the oddities in it'),
    }),
  }),
};
