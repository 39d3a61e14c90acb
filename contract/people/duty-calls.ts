import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { cleanLine, idParamSchema, idSchema, listOf } from '../primitives.ts';
import {
  absenceSchema,
  addAbsenceSchema,
  answerDutySchema,
  candidateSchema,
  crewMemberSchema,
  dutiesSchema,
  dutyLinkSchema,
  officialDutySchema,
  ownCalendarSchema,
} from './duty.ts';

const tags = ['Officials'];
const params = idParamSchema;
const duties = jsonAnswer(dutiesSchema, 'The duties from today on, and the days away');

export const dutyCalls = {
  mine: defineCall({
    method: 'get',
    path: '/me/duties',
    tags,
    summary: "One's own duties (signed in, or by the private link of an official)",
    responses: answers({ 200: duties }),
  }),
  ofOfficial: defineCall({
    method: 'get',
    path: '/officials/{id}/duties',
    tags,
    summary: 'The duties of an official (admin, secretaries of leagues)',
    request: { params },
    responses: answers({ 200: duties }),
  }),
  answer: defineCall({
    method: 'post',
    path: '/matches/{id}/officials/{official}/answer',
    tags,
    summary: 'Accept or decline a duty (the official, or the organisers for them)',
    request: {
      params: z.object({ id: idSchema, official: idSchema }),
      body: jsonBody(answerDutySchema),
    },
    responses: answers({ 200: jsonAnswer(officialDutySchema, 'The duty with its answer') }),
  }),
  crew: defineCall({
    method: 'get',
    path: '/matches/{id}/crew',
    tags,
    summary: "A match's officials with their answers (admin, secretaries of its league)",
    request: { params },
    responses: answers({
      200: jsonAnswer(listOf(crewMemberSchema), 'Also those who declined'),
    }),
  }),
  candidates: defineCall({
    method: 'get',
    path: '/matches/{id}/candidates',
    tags,
    summary: 'Officials to assign, with their other duties of the day and days away',
    request: { params, query: z.object({ q: cleanLine(100).optional() }) },
    responses: answers({
      200: jsonAnswer(listOf(candidateSchema), 'The first 50, by name'),
    }),
  }),
  addAbsence: defineCall({
    method: 'post',
    path: '/officials/{id}/absences',
    tags,
    summary: 'Days on which an official cannot come (admin, the official)',
    request: { params, body: jsonBody(addAbsenceSchema) },
    responses: answers({ 201: jsonAnswer(absenceSchema, 'The days away') }),
  }),
  removeAbsence: defineCall({
    method: 'delete',
    path: '/officials/{id}/absences/{absence}',
    tags,
    summary: 'Take days away back (admin, the official)',
    request: { params: z.object({ id: idSchema, absence: idSchema }) },
    responses: answers(NO_CONTENT),
  }),
  share: defineCall({
    method: 'post',
    path: '/officials/{id}/links',
    tags,
    summary: 'A private link to the duties of an official (admin, secretaries of leagues)',
    request: { params },
    responses: answers({ 201: jsonAnswer(dutyLinkSchema, 'The link; its token is shown once') }),
  }),
  unshare: defineCall({
    method: 'delete',
    path: '/officials/{id}/links',
    tags,
    summary: 'End all links and calendars of an official (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  calendar: defineCall({
    method: 'post',
    path: '/me/calendar',
    tags,
    summary: "An address for a calendar of one's own matches and duties; it ends the one before",
    responses: answers({ 201: jsonAnswer(ownCalendarSchema, 'The address') }),
  }),
};
