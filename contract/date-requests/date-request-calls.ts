import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody } from '../define-call.ts';
import { matchSchema } from '../matches/match.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  answerDateRequestSchema,
  answerDateSchema,
  askDateSchema,
  dateCheckQuerySchema,
  dateCheckSchema,
  dateRequestsSchema,
  decideDateRequestSchema,
  openDateRequestSchema,
  openedDateRequestSchema,
  sendDateRequestSchema,
} from './date-request.ts';

const tags = ['Schedule'];
const requestParams = z.object({
  id: idSchema,
  request: idSchema.describe('The id of the request'),
});
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
      'A request may be made until two days before the match, of a postponed match at any time; one request of a match at a time. The other team answers, the office of the league decides.',
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
    summary: 'Withdraw the request of one’s own team that nobody has decided',
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
  openOwn: defineCall({
    method: 'get',
    path: '/matches/{id}/own-date-request',
    tags,
    summary: 'The newest request for another date of a match, as the coach of one of its teams',
    request: { params: idParamSchema },
    responses: opened,
  }),
  sendOwn: defineCall({
    method: 'post',
    path: '/matches/{id}/own-date-request',
    tags,
    summary: 'Ask for another date of a match (the coach of one of its teams)',
    description: "The same as by a captain's link.",
    request: { params: idParamSchema, body: jsonBody(askDateSchema) },
    responses: opened,
  }),
  answerOwn: defineCall({
    method: 'post',
    path: '/matches/{id}/own-date-request/answer',
    tags,
    summary: 'Agree to another date, or say why not (the coach of the other team)',
    request: { params: idParamSchema, body: jsonBody(answerDateSchema) },
    responses: opened,
  }),
  withdrawOwn: defineCall({
    method: 'post',
    path: '/matches/{id}/own-date-request/withdrawal',
    tags,
    summary: 'Withdraw the request of one’s own team that nobody has decided (its coach)',
    request: { params: idParamSchema },
    responses: opened,
  }),
  check: defineCall({
    method: 'get',
    path: '/matches/{id}/date-requests/{request}/clashes',
    tags,
    summary: 'Obstacles to the date that a team asks for (admin, secretaries)',
    description:
      'Teams, officials and courts that are wanted twice, as after a move; matches of either team within a day; officials who are away.',
    request: { params: requestParams, query: dateCheckQuerySchema },
    responses: answers({ 200: jsonAnswer(dateCheckSchema, 'Nothing, where the list is empty') }),
  }),
  decide: defineCall({
    method: 'post',
    path: '/matches/{id}/date-requests/{request}/decision',
    tags,
    summary: 'Move the match to the date that was asked for, or refuse it (admin, secretaries)',
    description:
      'An accepted request moves the match as every other way does: followers, calendars and officials hear of it. A postponed match is planned again.',
    request: {
      params: requestParams,
      body: jsonBody(decideDateRequestSchema),
    },
    responses: answers({ 200: jsonAnswer(matchSchema, 'The match') }),
  }),
};
