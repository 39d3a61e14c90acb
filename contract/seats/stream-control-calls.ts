import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { streamControlSchema, streamViewSchema } from './stream-control.ts';

const tags = ['Seats'];

export const streamControlCalls = {
  one: defineCall({
    method: 'get',
    path: '/matches/{id}/stream-control',
    tags,
    summary: 'The overlay of a match as its operator has it (stream operator, scorer of the match)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(streamViewSchema, 'The choice, and the court') }),
  }),
  set: defineCall({
    method: 'put',
    path: '/matches/{id}/stream-control',
    tags,
    summary: 'Choose the overlay of a match; open overlays follow at once (stream operator, admin)',
    request: { params: idParamSchema, body: jsonBody(streamControlSchema) },
    responses: answers({ 200: jsonAnswer(streamViewSchema, 'The choice as it is now') }),
  }),
};
