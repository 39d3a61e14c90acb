import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, listOf } from '../primitives.ts';
import {
  claimListQuerySchema,
  decideClaimSchema,
  makeClaimSchema,
  ownClaimSchema,
  playerAccountSchema,
  waitingClaimSchema,
} from './claim.ts';

const tags = ['Claims'];
const params = idParamSchema;

export const claimCalls = {
  mine: defineCall({
    method: 'get',
    path: '/me/claims',
    tags,
    summary: 'Player records that one has asked for (signed in)',
    responses: answers({ 200: jsonAnswer(listOf(ownClaimSchema), 'The claims, all at once') }),
  }),
  make: defineCall({
    method: 'post',
    path: '/players/{id}/claims',
    tags,
    summary: 'Say that a player record is oneself (signed in)',
    request: { params, body: jsonBody(makeClaimSchema) },
    responses: answers({ 201: jsonAnswer(ownClaimSchema, 'The claim') }),
  }),
  waiting: defineCall({
    method: 'get',
    path: '/claims',
    tags,
    summary: 'Open claims that one may decide (admin; the coach of the record’s team)',
    request: { query: claimListQuerySchema },
    responses: answers({ 200: jsonAnswer(listOf(waitingClaimSchema), 'The oldest first') }),
  }),
  decide: defineCall({
    method: 'post',
    path: '/claims/{id}/decision',
    tags,
    summary: 'Give the record to the claimant, or not (admin, the coach of the record’s team)',
    request: { params, body: jsonBody(decideClaimSchema) },
    responses: answers(NO_CONTENT),
  }),
  withdraw: defineCall({
    method: 'delete',
    path: '/claims/{id}',
    tags,
    summary: 'Take one’s own open claim back',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  account: defineCall({
    method: 'get',
    path: '/players/{id}/account',
    tags,
    summary: 'The account of a record (admin, the coach, the player)',
    request: { params },
    responses: answers({ 200: jsonAnswer(playerAccountSchema, 'The account, or none') }),
  }),
  unlink: defineCall({
    method: 'delete',
    path: '/players/{id}/account',
    tags,
    summary: 'Take a record from its account again (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};
