import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { waysReportSchema, waysStateSchema } from './ways.ts';

const tags = ['Ways'];

export const waysCalls = {
  report: defineCall({
    method: 'get',
    path: '/ways/report',
    tags,
    summary: 'Everything that went out, by way and day, with its cost and the budgets (admin)',
    responses: answers({ 200: jsonAnswer(waysReportSchema, 'Counts, never a recipient') }),
  }),
  state: defineCall({
    method: 'put',
    path: '/ways/state',
    tags,
    summary: 'Stop everything that goes out, by all ways at once, or let it go out again (admin)',
    request: { body: jsonBody(waysStateSchema) },
    responses: answers(NO_CONTENT),
  }),
};
