import { auditListSchema, auditQuerySchema } from '../accounts/user.ts';
import { answers, defineCall, jsonAnswer } from '../define-call.ts';

export const auditCalls = {
  list: defineCall({
    method: 'get',
    path: '/audit',
    tags: ['Audit'],
    summary: 'The log of changes: person, time, before and after (admin)',
    request: { query: auditQuerySchema },
    responses: answers({ 200: jsonAnswer(auditListSchema, 'A page of the trail, newest first') }),
  }),
};
