import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { languageSchema } from '../primitives.ts';
import {
  accountExportSchema,
  accountSchema,
  changePasswordSchema,
  eraseAccountSchema,
  updateAccountSchema,
} from './account.ts';

const tags = ['Accounts'];

export const ownAccountCalls = {
  get: defineCall({
    method: 'get',
    path: '/account',
    tags,
    summary: 'One’s own account',
    responses: answers({ 200: jsonAnswer(accountSchema, 'The account') }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/account',
    tags,
    summary: 'Change one’s own name, or confirm to be of age',
    request: { body: jsonBody(updateAccountSchema) },
    responses: answers({ 200: jsonAnswer(accountSchema, 'The account') }),
  }),
  password: defineCall({
    method: 'put',
    path: '/account/password',
    tags,
    summary: 'Change one’s own password; ends every other session',
    request: {
      query: z.object({ language: languageSchema.default(DEFAULT_LANGUAGE) }),
      body: jsonBody(changePasswordSchema),
    },
    responses: answers(NO_CONTENT),
  }),
  export: defineCall({
    method: 'get',
    path: '/account/export',
    tags,
    summary: 'Everything that is kept about oneself, as one JSON file',
    responses: answers({ 200: jsonAnswer(accountExportSchema, 'The file') }),
  }),
  erase: defineCall({
    method: 'post',
    path: '/account/erasure',
    tags,
    summary:
      'Erase one’s own account: with its password, or just after signing in where it has none',
    request: { body: jsonBody(eraseAccountSchema) },
    responses: answers(NO_CONTENT),
  }),
};
