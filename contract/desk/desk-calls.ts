import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import {
  courtLinksSchema,
  endCourtLinksSchema,
  makeCourtLinksSchema,
  openCourtSchema,
  openedCourtSchema,
} from './court-link.ts';
import {
  assignDaySchema,
  changeParamsSchema,
  deskChangeSchema,
  deskPlansSchema,
  deskQuerySchema,
  deskSchema,
  makeChangeSchema,
  planRequestSchema,
} from './desk.ts';

const tags = ['Day desk'];

export const deskCalls = {
  get: defineCall({
    method: 'get',
    path: '/desk',
    tags,
    summary: 'All courts of a venue on a day: what runs, comes next and is late (secretaries)',
    request: { query: deskQuerySchema },
    responses: answers({ 200: jsonAnswer(deskSchema, 'The courts and their matches') }),
  }),
  plan: defineCall({
    method: 'post',
    path: '/desk/plans',
    tags,
    summary: 'The day as it would be after a move, a delay or the loss of a court (secretaries)',
    description: 'Changes nothing. The best plan comes first.',
    request: { body: jsonBody(planRequestSchema) },
    responses: answers({ 200: jsonAnswer(deskPlansSchema, 'The plans, or none to be made') }),
  }),
  change: defineCall({
    method: 'post',
    path: '/desk/changes',
    tags,
    summary: 'Make the moves of a plan, all or none (secretaries)',
    request: { body: jsonBody(makeChangeSchema) },
    responses: answers({ 201: jsonAnswer(deskChangeSchema, 'The change, to be taken back by') }),
  }),
  undo: defineCall({
    method: 'post',
    path: '/desk/changes/{id}/undo',
    tags,
    summary: 'Take a change of the desk back, all of it or nothing (secretaries)',
    request: { params: changeParamsSchema },
    responses: answers({ 200: jsonAnswer(deskChangeSchema, 'The change that was taken back') }),
  }),
  crews: defineCall({
    method: 'post',
    path: '/desk/crews',
    tags,
    summary: 'Give courts their officials for all matches of a day (secretaries)',
    request: { body: jsonBody(assignDaySchema) },
    responses: answers({ 201: jsonAnswer(deskChangeSchema, 'The change, to be taken back by') }),
  }),
  link: defineCall({
    method: 'post',
    path: '/desk/links',
    tags,
    summary: 'A scorer link of each court of a venue for a day (secretaries)',
    request: { body: jsonBody(makeCourtLinksSchema) },
    responses: answers({ 201: jsonAnswer(courtLinksSchema, 'The links; tokens are shown once') }),
  }),
  endLinks: defineCall({
    method: 'delete',
    path: '/desk/links',
    tags,
    summary: 'End the links of the courts of a venue for a day (secretaries)',
    request: { query: endCourtLinksSchema },
    responses: answers(NO_CONTENT),
  }),
  open: defineCall({
    method: 'post',
    path: '/court-links/next',
    tags,
    summary: "Exchange a court's link for a scorer link of the match that is next there",
    request: { body: jsonBody(openCourtSchema) },
    responses: answers({ 200: jsonAnswer(openedCourtSchema, 'The match, and the token for it') }),
  }),
};
