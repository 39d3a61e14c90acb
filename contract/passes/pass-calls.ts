import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema, languageSchema } from '../primitives.ts';
import { openedPassSchema, openPassSchema, passQuerySchema } from './pass.ts';

const tags = ['Eligibility'];
const lang = languageSchema.default(DEFAULT_LANGUAGE);

export const passCalls = {
  print: defineCall({
    method: 'get',
    path: '/leagues/{id}/passes.pdf',
    tags,
    summary:
      'Passes of the licensed players of a league, or of one team of it (admin, secretaries)',
    description:
      'The pass has the picture or the shirt, and a code whose page says whether the licence is valid.',
    request: { params: idParamSchema, query: passQuerySchema.extend({ lang }) },
    responses: answers({
      200: {
        description: 'A4, upright, eight passes on a sheet',
        content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
      },
    }),
  }),
  open: defineCall({
    method: 'post',
    path: '/passes/opened',
    tags,
    summary: 'Whether the licence of a pass is valid, by the code on it',
    description: 'A code is of no use any more once the licence has another number.',
    request: { body: jsonBody(openPassSchema) },
    responses: answers({ 200: jsonAnswer(openedPassSchema, 'The pass as it is today') }),
  }),
};
