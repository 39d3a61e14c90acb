import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import {
  officeMessagesQuerySchema,
  officeMessagesSchema,
  ownMessagesQuerySchema,
  ownMessagesSchema,
  seenSchema,
} from './message.ts';

const tags = ['Messages'];

export const messageCalls = {
  mine: defineCall({
    method: 'get',
    path: '/me/messages',
    tags,
    summary: "Messages of the office to oneself, one's teams, leagues and duties",
    request: { query: ownMessagesQuerySchema },
    responses: answers({ 200: jsonAnswer(ownMessagesSchema, 'A part of the messages') }),
  }),
  seen: defineCall({
    method: 'put',
    path: '/me/messages/seen',
    tags,
    summary: 'Note that everything up to a message was read',
    request: { body: jsonBody(seenSchema) },
    responses: answers(NO_CONTENT),
  }),
  list: defineCall({
    method: 'get',
    path: '/admin/messages',
    tags,
    summary:
      'Messages of the office with the ways that they went (admin, secretaries: of their leagues)',
    request: { query: officeMessagesQuerySchema },
    responses: answers({ 200: jsonAnswer(officeMessagesSchema, 'A page of the messages') }),
  }),
};
