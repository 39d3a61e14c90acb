import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  createdLoanSchema,
  createLoanSchema,
  endLoanSchema,
  extendLoanSchema,
  hallLoanListSchema,
  hallLoanSchema,
  hallPackageSchema,
  hallSchema,
  matchLoanSchema,
  ownLoanSchema,
} from './hall.ts';

const tags = ['Halls'];
const loan = z.object({ id: idSchema, loan: idSchema });
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
    summary: 'At the server in a hall: its addresses, its matches, and what the site has (admin)',
    responses: answers({ 200: jsonAnswer(hallSchema, 'The hall') }),
  }),
  giveBack: defineCall({
    method: 'post',
    path: '/hall/return',
    tags,
    summary: 'At the server in a hall: give the matches back once all is sent (admin)',
    responses: answers(NO_CONTENT),
  }),
};
