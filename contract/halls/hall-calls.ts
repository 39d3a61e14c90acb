import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { branchChoiceSchema, parkedBranchSchema } from '../matches/parked-branch.ts';
import { idParamSchema, idSchema, listOf } from '../primitives.ts';
import {
  createdLoanSchema,
  createLoanSchema,
  endLoanSchema,
  extendLoanSchema,
  hallChoiceSchema,
  hallLoanListSchema,
  hallLoanSchema,
  hallPackageSchema,
  hallSchema,
  matchLoanSchema,
  ownLoanSchema,
} from './hall.ts';

import {
  changeVerdictsSchema,
  decideChangeSchema,
  hallChangeListSchema,
  sendChangesSchema,
} from './hall-changes.ts';

const tags = ['Halls'];
const loan = z.object({ id: idSchema, loan: idSchema });
const branch = z.object({ id: idSchema, branch: idSchema });
const stories = answers({ 200: jsonAnswer(listOf(parkedBranchSchema), 'Open ones first') });
const changed = answers({ 200: jsonAnswer(hallLoanSchema, 'The loan') });

export const loanCalls = {
  list: defineCall({
    method: 'get',
    path: '/leagues/{id}/loans',
    tags,
    summary: 'The halls to which matches of a league are or were lent (admin, its secretaries)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(hallLoanListSchema, 'The newest first') }),
  }),
  create: defineCall({
    method: 'post',
    path: '/leagues/{id}/loans',
    tags,
    summary: 'A token with which a server in a hall takes matches along (admin, its secretaries)',
    description:
      'The matches are lent when the hall comes for them, by `wavu hall take`. From then on only the hall writes their logs, until the loan ends: by the hall, by a secretary, or by itself hours after the last match.',
    request: { params: idParamSchema, body: jsonBody(createLoanSchema) },
    responses: answers({ 201: jsonAnswer(createdLoanSchema, 'The token is shown once') }),
  }),
  end: defineCall({
    method: 'post',
    path: '/leagues/{id}/loans/{loan}/end',
    tags,
    summary: 'Break a loan: from now on the site writes (admin, its secretaries)',
    description:
      'Entries that the hall sends afterwards are parked at the match, where somebody chooses.',
    request: { params: loan, body: jsonBody(endLoanSchema) },
    responses: changed,
  }),
  extend: defineCall({
    method: 'post',
    path: '/leagues/{id}/loans/{loan}/extension',
    tags,
    summary: 'Let a loan end at another time (admin, its secretaries)',
    request: { params: loan, body: jsonBody(extendLoanSchema) },
    responses: changed,
  }),
  changes: defineCall({
    method: 'get',
    path: '/leagues/{id}/loans/{loan}/changes',
    tags,
    summary: 'New matches and changes of rosters that a hall has sent (admin, its secretaries)',
    request: { params: loan },
    responses: answers({ 200: jsonAnswer(hallChangeListSchema, 'Those that wait first') }),
  }),
  decide: defineCall({
    method: 'post',
    path: '/leagues/{id}/loans/{loan}/changes/{change}/decision',
    tags,
    summary:
      'Decide about a change that waits: the hall’s word or the site’s (admin, its secretaries)',
    request: { params: loan.extend({ change: idSchema }), body: jsonBody(decideChangeSchema) },
    responses: answers({ 200: jsonAnswer(hallChangeListSchema, 'All changes of the loan') }),
  }),
  ofMatch: defineCall({
    method: 'get',
    path: '/matches/{id}/loan',
    tags,
    summary: 'The hall to which a match is lent (admin, secretaries of its league)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(matchLoanSchema, 'Null: it is not lent') }),
  }),
};

export const ownLoanCalls = {
  read: defineCall({
    method: 'get',
    path: '/loan',
    tags,
    summary: 'The loan of the hall that asks (its token)',
    responses: answers({ 200: jsonAnswer(ownLoanSchema, 'The loan, with the pen of each match') }),
  }),
  take: defineCall({
    method: 'post',
    path: '/loan/taking',
    tags,
    summary: 'Take the matches of a loan along, with all that they need (a hall’s token)',
    description: 'May be repeated: matches that were planned since come along, pens stay.',
    responses: answers({ 200: jsonAnswer(hallPackageSchema, 'Rows with the ids of the site') }),
  }),
  sendChanges: defineCall({
    method: 'post',
    path: '/loan/changes',
    tags,
    summary: 'Send new matches and changes of rosters (a hall’s token); idempotent',
    description:
      'Each stands for itself: it is taken whole, or waits at the site with the reason. A revision that the site knows already, or an older one, changes nothing.',
    request: { body: jsonBody(sendChangesSchema) },
    responses: answers({ 200: jsonAnswer(changeVerdictsSchema, 'A verdict on each') }),
  }),
  readChanges: defineCall({
    method: 'get',
    path: '/loan/changes',
    tags,
    summary: 'The verdicts on all that the hall has sent (its token)',
    responses: answers({ 200: jsonAnswer(changeVerdictsSchema, 'Also those decided since') }),
  }),
  stories: defineCall({
    method: 'get',
    path: '/loan/matches/{id}/parked',
    tags,
    summary: 'The stories of a match that is or was lent (a hall’s token)',
    request: { params: idParamSchema },
    responses: stories,
  }),
  chooseStory: defineCall({
    method: 'post',
    path: '/loan/matches/{id}/parked/{branch}/choice',
    tags,
    summary: 'Choose between two stories in the hall (its token), until three days after the loan',
    request: { params: branch, body: jsonBody(hallChoiceSchema) },
    responses: stories,
  }),
  giveBack: defineCall({
    method: 'post',
    path: '/loan/return',
    tags,
    summary: 'End the loan, once everything is sent (a hall’s token)',
    responses: answers(NO_CONTENT),
  }),
};

export const hallCalls = {
  read: defineCall({
    method: 'get',
    path: '/hall',
    tags,
    summary:
      'List the addresses and the matches of the server in a hall, and what the site has (admin)',
    responses: answers({ 200: jsonAnswer(hallSchema, 'The hall') }),
  }),
  stories: defineCall({
    method: 'get',
    path: '/hall/matches/{id}/parked',
    tags,
    summary: 'Show, at the server in a hall, the stories of a match as its site has them (admin)',
    request: { params: idParamSchema },
    responses: stories,
  }),
  chooseStory: defineCall({
    method: 'post',
    path: '/hall/matches/{id}/parked/{branch}/choice',
    tags,
    summary: 'Choose, at the server in a hall, between two stories at the site (admin)',
    request: { params: branch, body: jsonBody(branchChoiceSchema) },
    responses: stories,
  }),
  giveBack: defineCall({
    method: 'post',
    path: '/hall/return',
    tags,
    summary: 'Give the matches of the server in a hall back once all is sent (admin)',
    responses: answers(NO_CONTENT),
  }),
};
