import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { answers, defineCall } from '../define-call.ts';
import { paperQuerySchema } from '../leagues/paper-calls.ts';
import { idParamSchema, idSchema, languageSchema, localDateSchema } from '../primitives.ts';

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
  blank: defineCall({
    method: 'get',
    path: '/days/{date}/blank-sheets.pdf',
    tags: ['Scoring'],
    summary:
      'Blank scoresheets, line-up and libero sheets of a day (admin, secretary of the league)',
    request: {
      params: z.object({ date: localDateSchema }),
      query: paperQuerySchema.extend({
        league: idSchema
          .optional()
          .describe('A single league; if left out, all leagues that the reader works on'),
      }),
    },
    responses: answers({
      200: {
        description:
          'Across, with the rosters of each match that is still to be played; at most 60',
        content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
      },
    }),
  }),
};
