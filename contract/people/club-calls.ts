import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema } from '../primitives.ts';
import {
  clubDetailSchema,
  clubListQuerySchema,
  clubListSchema,
  createClubSchema,
  updateClubSchema,
} from './club.ts';

const tags = ['Clubs'];
const clubAnswer = jsonAnswer(clubDetailSchema, 'The club with its teams');
const params = idParamSchema;

export const clubCalls = {
  list: defineCall({
    method: 'get',
    path: '/clubs',
    tags,
    summary: 'Clubs by name',
    request: { query: clubListQuerySchema },
    responses: answers({ 200: jsonAnswer(clubListSchema, 'A page of clubs') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/clubs/{id}',
    tags,
    summary: 'One club with its teams and the leagues of each',
    request: { params },
    responses: answers({ 200: clubAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/clubs',
    tags,
    summary: 'New club (admin)',
    description: 'A team comes into a club by its own `club`.',
    request: { body: jsonBody(createClubSchema) },
    responses: answers({ 201: clubAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/clubs/{id}',
    tags,
    summary: 'Change a club (admin; its managers all but its name)',
    request: { params, body: jsonBody(updateClubSchema) },
    responses: answers({ 200: clubAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/clubs/{id}',
    tags,
    summary: 'Archive a club (admin); its teams stay, without it',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
};
