import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import {
  smsBudgetParamSchema,
  smsBudgetSchema,
  smsReportSchema,
  smsStateSchema,
  smsTestAnswerSchema,
  smsTestSchema,
  smsWaySchema,
} from './sms.ts';

const tags = ['SMS'];

export const smsCalls = {
  way: defineCall({
    method: 'get',
    path: '/sms',
    tags,
    summary: 'The numbers that people write to for results, the price of a text, the code to dial',
    responses: answers({ 200: jsonAnswer(smsWaySchema, 'Null where none is answered') }),
  }),
  report: defineCall({
    method: 'get',
    path: '/sms/report',
    tags,
    summary: 'Messages by day and outcome, their cost, and the budgets (admin)',
    responses: answers({ 200: jsonAnswer(smsReportSchema, 'Counts, never a number of a person') }),
  }),
  state: defineCall({
    method: 'put',
    path: '/sms/state',
    tags,
    summary: 'Stop all messages by SMS, or let them go out again (admin)',
    request: { body: jsonBody(smsStateSchema) },
    responses: answers(NO_CONTENT),
  }),
  budget: defineCall({
    method: 'put',
    path: '/sms/budgets/{budget}',
    tags,
    summary: 'Set the budget of a day for a league or the site (admin)',
    request: { params: smsBudgetParamSchema, body: jsonBody(smsBudgetSchema) },
    responses: answers(NO_CONTENT),
  }),
  test: defineCall({
    method: 'post',
    path: '/sms/test',
    tags,
    summary: 'Send a test message to a number (admin)',
    request: { body: jsonBody(smsTestSchema) },
    responses: answers({ 200: jsonAnswer(smsTestAnswerSchema, 'The outcome of the test') }),
  }),
};
