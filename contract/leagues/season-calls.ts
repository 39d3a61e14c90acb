import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  createSeasonSchema,
  seasonListQuerySchema,
  seasonListSchema,
  seasonSchema,
  updateSeasonSchema,
} from './season.ts';

const tags = ['Seasons'];
const seasonAnswer = jsonAnswer(seasonSchema, 'The season');
const params = idParamSchema;

export const seasonCalls = {
  list: defineCall({
    method: 'get',
    path: '/seasons',
    tags,
    summary: 'Seasons, the newest first',
    request: { query: seasonListQuerySchema },
    responses: answers({ 200: jsonAnswer(seasonListSchema, 'A page of seasons') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/seasons/{id}',
    tags,
    summary: 'One season; its leagues are at `GET /leagues?season={id}`',
    request: { params },
    responses: answers({ 200: seasonAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/seasons',
    tags,
    summary: 'New season (admin)',
    description: 'A league comes into a season by its own `season`.',
    request: { body: jsonBody(createSeasonSchema) },
    responses: answers({ 201: seasonAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/seasons/{id}',
    tags,
    summary: 'Change a season (admin)',
    request: { params, body: jsonBody(updateSeasonSchema) },
    responses: answers({ 200: seasonAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/seasons/{id}',
    tags,
    summary: 'Archive a season (admin); its leagues stay, without it',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};
