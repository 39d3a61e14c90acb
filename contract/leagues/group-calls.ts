import { z } from 'zod';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import { createGroupSchema, groupListSchema, groupSchema } from './league.ts';

const tags = ['Groups'];
const groupAnswer = jsonAnswer(groupSchema, 'The group with its teams');
const groupParams = z.object({ id: idSchema, gid: idSchema });
const teamParams = z.object({ id: idSchema, gid: idSchema, teamId: idSchema });

export const groupCalls = {
  list: defineCall({
    method: 'get',
    path: '/leagues/{id}/groups',
    tags,
    summary: "A league's groups by name",
    request: { params: idParamSchema },
    responses: answers({ 200: jsonAnswer(groupListSchema, 'All groups') }),
  }),
  create: defineCall({
    method: 'post',
    path: '/leagues/{id}/groups',
    tags,
    summary: 'New group (admin)',
    request: { params: idParamSchema, body: jsonBody(createGroupSchema) },
    responses: answers({ 201: groupAnswer }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/leagues/{id}/groups/{gid}',
    tags,
    summary: 'Delete a group (admin); its matches stay',
    request: { params: groupParams },
    responses: answers(NO_CONTENT),
  }),
  addTeam: defineCall({
    method: 'post',
    path: '/leagues/{id}/groups/{gid}/teams/{teamId}',
    tags,
    summary: 'Put a team into a group (admin); it is in one group of a league',
    request: { params: teamParams },
    responses: answers({ 200: groupAnswer }),
  }),
  removeTeam: defineCall({
    method: 'delete',
    path: '/leagues/{id}/groups/{gid}/teams/{teamId}',
    tags,
    summary: 'Take a team out of a group (admin)',
    request: { params: teamParams },
    responses: answers(NO_CONTENT),
  }),
};
