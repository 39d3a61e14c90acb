import { z } from 'zod';
import { answers, defineCall, jsonAnswer } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { partnerReachSchema } from './analytics.ts';

const tags = ['Partners'];
const params = idParamSchema;

export const analyticsCalls = {
  reach: defineCall({
    method: 'get',
    path: '/partners/{id}/reach',
    tags,
    summary: 'How often its leagues were looked at in the last 30 days (the partner, admin)',
    request: { params },
    responses: answers({ 200: jsonAnswer(partnerReachSchema, 'Day by day, league by league') }),
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
