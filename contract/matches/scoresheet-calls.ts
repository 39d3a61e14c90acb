import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { answers, defineCall } from '../define-call.ts';
import { idParamSchema, languageSchema } from '../primitives.ts';

export const scoresheetCalls = {
  pdf: defineCall({
    method: 'get',
    path: '/matches/{id}/scoresheet.pdf',
    tags: ['Scoring'],
    summary: 'The scoresheet on paper; drawn signatures only for admin and its scorer',
    request: {
      params: idParamSchema,
      query: z.object({ lang: languageSchema.default(DEFAULT_LANGUAGE) }),
    },
    responses: answers({
      200: {
        description: 'A4 across; what the log does not tell stays empty',
        content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
      },
    }),
  }),
};
