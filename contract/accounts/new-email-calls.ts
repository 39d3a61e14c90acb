import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import {
  confirmNewEmailSchema,
  linkSentSchema,
  linkUsedSchema,
  newEmailRequestSchema,
} from './account.ts';

const tags = ['Accounts'];

export const newEmailCalls = {
  request: defineCall({
    method: 'post',
    path: '/account/email',
    tags,
    summary:
      'Ask for another e-mail address: mails a link to it; the same answer for every address',
    request: { body: jsonBody(newEmailRequestSchema) },
    responses: answers({ 202: jsonAnswer(linkSentSchema, 'A mail is on its way to that address') }),
  }),
  confirm: defineCall({
    method: 'post',
    path: '/account/email/confirm',
    tags,
    summary: 'Change the address with the secret of the mailed link; ends every other session',
    request: { body: jsonBody(confirmNewEmailSchema) },
    responses: answers({ 200: jsonAnswer(linkUsedSchema, 'The address to sign in with') }),
  }),
};
