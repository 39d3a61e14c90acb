import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { forecastSchema } from './forecast.ts';

export const forecastCalls = {
  ofLeague: defineCall({
    method: 'get',
    path: '/leagues/{id}/forecast',
    tags: ['Standings'],
    summary: 'The chances of places and of the next matches, from the sets played so far',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(forecastSchema, 'Every table of the league') }),
  }),
};
