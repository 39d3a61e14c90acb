import { z } from 'zod';
import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { partnerAnalyticsSchema } from './analytics.ts';

const tags = ['Partners'];
const params = idParamSchema;

export const analyticsCalls = {
  reach: defineCall({
    method: 'get',
    path: '/partners/{id}/reach',
    tags,
    summary: 'Page views of its leagues in the last 30 days (the partner, admin)',
    request: { params },
    responses: answers({ 200: jsonAnswer(partnerAnalyticsSchema, 'Day by day, league by league') }),
  }),
  csv: defineCall({
    method: 'get',
    path: '/partners/{id}/reach.csv',
    tags,
    summary: 'The same as CSV (the partner, admin)',
    request: { params },
    responses: answers({
      200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    }),
  }),
};
