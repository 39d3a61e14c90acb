import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { matchSchema } from '../matches/match.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  answerDateRequestSchema,
  dateRequestsSchema,
  decideDateRequestSchema,
  openDateRequestSchema,
  openedDateRequestSchema,
  sendDateRequestSchema,
} from './date-request.ts';

const tags = ['Schedule'];
const opened = answers({ 200: jsonAnswer(openedDateRequestSchema, 'The match and the request') });

export const dateRequestCalls = {
  open: defineCall({
    method: 'post',
    path: '/date-requests/opened',
    tags,
    summary: "Open a captain's link: the newest request for another date of the match",
    request: { body: jsonBody(openDateRequestSchema) },
    responses: opened,
  }),
  send: defineCall({
    method: 'post',
    path: '/date-requests',
    tags,
    summary: "Ask for another date of a match by a captain's link",
    description:
      'Until two days before the match, of a postponed match at any time; one request of a match at a time. The other team answers, the office of the league decides.',
    request: { body: jsonBody(sendDateRequestSchema) },
    responses: opened,
  }),
  answer: defineCall({
    method: 'post',
    path: '/date-requests/answer',
    tags,
    summary: 'Agree to another date, or say why not, by the link of the other captain',
    request: { body: jsonBody(answerDateRequestSchema) },
    responses: opened,
  }),
  withdraw: defineCall({
    method: 'post',
    path: '/date-requests/withdrawal',
    tags,
    summary: 'Withdraw the request of the own team that nobody has decided',
    request: { body: jsonBody(openDateRequestSchema) },
    responses: opened,
  }),
  list: defineCall({
    method: 'get',
    path: '/matches/{id}/date-requests',
    tags,
    summary: 'The requests for another date of a match (admin, its secretaries)',
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(dateRequestsSchema, 'The requests') }),
  }),
  decide: defineCall({
    method: 'post',
    path: '/matches/{id}/date-requests/{request}/decision',
    tags,
    summary: 'Move the match to the date that was asked for, or refuse it (admin, secretaries)',
    description:
      'An accepted request moves the match as every other way does: followers, calendars and officials hear of it. A postponed match is planned again.',
    request: {
      params: z.object({ id: idSchema, request: idSchema.describe('The id of the request') }),
      body: jsonBody(decideDateRequestSchema),
    },
    responses: answers({ 200: jsonAnswer(matchSchema, 'The match') }),
  }),
};
