import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  meSchema,
  updateUserSchema,
  userListQuerySchema,
  userListSchema,
  userSchema,
} from './user.ts';

export const userCalls = {
  me: defineCall({
    method: 'get',
    path: '/me',
    tags: ['Users'],
    summary: 'The actor behind the session or token',
    responses: answers({ 200: jsonAnswer(meSchema, 'The actor') }),
  }),
  list: defineCall({
    method: 'get',
    path: '/users',
    tags: ['Users'],
    summary: 'Users (admin)',
    request: { query: userListQuerySchema },
    responses: answers({ 200: jsonAnswer(userListSchema, 'A page of users') }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/users/{id}',
    tags: ['Users'],
    summary: 'Change a role (admin; oneself once)',
    request: { params: idParamSchema, body: jsonBody(updateUserSchema) },
    responses: answers({ 200: jsonAnswer(userSchema, 'The user') }),
  }),
};
