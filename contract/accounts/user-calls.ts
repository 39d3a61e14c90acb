import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  invitedUserSchema,
  invitedUsersSchema,
  linkLanguageSchema,
  meSchema,
  newUserSchema,
  signInLinkSchema,
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
  create: defineCall({
    method: 'post',
    path: '/users',
    tags: ['Users'],
    summary: 'Make an account and the link by which its owner chooses a password (admin)',
    description:
      'An e-mail address, a telephone number or both, with which the person signs in. The link opens the account once within 72 hours; it is answered now and kept nowhere.',
    request: { body: jsonBody(newUserSchema) },
    responses: answers({ 201: jsonAnswer(invitedUserSchema, 'The user, and the link') }),
  }),
  link: defineCall({
    method: 'post',
    path: '/users/{id}/sign-in-link',
    tags: ['Users'],
    summary: 'Make a link by which a user chooses a new password (admin)',
    description:
      'The link is for one use within 72 hours. Links made before end; the password and the sessions stay until the link is used.',
    request: { params: idParamSchema, body: jsonBody(linkLanguageSchema) },
    responses: answers({ 201: jsonAnswer(signInLinkSchema, 'The link') }),
  }),
  links: defineCall({
    method: 'post',
    path: '/users/sign-in-links',
    tags: ['Users'],
    summary: 'Make links for all users who cannot sign in (admin)',
    description:
      'Nobody has a password after the import of another installation. At most 500 at a time, by name; the call again makes those of the next ones, as soon as the first are used.',
    request: { body: jsonBody(linkLanguageSchema) },
    responses: answers({ 201: jsonAnswer(invitedUsersSchema, 'The users with their links') }),
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
