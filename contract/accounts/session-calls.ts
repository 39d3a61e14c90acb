import { answers, defineCall, jsonAnswer, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import { sessionListSchema } from './account.ts';

const tags = ['Accounts'];

export const sessionCalls = {
  list: defineCall({
    method: 'get',
    path: '/account/sessions',
    tags,
    summary: 'The devices that one is signed in on',
    responses: answers({ 200: jsonAnswer(sessionListSchema, 'The sessions that hold') }),
  }),
  end: defineCall({
    method: 'delete',
    path: '/account/sessions/{id}',
    tags,
    summary: 'Sign one device out',
    request: { params: idParamSchema },
    responses: answers(NO_CONTENT),
  }),
  endAll: defineCall({
    method: 'delete',
    path: '/account/sessions',
    tags,
    summary: 'Sign out everywhere',
    responses: answers(NO_CONTENT),
  }),
  endOf: defineCall({
    method: 'delete',
    path: '/users/{id}/sessions',
    tags: ['Users'],
    summary: 'Sign a user out everywhere (admin); tokens of the API and scorer links stay',
    request: { params: idParamSchema },
    responses: answers(NO_CONTENT),
  }),
};
