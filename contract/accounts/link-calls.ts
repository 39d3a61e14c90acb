import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import {
  linkSentSchema,
  linkUsedSchema,
  registerSchema,
  resetRequestSchema,
  useLinkSchema,
} from './account.ts';

const tags = ['Accounts'];
const SENT = { 202: jsonAnswer(linkSentSchema, 'A mail is on its way, if the address is one') };

export const linkCalls = {
  register: defineCall({
    method: 'post',
    path: '/registrations',
    tags,
    summary: 'Ask for an account: mails a link; the same answer for every address',
    request: { body: jsonBody(registerSchema) },
    responses: answers(SENT),
  }),
  confirm: defineCall({
    method: 'post',
    path: '/registrations/confirm',
    tags,
    summary: 'Make the account with the secret of the mailed link and a password',
    request: { body: jsonBody(useLinkSchema) },
    responses: answers({ 201: jsonAnswer(linkUsedSchema, 'The account stands: sign in') }),
  }),
  askReset: defineCall({
    method: 'post',
    path: '/password-resets',
    tags,
    summary: 'Ask for a new password: mails a link; the same answer for every address',
    request: { body: jsonBody(resetRequestSchema) },
    responses: answers(SENT),
  }),
  reset: defineCall({
    method: 'post',
    path: '/password-resets/confirm',
    tags,
    summary: 'Set the password with the secret of the mailed link; ends every session',
    request: { body: jsonBody(useLinkSchema) },
    responses: answers({ 200: jsonAnswer(linkUsedSchema, 'The password stands: sign in') }),
  }),
};
