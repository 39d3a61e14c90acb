import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  assignCourtSchema,
  assignOfficialsSchema,
  courtAssignedSchema,
  createOfficialSchema,
  matchOfficialListSchema,
  officialSchema,
  updateOfficialSchema,
} from './official.ts';

const tags = ['Officials'];
const officialAnswer = jsonAnswer(officialSchema, 'The official');
const crew = jsonAnswer(matchOfficialListSchema, 'The officials of the match: names and duties');
const params = idParamSchema;

export const officialCalls = {
  one: defineCall({
    method: 'get',
    path: '/officials/{id}',
    tags,
    summary: 'One official (admin)',
    request: { params },
    responses: answers({ 200: officialAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/officials',
    tags,
    summary: 'New official (admin)',
    request: { body: jsonBody(createOfficialSchema) },
    responses: answers({ 201: officialAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/officials/{id}',
    tags,
    summary: 'Change an official (admin)',
    request: { params, body: jsonBody(updateOfficialSchema) },
    responses: answers({ 200: officialAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/officials/{id}',
    tags,
    summary: 'Archive an official (admin); matches keep the name',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  ofMatch: defineCall({
    method: 'get',
    path: '/matches/{id}/officials',
    tags,
    summary: "A match's officials by name and duty",
    request: { params },
    responses: answers({ 200: crew }),
  }),
  assignCourt: defineCall({
    method: 'post',
    path: '/leagues/{id}/crews',
    tags,
    summary: 'The same officials for all matches of a court on a day (admin, its secretary)',
    request: { params, body: jsonBody(assignCourtSchema) },
    responses: answers({ 200: jsonAnswer(courtAssignedSchema, 'The matches, as they were') }),
  }),
  assign: defineCall({
    method: 'put',
    path: '/matches/{id}/officials',
    tags,
    summary: "A match's officials, the whole list (admin); its scorers may score it",
    request: { params, body: jsonBody(assignOfficialsSchema) },
    responses: answers({ 200: crew }),
  }),
};
