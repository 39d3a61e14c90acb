import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import {
  beginSecondFactorSchema,
  begunSecondFactorSchema,
  confirmSecondFactorSchema,
  endSecondFactorSchema,
  recoveryCodesSchema,
} from './second-factor.ts';

const tags = ['Accounts'];

export const secondFactorCalls = {
  begin: defineCall({
    method: 'post',
    path: '/account/second-factor',
    tags,
    summary: 'A secret for an app that makes codes; counts once a code has confirmed it',
    request: { body: jsonBody(beginSecondFactorSchema) },
    responses: answers({ 200: jsonAnswer(begunSecondFactorSchema, 'The secret, shown once') }),
  }),
  confirm: defineCall({
    method: 'post',
    path: '/account/second-factor/confirm',
    tags,
    summary: 'Make sign-in ask for a code from now on; ends every other session',
    request: { body: jsonBody(confirmSecondFactorSchema) },
    responses: answers({ 200: jsonAnswer(recoveryCodesSchema, 'Recovery codes, shown once') }),
  }),
  end: defineCall({
    method: 'post',
    path: '/account/second-factor/end',
    tags,
    summary: 'Sign-in asks for the password alone again',
    request: { body: jsonBody(endSecondFactorSchema) },
    responses: answers(NO_CONTENT),
  }),
};
