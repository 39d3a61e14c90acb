import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { scoutingParamsSchema, scoutingSchema, writeScoutingSchema } from './scouting.ts';

const tags = ['Seats'];

export const scoutingCalls = {
  list: defineCall({
    method: 'get',
    path: '/matches/{id}/scouting',
    tags,
    summary: 'The rallies of a match with their touches (statistician, scorer of the match)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(scoutingSchema, 'All rallies in order') }),
  }),
  write: defineCall({
    method: 'put',
    path: '/matches/{id}/rallies/{rally}/scouting',
    tags,
    summary: 'The touches of a rally; the score stays as it is (statistician, admin)',
    request: { params: scoutingParamsSchema, body: jsonBody(writeScoutingSchema) },
    responses: answers(NO_CONTENT),
  }),
  file: defineCall({
    method: 'get',
    path: '/matches/{id}/match.dvw',
    tags: ['Matches'],
    summary: 'The match as a file of DataVolley (.dvw), with all touches that are known',
    request: { params: idParamSchema },
    responses: answers({
      200: {
        description: 'Text in UTF-8, read back by POST /matches/{id}/import',
        content: { 'text/plain': { schema: z.string() } },
      },
    }),
  }),
};
