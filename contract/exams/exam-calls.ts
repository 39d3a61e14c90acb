import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import { examResultSchema, examsOfSchema, handInSchema } from './exam.ts';
import { withdrawExamSchema } from './withdraw-exam.ts';

const tags = ['Officials'];
const params = idParamSchema;
const exams = jsonAnswer(examsOfSchema, 'The newest first, and the licence');

export const examCalls = {
  list: defineCall({
    method: 'get',
    path: '/officials/{id}/exams',
    tags,
    summary: 'The exams of an official, and the licence (admin, the official)',
    request: { params },
    responses: answers({ 200: exams }),
  }),
  handIn: defineCall({
    method: 'post',
    path: '/officials/{id}/exams',
    tags,
    summary: 'Hand in the log of an exam (the official, signed in or by the private link)',
    description:
      'A real set is told entry by entry, with mistakes of the table that have to be mended. The log is graded against what was played: 95 % of the entries and the score have to be right.',
    request: { params, body: jsonBody(handInSchema) },
    responses: answers({ 201: jsonAnswer(examResultSchema, 'The grade, with each fault') }),
  }),
  withdraw: defineCall({
    method: 'post',
    path: '/officials/{id}/exams/{exam}/withdrawal',
    tags,
    summary: 'Take the licence of an exam away, with a reason (admin)',
    request: {
      params: z.object({ id: idSchema, exam: idSchema }),
      body: jsonBody(withdrawExamSchema),
    },
    responses: answers({ 200: exams }),
  }),
};
