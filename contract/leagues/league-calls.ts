import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  copyLeagueSchema,
  createLeagueSchema,
  leagueDetailSchema,
  leagueListQuerySchema,
  leagueListSchema,
  updateLeagueSchema,
} from './league.ts';

const tags = ['Leagues'];
const leagueAnswer = jsonAnswer(leagueDetailSchema, 'The league with its teams and groups');
const params = idParamSchema;
const teamParams = z.object({ id: idSchema, teamId: idSchema });

export const leagueCalls = {
  list: defineCall({
    method: 'get',
    path: '/leagues',
    tags,
    summary: 'Leagues by name',
    request: { query: leagueListQuerySchema },
    responses: answers({ 200: jsonAnswer(leagueListSchema, 'A page of leagues') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/leagues/{id}',
    tags,
    summary: 'One league with its teams and groups',
    request: { params },
    responses: answers({ 200: leagueAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/leagues',
    tags,
    summary: 'New league (admin)',
    request: { body: jsonBody(createLeagueSchema) },
    responses: answers({ 201: leagueAnswer }),
  }),
  copy: defineCall({
    method: 'post',
    path: '/leagues/{id}/copies',
    tags,
    summary: 'The same league again, for another season (admin)',
    request: { params, body: jsonBody(copyLeagueSchema) },
    responses: answers({ 201: leagueAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/leagues/{id}',
    tags,
    summary: 'Change a league (admin)',
    request: { params, body: jsonBody(updateLeagueSchema) },
    responses: answers({ 200: leagueAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/leagues/{id}',
    tags,
    summary: 'Archive a league (admin)',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  addTeam: defineCall({
    method: 'post',
    path: '/leagues/{id}/teams/{teamId}',
    tags,
    summary: 'Enter a team (admin)',
    request: { params: teamParams },
    responses: answers({ 200: leagueAnswer }),
  }),
  removeTeam: defineCall({
    method: 'delete',
    path: '/leagues/{id}/teams/{teamId}',
    tags,
    summary: 'Take a team without fixtures out (admin)',
    request: { params: teamParams },
    responses: answers(NO_CONTENT),
  }),
};
