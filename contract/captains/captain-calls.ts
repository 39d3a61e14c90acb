import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { matchSchema } from '../matches/match.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  captainLinksSchema,
  captainReportsSchema,
  chooseMatchesSchema,
  leagueCaptainLinksSchema,
  openCaptainSchema,
  openedCaptainSchema,
  publishReportSchema,
  sendCaptainReportSchema,
} from './captain.ts';
import { captainNumbersSchema, setCaptainNumbersSchema } from './captain-numbers.ts';

const tags = ['Scoring'];
const params = idParamSchema;

export const captainCalls = {
  share: defineCall({
    method: 'post',
    path: '/matches/{id}/captain-links',
    tags,
    summary:
      'A private link for each team by which its captain reports the result (admin, secretaries)',
    request: { params },
    responses: answers({
      201: jsonAnswer(captainLinksSchema, 'The links; their tokens are shown once'),
    }),
  }),
  shareDay: defineCall({
    method: 'post',
    path: '/leagues/{id}/captain-links',
    tags,
    summary: 'The same for all matches of a day that have no result (admin, its secretaries)',
    request: { params, body: jsonBody(chooseMatchesSchema) },
    responses: answers({
      201: jsonAnswer(leagueCaptainLinksSchema, 'The links; their tokens are shown once'),
    }),
  }),
  unshare: defineCall({
    method: 'delete',
    path: '/matches/{id}/captain-links',
    tags,
    summary: 'End all links of captains to a match (admin, its secretaries)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  list: defineCall({
    method: 'get',
    path: '/matches/{id}/captain-reports',
    tags,
    summary: 'The results that captains reported (admin, its secretaries)',
    request: { params },
    responses: answers({ 200: jsonAnswer(captainReportsSchema, 'The reports') }),
  }),
  publish: defineCall({
    method: 'post',
    path: '/matches/{id}/captain-reports/{report}/publication',
    tags,
    summary: 'Decide for the report of one team (admin, its secretaries)',
    request: {
      params: z.object({
        id: idSchema,
        report: idSchema.describe('The id of the report of one team'),
      }),
      body: jsonBody(publishReportSchema),
    },
    responses: answers({ 200: jsonAnswer(matchSchema, 'The match with its result') }),
  }),
  numbers: defineCall({
    method: 'get',
    path: '/leagues/{id}/captain-numbers',
    tags,
    summary:
      'The telephone numbers that report results of a league by SMS (admin, its secretaries)',
    request: { params },
    responses: answers({ 200: jsonAnswer(captainNumbersSchema, 'All teams of the league') }),
  }),
  setNumbers: defineCall({
    method: 'put',
    path: '/leagues/{id}/captain-numbers/{team}',
    tags,
    summary: 'Set the numbers that report for one team of a league (admin, its secretaries)',
    description:
      'A number stands for one team of a league: 422 `NUMBER_OF_OTHER_TEAM` where another team has it.',
    request: {
      params: z.object({ id: idSchema, team: idSchema.describe('The id of the team') }),
      body: jsonBody(setCaptainNumbersSchema),
    },
    responses: answers(NO_CONTENT),
  }),
  open: defineCall({
    method: 'post',
    path: '/captain-reports/opened',
    tags,
    summary: "Open a captain's link: the match, and the results that were reported",
    request: { body: jsonBody(openCaptainSchema) },
    responses: answers({ 200: jsonAnswer(openedCaptainSchema, 'The match and its reports') }),
  }),
  send: defineCall({
    method: 'post',
    path: '/captain-reports',
    tags,
    summary: "Report a result by a captain's link, or confirm what the other team reported",
    description:
      'The report of a team takes the place of the one before. Once both teams report the same, the result is published. Nothing is kept where the rules of the match refuse the result; 422 `MATCH_OVER` where the match has another result already.',
    request: { body: jsonBody(sendCaptainReportSchema) },
    responses: answers({ 200: jsonAnswer(openedCaptainSchema, 'The match and its reports') }),
  }),
};
