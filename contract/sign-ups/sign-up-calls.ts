import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  decideSignUpSchema,
  newSignUpLinkSchema,
  openedSignUpSchema,
  openSignUpSchema,
  sendSignUpSchema,
  sentSignUpSchema,
  signUpLinkSchema,
  signUpSchema,
  signUpsSchema,
} from './sign-up.ts';

const tags = ['Teams'];
const params = idParamSchema;

export const signUpCalls = {
  share: defineCall({
    method: 'post',
    path: '/teams/{id}/sign-up-links',
    tags,
    summary: 'A private link by which players sign up for a team (admin, its coach, secretaries)',
    request: { params, body: jsonBody(newSignUpLinkSchema) },
    responses: answers({ 201: jsonAnswer(signUpLinkSchema, 'The link; its token is shown once') }),
  }),
  unshare: defineCall({
    method: 'delete',
    path: '/teams/{id}/sign-up-links',
    tags,
    summary: 'End all links by which players sign up (admin, its coach, secretaries)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  list: defineCall({
    method: 'get',
    path: '/teams/{id}/sign-ups',
    tags,
    summary: 'People who signed up for a team (admin, its coach, secretaries)',
    request: { params },
    responses: answers({ 200: jsonAnswer(signUpsSchema, 'The people') }),
  }),
  decide: defineCall({
    method: 'post',
    path: '/teams/{id}/sign-ups/{entry}/decision',
    tags,
    summary: 'Take a person into the team, or refuse (admin, its coach, secretaries)',
    request: {
      params: z.object({ id: idSchema, entry: idSchema }),
      body: jsonBody(decideSignUpSchema),
    },
    responses: answers({ 200: jsonAnswer(signUpSchema, 'The decided sign-up') }),
  }),
  open: defineCall({
    method: 'post',
    path: '/sign-ups/opened',
    tags,
    summary: 'Open a private link: the form of a team, or what became of a sign-up',
    request: { body: jsonBody(openSignUpSchema) },
    responses: answers({ 200: jsonAnswer(openedSignUpSchema, 'The form or the sign-up') }),
  }),
  send: defineCall({
    method: 'post',
    path: '/sign-ups',
    tags,
    summary: 'Sign up for a team by its private link; a parent agrees for a player under 18',
    request: { body: jsonBody(sendSignUpSchema) },
    responses: answers({ 201: jsonAnswer(sentSignUpSchema, 'A link to what becomes of it') }),
  }),
};
