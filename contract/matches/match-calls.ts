import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  createMatchSchema,
  matchListQuerySchema,
  matchListSchema,
  matchSchema,
  ownMatchQuerySchema,
  updateMatchSchema,
} from './match.ts';

const tags = ['Matches'];
const matchAnswer = jsonAnswer(matchSchema, 'The match');
const params = idParamSchema;

export const matchCalls = {
  list: defineCall({
    method: 'get',
    path: '/matches',
    tags,
    summary: 'Matches in order of their start',
    request: { query: matchListQuerySchema },
    responses: answers({ 200: jsonAnswer(matchListSchema, 'A page of matches') }),
  }),
  mine: defineCall({
    method: 'get',
    path: '/me/matches',
    tags,
    summary: 'Matches of the teams that one plays for or coaches (signed in)',
    request: { query: ownMatchQuerySchema },
    responses: answers({ 200: jsonAnswer(matchListSchema, 'A page of matches') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/matches/{id}',
    tags,
    summary: 'One match',
    request: { params },
    responses: answers({ 200: matchAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/matches',
    tags,
    summary: 'New match (admin)',
    request: { body: jsonBody(createMatchSchema) },
    responses: answers({ 201: matchAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/matches/{id}',
    tags,
    summary: 'Reschedule or correct a fixture (admin)',
    request: { params, body: jsonBody(updateMatchSchema) },
    responses: answers({ 200: matchAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/matches/{id}',
    tags,
    summary: 'Archive a match (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};
