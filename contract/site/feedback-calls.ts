import { answers, defineCall, formOrJsonBody, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  feedbackListQuerySchema,
  feedbackListSchema,
  feedbackSchema,
  feedbackSentSchema,
  sendFeedbackSchema,
  updateFeedbackSchema,
} from './feedback.ts';

const tags = ['Feedback'];

export const feedbackCalls = {
  send: defineCall({
    method: 'post',
    path: '/feedback',
    tags,
    summary: 'Say something to the administrators; a plain form is led back to its page',
    request: { body: formOrJsonBody(sendFeedbackSchema) },
    responses: answers({
      201: jsonAnswer(feedbackSentSchema, 'It was kept'),
      303: {
        description:
          'A plain form is led to `/feedback?sent=1`, or `?error=` with the fields at fault',
      },
    }),
  }),
  list: defineCall({
    method: 'get',
    path: '/feedback',
    tags,
    summary: 'Feedback, newest first (admin)',
    request: { query: feedbackListQuerySchema },
    responses: answers({ 200: jsonAnswer(feedbackListSchema, 'A page of feedback') }),
  }),
  mark: defineCall({
    method: 'patch',
    path: '/feedback/{id}',
    tags,
    summary: 'Mark as read or unread, as done or not (admin)',
    request: { params: idParamSchema, body: jsonBody(updateFeedbackSchema) },
    responses: answers({ 200: jsonAnswer(feedbackSchema, 'The feedback') }),
  }),
};
