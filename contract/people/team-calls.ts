import { z } from 'zod';
import { invitedUserSchema } from '../accounts/user.ts';
import { answers, defineCall, jsonAnswer, jsonBody, NO_CONTENT } from '../define-call.ts';
import { idParamSchema, idSchema } from '../primitives.ts';
import {
  addPlayerToTeamSchema,
  createTeamSchema,
  inviteCoachSchema,
  teamDetailSchema,
  teamListQuerySchema,
  teamListSchema,
  updateTeamSchema,
} from './team.ts';
import { teamRequestSchema } from './team-request.ts';

const tags = ['Teams'];
const teamAnswer = jsonAnswer(teamDetailSchema, 'The team with its players');
const params = idParamSchema;
const rosterParams = z.object({ id: idSchema, playerId: idSchema });

export const teamCalls = {
  list: defineCall({
    method: 'get',
    path: '/teams',
    tags,
    summary: 'Teams by name',
    request: { query: teamListQuerySchema },
    responses: answers({ 200: jsonAnswer(teamListSchema, 'A page of teams') }),
  }),
  mine: defineCall({
    method: 'get',
    path: '/me/teams',
    tags,
    summary: 'The teams that one coaches (signed in)',
    responses: answers({ 200: jsonAnswer(teamListSchema, 'The teams, all at once') }),
  }),
  one: defineCall({
    method: 'get',
    path: '/teams/{id}',
    tags,
    summary: 'One team with coachName and players',
    request: { params },
    responses: answers({ 200: teamAnswer }),
  }),
  create: defineCall({
    method: 'post',
    path: '/teams',
    tags,
    summary: 'New team (admin)',
    request: { body: jsonBody(createTeamSchema) },
    responses: answers({ 201: teamAnswer }),
  }),
  update: defineCall({
    method: 'patch',
    path: '/teams/{id}',
    tags,
    summary: 'Change a team (admin, its coach)',
    request: { params, body: jsonBody(updateTeamSchema) },
    responses: answers({ 200: teamAnswer }),
  }),
  inviteCoach: defineCall({
    method: 'post',
    path: '/teams/{id}/coach-invitation',
    tags,
    summary: 'Make an account for the coach whom a team names without one (admin)',
    description:
      'The coach gets the account by that name, and the team is given to it, as after an import. The link opens the account once within 72 hours; it is answered now and kept nowhere.',
    request: { params, body: jsonBody(inviteCoachSchema) },
    responses: answers({ 201: jsonAnswer(invitedUserSchema, 'The coach, and the link') }),
  }),
  remove: defineCall({
    method: 'delete',
    path: '/teams/{id}',
    tags,
    summary: 'Archive a team (admin); fixtures keep the name',
    request: { params },
    responses: answers(NO_CONTENT),
  }),
  addPlayer: defineCall({
    method: 'post',
    path: '/teams/{id}/players',
    tags,
    summary:
      'Put a player into the team (admin, its coach), or ask for one: a player is in one team',
    request: { params, body: jsonBody(addPlayerToTeamSchema) },
    responses: answers({
      200: teamAnswer,
      202: jsonAnswer(teamRequestSchema, 'The player or an administrator is asked first'),
    }),
  }),
  removePlayer: defineCall({
    method: 'delete',
    path: '/teams/{id}/players/{playerId}',
    tags,
    summary: 'Take a player out of the team (admin, its coach)',
    request: { params: rosterParams },
    responses: answers(NO_CONTENT),
  }),
};
