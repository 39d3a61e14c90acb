import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, listOf } from '../primitives.ts';
import { matchSchema } from './match.ts';
import { enterPinSchema, openedLinkSchema, scorerLinkSchema } from './scorer-link.ts';

const tags = ['Scorer links'];
const params = idParamSchema;

export const scorerLinkCalls = {
  share: defineCall({
    method: 'post',
    path: '/matches/{id}/scorer-links',
    tags,
    summary: 'A link and a PIN that score this match without an account (admin)',
    request: { params },
    responses: answers({
      201: jsonAnswer(scorerLinkSchema, 'The link; its token and PIN are shown once'),
    }),
  }),
  unshare: defineCall({
    method: 'delete',
    path: '/matches/{id}/scorer-links',
    tags,
    summary: "End all of a match's scorer links and PINs (admin)",
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  mine: defineCall({
    method: 'get',
    path: '/me/scoring',
    tags,
    summary: 'Open matches of these days that one may score (signed in)',
    responses: answers({ 200: jsonAnswer(listOf(matchSchema), 'The matches, all at once') }),
  }),
  enter: defineCall({
    method: 'post',
    path: '/scorer-pins',
    tags,
    summary: "Exchange a PIN for a scorer link of one's own; failed tries are limited",
    request: { body: jsonBody(enterPinSchema) },
    responses: answers({ 200: jsonAnswer(openedLinkSchema, 'The match, and the token for it') }),
  }),
};
